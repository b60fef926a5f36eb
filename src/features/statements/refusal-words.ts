import type { ErrorData } from "#shared/rpc/errors.ts";

/** Refusals that have words here, by code. */
export const wordOf: Readonly<Record<string, StatementRefusal>> = {
  "10001": "choice",
  "10005": "codes",
  "10006": "busy",
  "10024": "region",
  "131209": "member",
  "700003": "gone",
  "700007": "quota",
  "700022": "notOffered",
};

export const statementRefusals = [
  "choice",
  "codes",
  "busy",
  "region",
  "member",
  "gone",
  "quota",
  "notOffered",
] as const;
export type StatementRefusal = (typeof statementRefusals)[number];

/**
 * Codes by which the exchange says that it took nothing: a field, the person, the place, the quota. 10006 and 10014 are not
 * among them: another copy of the request may have been taken.
 */
const definite: ReadonlySet<string> = new Set([
  "10001",
  "10005",
  "10024",
  "10027",
  "10028",
  "131209",
  "700007",
  "700022",
  "BAD_REQUEST",
]);

/** Whether nothing was made for certain. Anything else may have come to pass after all. */
export function isDefinite({ code, kind }: Pick<ErrorData, "code" | "kind">): boolean {
  return kind === "NotLoggedIn" || definite.has(code);
}
