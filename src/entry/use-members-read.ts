import { useMemo } from "react";
import type { TransferMember } from "#shared/contract/transfer.ts";
import { type CallState, type UseCallOptions, useCall } from "#src/bridge/use-call.ts";
import { useClientStore } from "#src/state/client-store.ts";

/** The person's members, their own first: which one that is says the signed answer about them, and only without it the list's order. */
export function useMembersRead(options: UseCallOptions = {}): CallState<"transfer.accountTypes"> {
  const list = useCall("transfer.accountTypes", {}, options);
  const own = useClientStore(({ memberInfo }) => memberInfo?.uid ?? "");
  return useMemo(() => {
    if (list.status !== "ok") return list;
    return { ...list, data: { ...list.data, accounts: ownFirst(list.data.accounts, own) } };
  }, [list, own]);
}

/** In their order but for the one with this UID; as they are where it is none of them. */
function ownFirst<M extends Pick<TransferMember, "uid">>(members: readonly M[], own: string): M[] {
  return members.toSorted((one, other) => Number(other.uid === own) - Number(one.uid === own));
}
