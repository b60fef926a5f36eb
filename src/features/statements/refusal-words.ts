import type { ErrorData } from "#shared/rpc/errors.ts";

/** Refusals that have words here, by code. */
export const wordOf: Readonly<Record<string, StatementRefusal>> = {
  "10005": "codes",
  "10006": "busy",
  "10024": "region",
};

export const statementRefusals = ["codes", "busy", "region"] as const;
export type StatementRefusal = (typeof statementRefusals)[number];

/** Codes by which the exchange says that it took nothing: a field, the person, the place, the quota. */
const definite: ReadonlySet<string> = new Set([
  "10001",
  "10005",
  "10006",
  "10007",
  "10024",
  "10027",
  "10028",
  "BAD_REQUEST",
]);

/** Whether nothing was made for certain. Anything else may have come to pass after all. */
export function isDefinite({ code, kind }: Pick<ErrorData, "code" | "kind">): boolean {
  return kind === "NotLoggedIn" || definite.has(code);
}
