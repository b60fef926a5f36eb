import type { TransferMember, TransferRecord } from "#shared/contract/transfer.ts";
import { addressWith } from "#src/records/address-with.ts";
import { transferPath } from "../paths.ts";

/** The same transfer once more, to be looked over; "" for one that came from somebody else. */
export function againLink(row: TransferRecord, members: readonly TransferMember[]): string {
  const { fromMemberId, toMemberId, fromAccountType, toAccountType, coin, amount } = row;
  const place = (memberId: string, type: string): string | undefined => {
    const at = members.findIndex(({ uid }) => uid === memberId);
    return at < 0 ? undefined : at === 0 ? type : `${type}.${memberId}`;
  };
  const from = place(fromMemberId, fromAccountType);
  if (from === undefined) return "";
  const to = place(toMemberId, toAccountType);
  const ends = to === undefined ? { mode: "user", from, who: toMemberId } : { from, to };
  return addressWith(transferPath, { ...ends, coin, amount });
}
