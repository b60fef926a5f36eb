import type { WithdrawRecord } from "#shared/contract/withdraw-records.ts";
import type { WithdrawFilter } from "#shared/contract/withdraw-view.ts";
import { withdrawFacts } from "#shared/domain/chain-facts.ts";
import { isWithdrawEnded } from "#shared/domain/withdraw-end.ts";
import { chainFilterOf, chainFilters } from "#src/records/chain-filters.ts";
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

/** `?view=history`, and what {@link chainFilters} adds. */
export const withdrawFilters = chainFilters(kindOrder, statusOrder);
export type WithdrawView = typeof withdrawFilters.empty;

/** What is asked of the server; `today` is the ISO date. */
export function filterOf(view: WithdrawView, today: string): WithdrawFilter {
  const { kind, status } = view;
  return {
    ...(kind !== "" && { withdrawType: withdrawTypes[kind] }),
    ...(status !== "" && { status: statuses[status] }),
    ...chainFilterOf(view, today),
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
  factsOf: withdrawFacts,
  timeOf: withdrawTime,
  phaseOf: ({ status }) => (isWithdrawEnded(status) ? "ended" : "open"),
};
