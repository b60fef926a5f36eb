import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CallOutput } from "#shared/contract/index.ts";
import { compareDecimalText } from "#shared/domain/decimal-text.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { useFormat } from "#src/i18n/format.ts";
import { Note } from "#src/ui/note.tsx";

/** USD: what is not worth more can stay unsaid. */
const cent = "0.01";

export interface StaysNoteProps {
  readonly review: CallOutput<"migration.review">;
}

/** What does not move, and can be neither traded nor taken out once the rest does (F6h.8). */
export function StaysNote({ review: { list, total } }: StaysNoteProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  if (compareDecimalText(total.leftUsd, cent) <= 0) return null;
  const coins = new Set(list.filter(({ action }) => action === "KEEP").map(({ coin }) => coin));
  return (
    <Note tone="warn">
      {t("migration.start.stays", {
        coins: bidiIsolate([...coins].join(", ")),
        sum: bidiIsolate(`${format.value(total.leftUsd)} USD`),
      })}
    </Note>
  );
}
