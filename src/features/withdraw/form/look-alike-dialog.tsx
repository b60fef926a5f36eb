import { BookUser, ChevronDown, ClipboardPaste, TriangleAlert } from "lucide";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { SimilarAddress } from "#shared/contract/withdraw-target.ts";
import { AnnouncedField } from "#src/entry/announced-field.tsx";
import { isAnnounced } from "#src/entry/announced-part.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { addressGroups } from "#src/ui/address-groups.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { flow } from "#src/ui/flow.ts";
import { Icon } from "#src/ui/icon.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { differing } from "./address-difference.ts";

const card = css`display: grid; gap: 6px; padding: 12px 16px; border: 1px solid var(--line-2); border-radius: var(--r2); &[data-bad] { border-color: var(--danger-line); }`;
const groups = css`
  direction: ltr; unicode-bidi: isolate; display: flex; flex-wrap: wrap; gap: 4px 14px; font: 400 1.125rem/1.75rem var(--mono); color: var(--ink-3);
  [dir="rtl"] & { justify-content: flex-end; }
  & b { font-weight: 600; color: var(--ink); } [data-bad] & b { color: var(--danger); background: var(--danger-soft); box-shadow: inset 0 -2px var(--danger); }
`;
const acknowledgeRow = css`display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1.4fr); gap: 12px; align-items: end; @media (max-width: 30em) { grid-template-columns: minmax(0, 1fr); }`;
const disclosure = css`display: inline-flex; align-items: center; gap: 6px; min-height: 44px; font-weight: 500;`;

export interface LookAlikeDialogProps {
  readonly open: boolean;
  readonly similar: SimilarAddress;
  /** What was typed. */
  readonly address: string;
  readonly onCancel: () => void;
  readonly onSaved: () => void;
  readonly onAcknowledge: () => void;
}

/** An address that begins and ends as one of the person's own: group under group, and eight characters to enter before going on. */
export default function LookAlikeDialog(props: LookAlikeDialogProps): ReactNode {
  const { open, similar, address, onCancel, onSaved, onAcknowledge } = props;
  const { t } = useTranslation();
  const [acknowledging, setAcknowledging] = useState(false);
  const [typed, setTyped] = useState("");
  const count = differing(address, similar.address);
  const isSaved = similar.id !== "";
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      width={640}
      footerPair
      title={
        <span className={flow.row}>
          <Icon of={TriangleAlert} size={20} className={text.bad} />
          {t(isSaved ? "withdraw.notSaved" : "withdraw.notUsed")}
        </span>
      }
      footer={
        <>
          <Button size="lg" block onClick={onCancel}>
            {t("ui.back")}
          </Button>
          <Button variant="primary" size="lg" block onClick={onSaved}>
            {t(isSaved ? "withdraw.useSaved" : "withdraw.useEarlier")}
          </Button>
        </>
      }
    >
      <p>{t(isSaved ? "withdraw.twinText" : "withdraw.twinTextUsed")}</p>
      <div className={card}>
        <div className={cx(flow.row, text.small, text.strong)}>
          <Icon of={BookUser} size={16} />
          {isSaved
            ? t("withdraw.savedAs", { name: bidiIsolate(similar.name || t("withdraw.savedAddress")) })
            : t("withdraw.usedBefore")}
        </div>
        <Compared value={similar.address} other={address} />
      </div>
      <div className={card} data-bad="">
        <div className={cx(flow.row, text.small, text.strong, text.bad)}>
          <Icon of={ClipboardPaste} size={16} />
          {t("withdraw.pasted")}
        </div>
        <Compared value={address} other={similar.address} />
      </div>
      <p className={cx(text.small, text.ink2)}>
        <b className={text.bad}>{t("withdraw.differ", { some: count, of: address.length })}</b>{" "}
        {t("withdraw.endsMatch")}
      </p>
      <button
        type="button"
        className={cx(disclosure, text.small)}
        aria-expanded={acknowledging}
        onClick={() => setAcknowledging(!acknowledging)}
      >
        {t("withdraw.pastedIsRight")}
        <Icon of={ChevronDown} size={16} />
      </button>
      {acknowledging && (
        <div className={acknowledgeRow}>
          <AnnouncedField address={address} other={similar.address} value={typed} onChange={setTyped} />
          <Button
            size="lg"
            block
            disabled={!isAnnounced(typed, address, similar.address)}
            onClick={onAcknowledge}
          >
            {t("withdraw.usePasted")}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

/** Groups that the other address has elsewhere or not at all stand out. */
function Compared({ value, other }: { readonly value: string; readonly other: string }): ReactNode {
  const own = addressGroups(value);
  const its = addressGroups(other);
  return (
    <span className={groups} role="img" aria-label={own.join(" ")}>
      {own.map((group, at) =>
        group === its[at] ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place; equal groups may repeat
          <span key={at}>{group}</span>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <b key={at}>{group}</b>
        ),
      )}
    </span>
  );
}
