/** Refusals that have words here, by code. */
export const wordOf: Readonly<Record<string, "quota" | "residence" | "account">> = {
  "131209": "account",
  "700003": "residence",
  "700007": "quota",
};
