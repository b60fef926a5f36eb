/** Files that the exchange makes in the background, by their status (F4c.10). Pure. */

/** There is no file of it: it failed, or is not made yet. */
export function isUnmade(status: string): boolean {
  return status === "-1" || status === "0" || status === "1";
}

/** Something is still to come of it, as far as is known: what a later server calls otherwise has no end that this version knows. */
export function isFileUnderWay(status: string): boolean {
  return status === "0" || status === "1" || status === "unknown";
}
