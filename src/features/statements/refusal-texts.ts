/** Refusals that have words here, by code. */
export const wordOf: Readonly<Record<string, StatementRefusal>> = {
  "10001": "choice",
  "10005": "codes",
  "10006": "busy",
  "131209": "member",
  "700003": "gone",
  "700007": "quota",
  "700022": "notOffered",
};

export const statementRefusals = [
  "choice",
  "codes",
  "busy",
  "member",
  "gone",
  "quota",
  "notOffered",
] as const;
export type StatementRefusal = (typeof statementRefusals)[number];
