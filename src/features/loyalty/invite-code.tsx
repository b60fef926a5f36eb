import { Copy, Share2 } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CallOutput } from "#shared/contract/index.ts";
import { useFormat } from "#src/i18n/format.ts";
import { Button } from "#src/ui/button.tsx";
import { flow } from "#src/ui/flow.ts";
import { Icon } from "#src/ui/icon.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { useCopy } from "#src/ui/use-copy.ts";

const well = css`
  display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px; padding: 12px 16px; border: 1px solid var(--line); border-radius: var(--r2); background: var(--sunken);
  & > span { flex: 1; min-width: 0; }
`;
const facts = css`display: grid; grid-template-columns: 1fr 1fr; gap: 8px; & dd { margin: 0; }`;

/** The code that others join by: copied, or handed on by what the device shares with. */
export function InviteCode({ standing }: { readonly standing: CallOutput<"member.ambassador"> }): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const { inviteCode, invited, rewarded } = standing;
  const { copied, copy } = useCopy(inviteCode);
  const canShare = typeof navigator.share === "function";
  // Turned away by the person, or by the device: the code stands here all the same.
  const share = (): void =>
    void navigator.share({ text: t("loyalty.shareText", { code: inviteCode }) }).catch(() => undefined);
  return (
    <>
      <div className={well}>
        <span>
          <span className={cx(text.small, text.ink2)} style={{ display: "block" }}>
            {t("loyalty.code")}
          </span>
          <b className={cx(text.mono, text.large)} dir="ltr">
            {inviteCode}
          </b>
        </span>
        <Button size="sm" onClick={() => void copy()}>
          <Icon of={Copy} size={16} />
          {t(copied ? "ui.copied" : "ui.copy")}
        </Button>
        {canShare && (
          <Button size="sm" onClick={share}>
            <Icon of={Share2} size={16} />
            {t("loyalty.share")}
          </Button>
        )}
      </div>
      <dl className={facts}>
        <div>
          <dt className={cx(text.small, text.ink2)}>{t("loyalty.invited")}</dt>
          <dd className={text.headline}>{format.count(invited)}</dd>
        </div>
        <div className={flow.grow}>
          <dt className={cx(text.small, text.ink2)}>{t("loyalty.rewarded")}</dt>
          <dd className={text.headline}>{format.count(rewarded)}</dd>
        </div>
      </dl>
    </>
  );
}
