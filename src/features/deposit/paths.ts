import { type CoinChoice, choiceSearch } from "#src/entry/coin-choice.ts";

/** Below the application root. */
export const depositPath = "/deposit";
export const depositHistoryPath = "/deposit?view=history";
/** Below it stands one deposit: what is asked about it. */
export const depositQuestionsPath = (id: string): string =>
  `/deposit?view=questions&record=${encodeURIComponent(id)}`;
/** The fiat pages are an area of their own. */
export const fiatDepositPath = "/fiat/deposit";
export const depositAddressesPath = "/deposit/chain-address";

export const choicePath = (choice: CoinChoice): string => depositPath + choiceSearch(choice);
