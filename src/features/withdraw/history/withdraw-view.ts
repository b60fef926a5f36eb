import type { WithdrawRecord } from "#shared/contract/withdraw-records.ts";
import type { WithdrawFilter } from "#shared/contract/withdraw-view.ts";
import { spanOf } from "#src/records/days.ts";
import { coinCode, dateRange, idText, oneOf } from "#src/records/filter-kinds.ts";
import { defineFilters } from "#src/records/filters.ts";
import type { RecordSource } from "#src/records/record-source.ts";

/** In the order of the tabs. */
export const kindOrder = ["chain", "internal"] as const;
const withdrawTypes = { chain: 0, internal: 1 } as const;
/** In the order of the choices. */
export const statusOrder = [
  "check",
  "info",
  "pending",
  "confirming",
  "success",
  "cancelled",
  "refused",
  "failed",
] as const;
export const statuses = {
  check: "SecurityCheck",
  info: "MoreInformationRequired",
  pending: "Pending",
  confirming: "BlockchainConfirmed",
  success: "success",
  cancelled: "CancelByUser",
  refused: "Reject",
  failed: "Fail",
} as const;

/** `?view=history&kind=chain&coin=BTC&status=success&since=2026-10-24&until=2026-11-22&tx=9f2c` */
export const withdrawFilters = defineFilters(
  {
    kind: oneOf(kindOrder),
    coin: coinCode(),
    status: oneOf(statusOrder),
    dates: dateRange("since", "until"),
    txId: idText("tx"),
  },
  ["kind"],
);
export type WithdrawView = typeof withdrawFilters.empty;

/** What is asked of the server; without dates the last 30 days. */
export function filterOf({ kind, coin, status, dates, txId }: WithdrawView): WithdrawFilter {
  return {
    ...(kind !== "" && { withdrawType: withdrawTypes[kind] }),
    ...(coin !== "" && { coin }),
    ...(status !== "" && { status: statuses[status] }),
    ...(txId !== "" && { txID: txId }),
    ...spanOf(dates),
  };
}

export const withdrawTime = ({ createTime }: WithdrawRecord): number => Number(createTime);

export const withdrawSource: RecordSource<"withdraw.records", WithdrawFilter, WithdrawRecord> = {
  call: "withdraw.records",
  inputOf: (filter, { limit, cursor = "" }) => ({ ...filter, limit, ...(cursor !== "" && { cursor }) }),
  find: (id) => ({ withdrawID: id }),
  rowsOf: ({ rows }) => rows,
  // Nobody counts them; a whole page promises more.
  totalOf: () => undefined,
  nextOf: ({ nextPageCursor }) => nextPageCursor,
  idOf: ({ withdrawId }) => withdrawId,
  timeOf: withdrawTime,
  // The private topic tells of every change: nothing is asked again and again.
  phaseOf: () => "ended",
};
