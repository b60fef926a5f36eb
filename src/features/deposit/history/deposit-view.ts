import type { DepositRecord } from "#shared/contract/deposit-records.ts";
import type { DepositFilter } from "#shared/contract/deposit-view.ts";
import { depositFacts } from "#shared/domain/chain-facts.ts";
import { depositRank, depositState, depositTime, isDepositEnded } from "#shared/domain/deposit-state.ts";
import { depositStatuses } from "#shared/domain/deposit-status.ts";
import { chainFilterOf, chainFilters } from "#src/records/chain-filters.ts";
import type { RecordSource } from "#src/records/record-source.ts";

/** In the order of the tabs. */
export const kindOrder = ["chain", "internal", "fiat"] as const;
const recordTypes = { chain: 1, internal: 2, fiat: 3 } as const;
/** In the order of the choices, with the numbers of F4c.5. */
export const statusOrder = [
  "confirming",
  "processing",
  "success",
  "failed",
  "rollback",
  "deducted",
  "manual",
] as const;

/** `?view=history`, and what {@link chainFilters} adds. */
export const depositFilters = chainFilters(kindOrder, statusOrder);
export type DepositView = typeof depositFilters.empty;

/** What is asked of the server; `today` is the ISO date. */
export function filterOf(view: DepositView, today: string): DepositFilter {
  const { kind, status } = view;
  return {
    ...(kind !== "" && { recordType: recordTypes[kind] }),
    ...(status !== "" && { status: depositStatuses[status] }),
    ...chainFilterOf(view, today),
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
  factsOf: depositFacts,
  timeOf: depositTime,
  rankOf: depositRank,
  phaseOf: (record) => (isDepositEnded(depositState(record)) ? "ended" : "open"),
};
