import { useMemo } from "react";
import type { RecentDepositRow } from "#shared/contract/deposit-view.ts";
import { depositRank } from "#shared/domain/deposit-state.ts";
import type { TopicStatus } from "#shared/rpc/snapshot.ts";
import { useTopic } from "#src/bridge/use-topic.ts";
import { useMayBeHere, useSessionStatus } from "#src/session/session.ts";

export interface RecentDepositsView {
  /** Newest first. */
  readonly rows: readonly RecentDepositRow[];
  readonly rowOf: (id: string) => RecentDepositRow | undefined;
  readonly status: TopicStatus;
  /** Somebody is here whose deposits they are. */
  readonly signedIn: boolean;
}

const params = {};

/** A person's newest deposits, live. */
export function useRecentDeposits(): RecentDepositsView {
  const signedIn = useSessionStatus() === "logged-in";
  const { rows, status } = useTopic("deposit.recent", useMayBeHere() ? params : null);
  return useMemo(
    () => ({
      rows: [...rows.values()].toSorted((a, b) => depositRank(b) - depositRank(a)),
      rowOf: (id) => rows.get(id),
      status,
      signedIn,
    }),
    [rows, status, signedIn],
  );
}
