import type { TransferMember, TransferRecord } from "#shared/contract/transfer.ts";
import { plainAmount } from "#shared/domain/plain-amount.ts";
import { addressWith } from "#src/records/address-with.ts";
import { transferPath } from "../paths.ts";
import { placeText, readLink } from "../transfer-link.ts";

export interface AgainLink {
  readonly href: string;
  /** Whom and how much, beside the link: neither stands in an address. */
  readonly state: { readonly again: Readonly<Record<"who" | "amount", string>> };
}

/** The same transfer once more, to be looked over; null for one that came from somebody else, or that the form would make another of. */
export function againLink(row: TransferRecord, members: readonly TransferMember[]): AgainLink | null {
  const { fromMemberId, toMemberId, fromAccountType, toAccountType, coin, status } = row;
  // What is under way stands nowhere ready to be sent a second time.
  const amount = status === "PENDING" || status === "STATUS_UNKNOWN" ? "" : row.amount;
  const place = (memberId: string, type: string): string | undefined => {
    const at = members.findIndex(({ uid }) => uid === memberId);
    return at < 0 ? undefined : at === 0 ? type : `${type}.${memberId}`;
  };
  const from = place(fromMemberId, fromAccountType);
  if (from === undefined) return null;
  const to = place(toMemberId, toAccountType);
  // To others it goes from the main account alone.
  if (to === undefined && from !== fromAccountType) return null;
  const ends = to === undefined ? { mode: "user", from } : { from, to };
  const href = addressWith(transferPath, { ...ends, coin });
  const form = readLink(href.slice(transferPath.length));
  const isSame =
    placeText(form.from) === from && form.coin === coin && (to === undefined || placeText(form.to) === to);
  const who = to === undefined ? toMemberId : "";
  return isSame ? { href, state: { again: { who, amount: plainAmount(amount) } } } : null;
}
