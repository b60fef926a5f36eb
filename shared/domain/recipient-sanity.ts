/** What cannot be true of who a person here is, whoever signed it; "" when nothing is wrong. Pure. */

interface Recipient {
  readonly valid: boolean;
  readonly uid: string;
  readonly code: number;
}

/** Somebody who may be paid and may not, or is nobody; or another than the one whose UID was requested. */
export function recipientFault(answer: unknown, request: unknown): string {
  const { valid, uid, code } = answer as Recipient;
  const { internalType, address } = request as { readonly internalType: string; readonly address: string };
  if (!valid) return "";
  if (code !== 0) return "code";
  if (!/^\d+$/.test(uid)) return "uid";
  return internalType === "UID" && address.replaceAll(/\s/g, "") !== uid ? "uid" : "";
}
