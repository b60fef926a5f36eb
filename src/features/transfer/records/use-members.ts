import { useCallback, useMemo } from "react";
import type { TransferMember } from "#shared/contract/transfer.ts";
import { useCall } from "#src/bridge/use-call.ts";

const none: readonly TransferMember[] = [];

/** The person's members, the main account first. */
export function useMembers(): readonly TransferMember[] {
  return useCall("transfer.accountTypes", {}).data?.accounts ?? none;
}

/** The coins' pictures; only other pictures are news to the rows. */
export function useCoinIcons(): (coin: string) => string | undefined {
  const { data } = useCall("transfer.balances", { accountType: "FUND" });
  const known = JSON.stringify((data?.balance ?? []).map(({ coin, icon }) => [coin, icon]));
  const icons = useMemo(() => new Map(JSON.parse(known) as [string, string][]), [known]);
  return useCallback((coin: string) => icons.get(coin), [icons]);
}
