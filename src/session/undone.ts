import type { CofferError } from "#shared/rpc/errors.ts";

/**
 * Refusals of what is asked itself: it was looked at and not taken (10001, 700003), or who asks may not (the others).
 * Whatever else comes back, such as a server that lost its way, may stand for something that was done.
 */
const definite: ReadonlySet<string> = new Set(
  "10001 10005 10006 10024 10027 20096 42039 131004 700003".split(" "),
);

/** Nothing was done; of a session that is over nothing more can be said either, and the login comes first. */
export function isUndone({ data: { kind, code } }: CofferError): boolean {
  return kind === "NotLoggedIn" || (kind === "BusinessError" && definite.has(code));
}
