import type { ComponentProps } from "react";
import type { CallInput } from "#shared/contract/index.ts";
import type { TransferRecord, TransferStatus } from "#shared/contract/transfer.ts";
import { transferFacts } from "#shared/domain/known-facts.ts";
import { coinCode, idText, oneOf } from "#src/records/filter-kinds.ts";
import { defineFilters } from "#src/records/filters.ts";
import type { RecordSource } from "#src/records/record-source.ts";
import { todayOf } from "#src/records/today.ts";
import { lastDay, weekSpan } from "#src/records/week.ts";
import type { StateMark } from "#src/ui/state-mark.tsx";

/** In the order of the choices; what is not known is looked up by its id. */
export const stateOrder = ["SUCCESS", "PENDING", "FAILED"] as const;

export const stateTones: Readonly<Record<TransferStatus, ComponentProps<typeof StateMark>["kind"]>> = {
  SUCCESS: "done",
  PENDING: "running",
  FAILED: "failed",
  STATUS_UNKNOWN: "waiting",
};

/** `?until=2026-11-20&member=10000018&coin=BTC&state=FAILED&no=7f3a21c9-…`: seven days up to `until`. */
export const transferFilters = defineFilters({
  until: lastDay(todayOf),
  member: idText(),
  coin: coinCode(),
  state: oneOf(stateOrder),
  no: idText(),
});
export type TransferView = typeof transferFilters.empty;

export type TransferFilter = Pick<
  CallInput<"transfer.list">,
  "transferId" | "coin" | "status" | "memberId" | "startTime" | "endTime"
>;

/** What is asked of the server: the very days that are shown; `today` is the ISO date. A whole id is looked up wherever it is. */
export function filterOf({ until, member, coin, state, no }: TransferView, today: string): TransferFilter {
  if (no !== "") return { transferId: no };
  return {
    ...(member !== "" && { memberId: member }),
    ...(coin !== "" && { coin }),
    ...(state !== "" && { status: state }),
    ...weekSpan(until === "" ? today : until),
  };
}

export const transferSource: RecordSource<"transfer.list", TransferFilter, TransferRecord> = {
  call: "transfer.list",
  inputOf: (filter, { limit, cursor = "" }) => ({ ...filter, limit, ...(cursor !== "" && { cursor }) }),
  find: (transferId) => ({ transferId }),
  rowsOf: ({ list }) => list,
  totalOf: ({ total }) => total,
  nextOf: ({ nextPageCursor }) => nextPageCursor,
  idOf: ({ transferId }) => transferId,
  factsOf: transferFacts,
  timeOf: ({ timestamp }) => Number(timestamp),
  phaseOf: ({ status }) => (status === "PENDING" || status === "STATUS_UNKNOWN" ? "processing" : "ended"),
};
