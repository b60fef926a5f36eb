import { useMemo } from "react";
import type { WithdrawRecord } from "#shared/contract/withdraw-records.ts";
import type { RecentWithdrawRow } from "#shared/contract/withdraw-view.ts";
import { isWithdrawEnded } from "#shared/domain/withdraw-end.ts";
import type { TopicStatus } from "#shared/rpc/snapshot.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { useRepeat } from "#src/bridge/use-repeat.ts";
import { useTopic } from "#src/bridge/use-topic.ts";
import { useMayBeHere } from "#src/session/session.ts";

export interface RecentWithdrawals {
  /** Newest first. */
  readonly rows: readonly RecentWithdrawRow[];
  readonly status: TopicStatus;
}

const params = {};

/** A person's newest withdrawals, live. */
export function useRecentWithdrawals(): RecentWithdrawals {
  const { rows, status } = useTopic("withdraw.recent", useMayBeHere() ? params : null);
  return useMemo(
    () => ({
      rows: [...rows.values()].toSorted((a, b) => Number(b.createTime) - Number(a.createTime)),
      status,
    }),
    [rows, status],
  );
}

/** What no list tells of is asked for again this often, ms: until it is there, and from then on until its end. */
const lookEveryMs = 5_000;

export interface OneWithdrawal {
  readonly record: WithdrawRecord | undefined;
  /** It was looked for, and is not there or could not be read. */
  readonly missing: boolean;
  readonly looking: boolean;
  readonly lookAgain: () => void;
}

/** One of them as it is now; requested where it is not among the newest, and on until it is there. */
export function useOneWithdrawal(id: string): OneWithdrawal {
  const { rows } = useTopic("withdraw.recent", params);
  const live = rows.get(id);
  const query = useCall("withdraw.records", { withdrawID: id }, { enabled: live === undefined });
  const record = live ?? query.data?.rows[0];
  const missing = record === undefined && query.status !== "pending";
  const isToCome = record === undefined || !isWithdrawEnded(record.status);
  useRepeat(query.refetch, live === undefined && query.status === "ok" && isToCome ? lookEveryMs : 0);
  return { record, missing, looking: query.fetching, lookAgain: query.refetch };
}
