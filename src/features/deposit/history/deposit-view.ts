import type { DepositRecord } from "#shared/contract/deposit-records.ts";
import type { DepositFilter } from "#shared/contract/deposit-view.ts";
import { depositTime } from "#shared/domain/deposit-state.ts";
import { spanOf } from "#src/records/days.ts";
import { coinCode, dateRange, idText, oneOf } from "#src/records/filter-kinds.ts";
import { defineFilters } from "#src/records/filters.ts";
import type { RecordSource } from "#src/records/record-source.ts";

/** In the order of the tabs. */
export const kindOrder = ["chain", "internal"] as const;
const recordTypes = { chain: 1, internal: 2 } as const;
/** In the order of the choices, with the numbers of F4c.5. */
export const statusOrder = ["confirming", "processing", "success", "failed", "rollback"] as const;
const statuses = { confirming: 1, processing: 2, success: 3, failed: 4, rollback: 7 } as const;

/** `?view=history&kind=chain&coin=BTC&status=success&since=2026-10-24&until=2026-11-22&tx=9f2c` */
export const depositFilters = defineFilters(
  {
    kind: oneOf(kindOrder),
    coin: coinCode(),
    status: oneOf(statusOrder),
    dates: dateRange("since", "until"),
    txId: idText("tx"),
  },
  ["kind"],
);
export type DepositView = typeof depositFilters.empty;

/** What is asked of the server; without dates the last 30 days. */
export function filterOf({ kind, coin, status, dates, txId }: DepositView): DepositFilter {
  return {
    ...(kind !== "" && { recordType: recordTypes[kind] }),
    ...(coin !== "" && { coin }),
    ...(status !== "" && { status: statuses[status] }),
    ...(txId !== "" && { txID: txId }),
    ...spanOf(dates),
  };
}

export const depositSource: RecordSource<"deposit.records", DepositFilter, DepositRecord> = {
  call: "deposit.records",
  inputOf: (filter, { limit, cursor = "" }) => ({ ...filter, limit, ...(cursor !== "" && { cursor }) }),
  find: (id) => ({ id }),
  rowsOf: ({ rows }) => rows,
  // Nobody counts them; a whole page promises more.
  totalOf: () => undefined,
  nextOf: ({ nextPageCursor }) => nextPageCursor,
  idOf: ({ id }) => id,
  timeOf: depositTime,
  // The private topic tells of every change: nothing is asked again and again.
  phaseOf: () => "ended",
};
