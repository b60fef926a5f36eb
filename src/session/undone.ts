import type { ErrorData } from "#shared/rpc/errors.ts";

/**
 * Nothing was done for certain: it never left, or the exchange said no in a way that proves it (the call's closed list). Of a
 * session that is over nothing more can be said either, and the login comes first. A fault of our own proves nothing.
 */
export function isUndone({ kind, code, outcome }: Pick<ErrorData, "kind" | "code" | "outcome">): boolean {
  return kind === "NotLoggedIn" || (outcome === "none" && code !== "INTERNAL");
}

/** As {@link isUndone}, of what was sent before and may have been done then: that this press never left says nothing of that one. */
export function isUndoneAgain(error: Pick<ErrorData, "kind" | "code" | "outcome" | "retMsg">): boolean {
  return isUndone(error) && (error.kind === "NotLoggedIn" || error.retMsg !== undefined);
}
