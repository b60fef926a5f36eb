import { LogOut } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import { useMemberInfo } from "#src/entry/use-member-info.ts";
import { useClientStore } from "#src/state/client-store.ts";
import { Button, buttonClass } from "#src/ui/button.tsx";
import { CopyButton } from "#src/ui/copy-field.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { flow } from "#src/ui/flow.ts";
import { Icon } from "#src/ui/icon.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { AmbassadorPart } from "./ambassador-part.tsx";
import { Membership } from "./membership.tsx";
import { PermissionsPart } from "./permissions-part.tsx";
import { useAmbassador } from "./use-ambassador.ts";

const questionnairePath = "/questionnaire";
const parts = css`display: grid; gap: 20px; & > * + * { border-block-start: 1px solid var(--line); padding-block-start: 20px; }`;

export interface AccountPanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onLogOut: () => void;
}

/** Whoever pays this person is told it, so it is never the profile's, which nobody signs. */
function OwnUid({ uid }: { readonly uid: string }): ReactNode {
  const { t } = useTranslation();
  return (
    <div className={cx(flow.rowTight, text.small, text.ink2)}>
      <span>
        UID <bdi className={text.mono}>{uid || "—"}</bdi>
      </span>
      {uid !== "" && <CopyButton value={uid} label={t("loyalty.copyUid")} />}
    </div>
  );
}

/** Who is here: level, identity, kind of account, what they may do, and the ambassador programme. */
export default function AccountPanel({ open, onClose, onLogOut }: AccountPanelProps): ReactNode {
  const { t } = useTranslation();
  const user = useClientStore((state) => state.user);
  const ambassador = useAmbassador(open);
  const own = useMemberInfo({ enabled: open }).data;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<bdi>{user?.email || user?.mobile || own?.uid}</bdi>}
      footer={
        <div className={cx(flow.between, flow.wrap, flow.grow)}>
          <Link className={buttonClass("tertiary")} href={questionnairePath} onClick={onClose}>
            {t("nav.questionnaire")}
          </Link>
          <Button variant="secondary" onClick={onLogOut}>
            <Icon of={LogOut} />
            {t("ui.logOut")}
          </Button>
        </div>
      }
    >
      <div className={parts}>
        <div className={flow.stack3}>
          <OwnUid uid={own?.uid ?? ""} />
          <Membership isOpen={open} />
        </div>
        <PermissionsPart isOpen={open} />
        <AmbassadorPart ambassador={ambassador} />
      </div>
    </Dialog>
  );
}
