import { useMemo } from "react";
import type { TransferMember } from "#shared/contract/transfer.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { useMembersRead } from "#src/entry/use-members-read.ts";
import type { FilterCoins } from "#src/records/coin-filter-picker.tsx";

const none: readonly TransferMember[] = [];

/** The person's members, the main account first. */
export function useMembers(): readonly TransferMember[] {
  return useMembersRead().data?.accounts ?? none;
}

/** Every coin that transfers can be of. */
export function useCoins(): FilterCoins {
  const { data, status, refetch } = useCall("transfer.balances", { accountType: "FUND" });
  const coins = useMemo(
    () => data?.balance.map(({ walletBalance, ...coin }) => ({ ...coin, balance: walletBalance })),
    [data],
  );
  return { coins, failed: status === "error", onRetry: refetch };
}
