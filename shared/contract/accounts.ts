import * as v from "valibot";

/**
 * Where money can lie, as the calls write it (F4a.1, F4a.2). Labels and business types are in
 * `shared/domain/account-types.ts`.
 */

/** Codes on transfers and records; `unified` and `uta` of R3.10 are one. */
export const accountType = v.picklist(["CONTRACT", "SPOT", "FUND", "INVESTMENT", "OPTION", "MT4", "UNIFIED"]);
export type AccountTypeCode = v.InferOutput<typeof accountType>;

/** Where a deposit is credited. */
export const creditAccount = v.picklist(["FUND", "UNIFIED", "EARN"]);
export type CreditAccount = v.InferOutput<typeof creditAccount>;

/** Wallets a withdrawal is drawn from; a combination is drawn in this order. */
export const withdrawWallet = v.picklist([
  "FUND",
  "UTA",
  "EARN",
  "FUND,UTA",
  "FUND,EARN",
  "UTA,EARN",
  "FUND,UTA,EARN",
]);
