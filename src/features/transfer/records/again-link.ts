import type { TransferMember, TransferRecord } from "#shared/contract/transfer.ts";
import { addressWith } from "#src/records/address-with.ts";
import { transferPath } from "../paths.ts";
import { placeText, readLink } from "../transfer-link.ts";

/** The same transfer once more, to be looked over; "" for one that came from somebody else, or that the form would make another of. */
export function againLink(row: TransferRecord, members: readonly TransferMember[]): string {
  const { fromMemberId, toMemberId, fromAccountType, toAccountType, coin, status } = row;
  // What is under way stands nowhere ready to be sent a second time.
  const amount = status === "PENDING" || status === "STATUS_UNKNOWN" ? "" : row.amount;
  const place = (memberId: string, type: string): string | undefined => {
    const at = members.findIndex(({ uid }) => uid === memberId);
    return at < 0 ? undefined : at === 0 ? type : `${type}.${memberId}`;
  };
  const from = place(fromMemberId, fromAccountType);
  if (from === undefined) return "";
  const to = place(toMemberId, toAccountType);
  // To others it goes from the main account alone.
  if (to === undefined && from !== fromAccountType) return "";
  const ends = to === undefined ? { mode: "user", from, who: toMemberId } : { from, to };
  const link = addressWith(transferPath, { ...ends, coin, amount });
  const form = readLink(link.slice(transferPath.length));
  const isSame =
    placeText(form.from) === from && form.coin === coin && (to === undefined || placeText(form.to) === to);
  return isSame ? link : "";
}
