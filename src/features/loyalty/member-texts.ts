/** How modes of an account are called in keys; others are not named (F2a.5). */
export const modeNames = ["classic", "unified1", "unified1Pro", "unified2", "unified2Pro"] as const;

export const modeTexts: ReadonlyMap<number, (typeof modeNames)[number]> = new Map([
  [1, "classic"],
  [3, "unified1"],
  [4, "unified1Pro"],
  [5, "unified2"],
  [6, "unified2Pro"],
]);

/** Accounts by their short codes (F4a.1). */
export const accountTexts: Readonly<Record<string, string>> = {
  UNIFIED: "account.unified",
  FUND: "account.funding",
  SPOT: "loyalty.account.spot",
  CONTRACT: "loyalty.account.contract",
  INVESTMENT: "account.earn",
  OPTION: "loyalty.account.option",
};
