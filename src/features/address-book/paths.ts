/** Pages of the address book, below the application root. */
export const bookPath = "/money-address";
export const batchPath = "/money-address/batch";
export const checkPath = "/money-address/risk-check";

/** To the withdrawal page with this entry chosen: its id, never its address, stands in a link. */
export function withdrawPath({ id, coin, chain }: Record<"id" | "coin" | "chain", string>): string {
  const params = new URLSearchParams({
    ...(coin !== universal && { coin }),
    ...(coin !== universal && chain !== "" && { chain }),
    entry: id,
  });
  return `/withdraw?${params.toString()}`;
}

/** For an address of no entry, which goes along in the browser's history. */
export function withdrawOver({ coin, chain }: Record<"coin" | "chain", string>): string {
  return `/withdraw?${new URLSearchParams({ coin, chain }).toString()}`;
}

/** The coin of an entry for every coin of its network, and of one for a user here. */
export const universal = "baseCoin";
