import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Checkbox } from "#src/ui/checkbox.tsx";
import { MemoNote } from "#src/ui/memo-note.tsx";

export interface MemoStepProps {
  readonly memo: string;
  /** What the network calls it. */
  readonly name: string;
  readonly confirmed: boolean;
  readonly onConfirm: (confirmed: boolean) => void;
}

/** The memo is a second address: a block, a copy button and a promise of its own, before the address shows (F6d.2). */
export function MemoStep({ memo, name, confirmed, onConfirm }: MemoStepProps): ReactNode {
  const { t } = useTranslation();
  return (
    <MemoNote
      title={t("deposit.memo.title", { memo: name })}
      reason={t("deposit.memo.reason")}
      value={memo}
      copyLabel={t("deposit.memo.copy", { memo: name })}
    >
      <Checkbox checked={confirmed} onChange={onConfirm}>
        {t("deposit.memo.promise", { memo: name })}
      </Checkbox>
    </MemoNote>
  );
}
