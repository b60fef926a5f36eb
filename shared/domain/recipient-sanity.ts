/** What cannot be true of who a person here is, whoever signed it; "" when nothing is wrong. Pure. */

interface Recipient {
  readonly valid: boolean;
  readonly uid: string;
  readonly code: number;
}

/** Somebody who may be paid and may not, or is nobody; or another than the one whose UID was requested. */
export function recipientFault(
  { valid, uid, code }: Recipient,
  { internalType, address }: { readonly internalType: string; readonly address: string },
): string {
  if (!valid) return "";
  if (code !== 0) return "code";
  if (!/^\d+$/.test(uid)) return "uid";
  return internalType === "UID" && address.replaceAll(/\s/g, "") !== uid ? "uid" : "";
}

interface Members {
  readonly accounts: readonly { readonly uid: string }[];
  readonly pairs: readonly { readonly fromAccountType: string; readonly toAccountType: string }[];
}

/**
 * A member twice, so under two names, or under what is another number than it reads as, since that is what is sent; or two words on what
 * may move from one account to another.
 */
export function membersFault({ accounts, pairs }: Members): string {
  if (accounts.some(({ uid }) => !/^[1-9]\d*$/.test(uid))) return "accounts[].uid";
  if (new Set(accounts.map(({ uid }) => uid)).size < accounts.length) return "accounts[].uid";
  const ends = new Set(
    pairs.map(({ fromAccountType, toAccountType }) => `${fromAccountType} ${toAccountType}`),
  );
  return ends.size < pairs.length ? "pairs[]" : "";
}
