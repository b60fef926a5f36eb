import type { DerivativesFilter } from "#shared/contract/ledger-view.ts";
import type { LedgerRow } from "#shared/contract/records.ts";
import { derivativesFacts } from "#shared/domain/known-facts.ts";
import { oneOf } from "#src/records/filter-kinds.ts";
import { defineFilters, type Filter } from "#src/records/filters.ts";
import type { RecordSource } from "#src/records/record-source.ts";
import { type LedgerSpan, spanFilters } from "../span.ts";
import { entryTypes } from "./entry-types.ts";

/** As contracts are called: "BTCUSDT-25DEC26". */
const contract: Filter<string> = {
  none: "",
  read: ([text = ""]) =>
    text
      .toUpperCase()
      .replace(/[^A-Z0-9-]/g, "")
      .slice(0, 40),
  write: (symbol) => [symbol],
};

/** `?until=2026-11-20&reach=back&coin=USDT&contract=BTCUSDT&type=TRADE` */
export const derivativesFilters = defineFilters({ ...spanFilters, contract, type: oneOf(entryTypes) });
export type DerivativesView = typeof derivativesFilters.empty;

export function filterOf(
  { coin, contract: symbol, type }: DerivativesView,
  { span }: Pick<LedgerSpan, "span">,
): DerivativesFilter {
  return {
    ...span,
    ...(coin !== "" && { currency: coin }),
    ...(symbol !== "" && { symbol }),
    ...(type !== "" && { type }),
  };
}

export const entryId = ({ id }: LedgerRow): string => id;
export const entryTime = ({ transactionTime }: LedgerRow): number => Number(transactionTime);

const fixed = { category: "fbu", business: "usdt", responseFormat: "portugal" } as const;

/** How one entry is found. */
export const derivativesSource: RecordSource<"records.derivatives", object, LedgerRow> = {
  call: "records.derivatives",
  inputOf: () => fixed,
  find: (id) => ({ ...fixed, id }),
  rowsOf: ({ list }) => list,
  totalOf: () => undefined,
  idOf: entryId,
  factsOf: derivativesFacts,
  timeOf: entryTime,
  phaseOf: () => "ended",
};
