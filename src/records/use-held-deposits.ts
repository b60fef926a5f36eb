import { useMemo } from "react";
import type { DepositRecord } from "#shared/contract/deposit-records.ts";
import { depositNext, ownSteps } from "#shared/domain/deposit-next.ts";
import { depositStatuses } from "#shared/domain/deposit-status.ts";
import type { CofferError } from "#shared/rpc/errors.ts";
import { useCall } from "#src/bridge/use-call.ts";
import type { RecentDepositsView } from "./use-recent-deposits.ts";

/** So many rows the list of the newest has at most: behind them may be others. */
const most = 50;
const held = { recordType: 1, status: depositStatuses.processing, limit: most } as const;

export interface HeldDeposits {
  /** Those of the newest first. */
  readonly rows: readonly DepositRecord[];
  /** Why those behind the newest are not there. */
  readonly error: CofferError | null;
}

/** Deposits that wait for their owner: of the newest, and of those over a chain that many newer ones have pushed off their list. */
export function useHeldDeposits({ rows: newest, rowOf }: RecentDepositsView): HeldDeposits {
  const { data, error } = useCall("deposit.records", held, { enabled: newest.length >= most });
  const rows = useMemo(() => {
    const others = (data?.rows ?? []).filter(({ id }) => rowOf(id) === undefined);
    return [...newest, ...others].filter((row) => depositNext(row).some((step) => ownSteps.has(step)));
  }, [newest, data, rowOf]);
  return { rows, error };
}
