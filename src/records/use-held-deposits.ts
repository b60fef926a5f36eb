import { useMemo } from "react";
import type { DepositRecord } from "#shared/contract/deposit-records.ts";
import { ownStepOf } from "#shared/domain/deposit-next.ts";
import { depositStatuses } from "#shared/domain/deposit-status.ts";
import type { CofferError } from "#shared/rpc/errors.ts";
import { useCall } from "#src/bridge/use-call.ts";
import type { RecentDepositsView } from "./use-recent-deposits.ts";

/** So many rows the list of the newest has at most: behind them may be others. */
const most = 50;
const held = { recordType: 1, status: depositStatuses.processing, limit: most } as const;
/** Turkey asks about those of users that are credited, too: no status tells which. */
const ofUsers = { recordType: 2, limit: most } as const;

export interface HeldDeposits {
  /** Those of the newest first. */
  readonly rows: readonly DepositRecord[];
  /** Why those behind the newest are not there. */
  readonly error: CofferError | null;
  readonly fetching: boolean;
  readonly refetch: () => void;
}

/** Deposits that wait for their owner: of the newest, and of those that many newer ones have pushed off their list. */
export function useHeldDeposits({ rows: newest, rowOf }: RecentDepositsView): HeldDeposits {
  const enabled = newest.length >= most;
  const overChains = useCall("deposit.records", held, { enabled });
  const fromUsers = useCall("deposit.records", ofUsers, { enabled });
  const rows = useMemo(() => {
    const older = [...(overChains.data?.rows ?? []), ...(fromUsers.data?.rows ?? [])];
    const others = older.filter(({ id }) => rowOf(id) === undefined);
    return [...newest, ...others].filter((row) => ownStepOf(row) !== undefined);
  }, [newest, overChains.data, fromUsers.data, rowOf]);
  return {
    rows,
    error: overChains.error ?? fromUsers.error,
    fetching: overChains.fetching || fromUsers.fetching,
    refetch() {
      overChains.refetch();
      fromUsers.refetch();
    },
  };
}
