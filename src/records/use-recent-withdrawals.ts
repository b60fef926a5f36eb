import { useMemo } from "react";
import type { WithdrawRecord } from "#shared/contract/withdraw-records.ts";
import type { RecentWithdrawRow } from "#shared/contract/withdraw-view.ts";
import type { TopicStatus } from "#shared/rpc/snapshot.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { useTopic } from "#src/bridge/use-topic.ts";
import { useSessionStatus } from "#src/session/session.ts";

export interface RecentWithdrawals {
  /** Newest first. */
  readonly rows: readonly RecentWithdrawRow[];
  readonly status: TopicStatus;
}

const params = {};

/** A person's newest withdrawals, live. */
export function useRecentWithdrawals(): RecentWithdrawals {
  const signedIn = useSessionStatus() === "logged-in";
  const { rows, status } = useTopic("withdraw.recent", signedIn ? params : null);
  return useMemo(
    () => ({
      rows: [...rows.values()].toSorted((a, b) => Number(b.createTime) - Number(a.createTime)),
      status,
    }),
    [rows, status],
  );
}

/** One of them as it is now; requested where it is not among the newest. */
export function useOneWithdrawal(id: string): WithdrawRecord | undefined {
  const { rows } = useTopic("withdraw.recent", params);
  const live = rows.get(id);
  const query = useCall("withdraw.records", { withdrawID: id }, { enabled: live === undefined });
  return live ?? query.data?.rows[0];
}
