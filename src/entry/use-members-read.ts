import { useMemo } from "react";
import type { TransferMember } from "#shared/contract/transfer.ts";
import { type CallState, type UseCallOptions, useCall } from "#src/bridge/use-call.ts";
import { useMemberInfo } from "./use-member-info.ts";

/**
 * The person's members, their own first: which one that is the signed answer about the person says, never the list's order. Money
 * would leave another member than the one named.
 */
export function useMembersRead(options: UseCallOptions = {}): CallState<"transfer.accountTypes"> {
  const list = useCall("transfer.accountTypes", {}, options);
  const own = useMemberInfo(options);
  return useMemo(() => {
    if (list.status !== "ok") return list;
    if (own.status !== "ok") return own;
    return { ...list, data: { ...list.data, accounts: ownFirst(list.data.accounts, own.data.uid) } };
  }, [list, own]);
}

/** In their order but for the one with this UID; none where it is none of them: a list of somebody else's. */
function ownFirst<M extends Pick<TransferMember, "uid">>(members: readonly M[], own: string): M[] {
  if (!members.some(({ uid }) => uid === own)) return [];
  return members.toSorted((one, other) => Number(other.uid === own) - Number(one.uid === own));
}
