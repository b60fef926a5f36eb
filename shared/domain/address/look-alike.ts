import { looksAlike } from "./looks-alike.ts";

/**
 * The saved address that one could be taken for, undefined for none. One that is saved itself is known, whatever else looks
 * like it. All are canonical forms.
 */
export function lookAlikeOf<E extends { readonly address: string }>(
  address: string,
  saved: readonly E[],
): E | undefined {
  if (saved.some((one) => one.address === address)) return undefined;
  return saved.find((one) => looksAlike(one.address, address));
}
