import { frozenReasons } from "#shared/domain/frozen-reasons.ts";
import type { PickFor } from "#src/entry/coin-list.ts";
import { entryTypes } from "#src/features/ledger/derivatives/entry-types.ts";
import type { FigureColumn } from "#src/features/overview/coin-figures.tsx";
import type { dayName } from "#src/records/days.ts";
import { all } from "../all-words.ts";

export const ledgerKeys: Readonly<Record<string, readonly string[]>> = {
  "entry.picker.": all<PickFor>({ from: true, to: true }),
  "records.day.": all<Exclude<ReturnType<typeof dayName>, "earlier">>({ today: true, yesterday: true }),
  "overview.": all<FigureColumn>({ price: true, change: true, amount: true, frozen: true, value: true }),
  "ledger.about.": [
    "held",
    "returned",
    "rollback",
    "received",
    "paid",
    "fromUnified",
    "toUnified",
    "fromAccount",
    "toAccount",
  ],
  "ledger.direction.": ["I", "O"],
  "ledger.frozen.freedBy.": [...frozenReasons, "ANSWER", "DAY_LIMIT", "DOCUMENTS", "OTHER"],
  "ledger.frozen.reason.": [...frozenReasons, "OTHER"],
  "ledger.kind.": [
    "opening",
    "convert",
    "limit",
    "small",
    "transferIn",
    "transferOut",
    "deposit",
    "withdrawal",
    "other",
  ],
  "ledger.type.": entryTypes,
};
