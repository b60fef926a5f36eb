import { type CoinChoice, choiceSearch } from "#src/entry/coin-choice.ts";

/** Below the application root. */
export const withdrawPath = "/withdraw";
export const withdrawHistoryPath = "/withdraw?view=history";
export const withdrawLimitsPath = "/withdraw?view=limits";
/** Pages of other areas. */
export const overviewPath = "/";
export const transferPath = "/transfer";
export const addressBookPath = "/money-address";
export const fiatWithdrawPath = "/fiat/withdraw";

export const choicePath = (choice: CoinChoice): string => withdrawPath + choiceSearch(choice);

/** One withdrawal in the list of them. */
export const withdrawRecordPath = (id: string): string =>
  `${withdrawHistoryPath}&record=${encodeURIComponent(id)}`;
