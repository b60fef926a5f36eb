import type { ErrorData } from "#shared/rpc/errors.ts";

/**
 * Nothing was done for certain: it never left, or the exchange said no in a way that proves it (the call's closed list). Of a
 * session that is over nothing more can be said either, and the login comes first.
 */
export function isUndone({ kind, code, outcome }: Pick<ErrorData, "kind" | "code" | "outcome">): boolean {
  return kind === "NotLoggedIn" || code === "BAD_REQUEST" || (kind === "BusinessError" && outcome === "none");
}
