import type { AddressRecord, InternalTarget } from "#shared/contract/address-shapes.ts";

const ways = ["UID", "EMAIL", "MOBILE"] as const satisfies readonly InternalTarget[];

/** By what a user of the book is found: a host may leave it out (F1.9), and each kind of text has its own look. Pure. */
export function recipientWay({
  internalType,
  address,
}: Pick<AddressRecord, "internalType" | "address">): InternalTarget {
  const named = ways.find((way) => way === internalType);
  if (named !== undefined) return named;
  if (address.includes("@")) return "EMAIL";
  return address.startsWith("+") ? "MOBILE" : "UID";
}
