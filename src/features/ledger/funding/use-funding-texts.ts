import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  CircleDot,
  Coins,
  type IconNode,
  RefreshCw,
  Target,
  Wallet,
} from "lucide";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { FundingRow } from "#shared/contract/records.ts";
import { anyAccuracy } from "#shared/domain/any-accuracy.ts";
import { entryOf } from "#shared/domain/entry-of.ts";
import { useFormat } from "#src/i18n/format.ts";
import { useOwnText } from "#src/ui/own-figure.tsx";
import { changeOf } from "./funding-view.ts";

/** The server's words and ours: what is not here is shown as the server says it. */
const kinds: Readonly<Record<string, readonly [key: string, icon: IconNode]>> = {
  "Opening balance": ["opening", Wallet],
  Convert: ["convert", RefreshCw],
  "Limit order": ["limit", Target],
  "Small balances": ["small", Coins],
  "Transfer in": ["transferIn", ArrowLeftRight],
  "Transfer out": ["transferOut", ArrowLeftRight],
  Deposit: ["deposit", ArrowDownToLine],
  Withdrawal: ["withdrawal", ArrowUpFromLine],
  Other: ["other", CircleDot],
};
const descriptions: Readonly<Record<string, string>> = {
  Held: "held",
  Returned: "returned",
  "Taken back by the network": "rollback",
  Received: "received",
  Paid: "paid",
  "From Unified Trading": "fromUnified",
  "To Unified Trading": "toUnified",
  "From another account": "fromAccount",
  "To another account": "toAccount",
};

export interface FundingTexts {
  readonly kind: (row: FundingRow) => string;
  readonly icon: (row: FundingRow) => IconNode;
  readonly description: (row: FundingRow) => string;
  /** In a sentence, for who does not see the row. */
  readonly row: (row: FundingRow) => string;
  /** By the server's word, for files. */
  readonly kinds: Readonly<Record<string, string>>;
  readonly descriptions: Readonly<Record<string, string>>;
}

export function useFundingTexts(): FundingTexts {
  const { t } = useTranslation();
  const format = useFormat();
  const own = useOwnText();
  return useMemo(() => {
    const named = Object.fromEntries(
      Object.entries(kinds).map(([word, [key]]) => [word, t(`ledger.kind.${key}`)]),
    );
    const described = Object.fromEntries(
      Object.entries(descriptions).map(([word, key]) => [word, t(`ledger.about.${key}`)]),
    );
    const texts: FundingTexts = {
      kinds: named,
      descriptions: described,
      kind: (row) => entryOf(named, row.showBusiTypeEn) ?? row.showBusiType,
      icon: (row) => entryOf(kinds, row.showBusiTypeEn)?.[1] ?? CircleDot,
      description: (row) => entryOf(described, row.descriptionEn) ?? row.description,
      row: (row) =>
        t("ledger.rowLabel", {
          kind: texts.kind(row),
          about: texts.description(row),
          change: own(`${format.amount(changeOf(row), anyAccuracy)} ${row.currency}`),
          balance: own(format.amount(row.afterAmt, anyAccuracy)),
        }),
    };
    return texts;
  }, [t, format, own]);
}
