import type { FundingFilter } from "#shared/contract/ledger-view.ts";
import type { FundingRow } from "#shared/contract/records.ts";
import { fundingFacts } from "#shared/domain/known-facts.ts";
import { oneOf } from "#src/records/filter-kinds.ts";
import { defineFilters } from "#src/records/filters.ts";
import type { RecordSource } from "#src/records/record-source.ts";
import { type LedgerSpan, spanFilters } from "../span.ts";

export const directions = ["I", "O"] as const;

/** `?until=2026-11-20&reach=back&coin=USDT&direction=I` */
export const fundingFilters = defineFilters({ ...spanFilters, direction: oneOf(directions) });
export type FundingView = typeof fundingFilters.empty;

export function filterOf(
  { coin, direction }: FundingView,
  { span }: Pick<LedgerSpan, "span">,
): FundingFilter {
  return {
    ...span,
    ...(coin !== "" && { currency: coin }),
    ...(direction !== "" && { ioDirection: direction }),
  };
}

export const changeOf = ({ ioDirection, txnAmt }: FundingRow): string =>
  ioDirection === "I" ? txnAmt : `-${txnAmt}`;

/** Of a host that gives entries no id, what they say has to do. */
export const fundingId = (row: FundingRow): string =>
  row.id || [row.createTime, row.currency, changeOf(row), row.afterAmt].join("_");
export const fundingTime = ({ createTime }: FundingRow): number => Number(createTime) * 1_000;

/** How one entry is found. */
export const fundingSource: RecordSource<"records.funding", object, FundingRow> = {
  call: "records.funding",
  inputOf: () => ({}),
  find: (id) => ({ id }),
  rowsOf: ({ list }) => list,
  totalOf: () => undefined,
  idOf: fundingId,
  factsOf: fundingFacts,
  timeOf: fundingTime,
  phaseOf: () => "ended",
};
