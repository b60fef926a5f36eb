import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { LedgerRow } from "#shared/contract/records.ts";
import { anyAccuracy } from "#shared/domain/any-accuracy.ts";
import { entryOf } from "#shared/domain/entry-of.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { useFormat } from "#src/i18n/format.ts";
import { useOwnText } from "#src/ui/own-figure.tsx";
import { entryTypes } from "./entry-types.ts";

export interface EntryTexts {
  readonly type: (row: Pick<LedgerRow, "type">) => string;
  readonly side: (row: LedgerRow) => string;
  /** The contract, or where it came from or went to. */
  readonly about: (row: LedgerRow) => string;
  readonly row: (row: LedgerRow) => string;
  readonly types: Readonly<Record<string, string>>;
  readonly sides: Readonly<Record<string, string>>;
}

/** What an entry says of itself, in words; types that are not known are shown as they are. */
export function useEntryTexts(): EntryTexts {
  const { t } = useTranslation();
  const format = useFormat();
  const own = useOwnText();
  return useMemo(() => {
    const types = Object.fromEntries(entryTypes.map((type) => [type, t(`ledger.type.${type}`)]));
    const sides = { Buy: t("ledger.side.Buy"), Sell: t("ledger.side.Sell") };
    const texts: EntryTexts = {
      types,
      sides,
      type: ({ type }) => entryOf(types, type) ?? type,
      side: ({ side }) => (side === "None" ? "" : sides[side]),
      about: ({ symbol, currency }) => bidiIsolate(symbol === "" ? currency : symbol),
      row: (row) =>
        t("ledger.rowLabel", {
          kind: texts.type(row),
          about: texts.about(row),
          change: own(`${format.amount(row.change, anyAccuracy)} ${row.currency}`),
          balance: own(format.amount(row.cashBalance, anyAccuracy)),
        }),
    };
    return texts;
  }, [t, format, own]);
}
