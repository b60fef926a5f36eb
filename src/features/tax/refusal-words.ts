import type { ErrorData } from "#shared/rpc/errors.ts";

/** Refusals that have words here, by code. */
export const wordOf: Readonly<Record<string, "quota" | "residence" | "account">> = {
  "131209": "account",
  "700003": "residence",
  "700007": "quota",
};

/** Codes by which the exchange says that it took nothing: a field, the person, the place, the quota, the id. */
const definite: ReadonlySet<string> = new Set([
  "10001",
  "10006",
  "10007",
  "10014",
  "10017",
  "10024",
  "10027",
  "131209",
  "700003",
  "700007",
  "BAD_REQUEST",
]);

/** Whether nothing was made for certain. Anything else may have come to pass after all. */
export function isDefinite({ code, kind }: Pick<ErrorData, "code" | "kind">): boolean {
  return kind === "NotLoggedIn" || definite.has(code);
}
