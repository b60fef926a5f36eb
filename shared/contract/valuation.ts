import type { TopicDefinition } from "./define.ts";

/** What a person owns, valued at live prices in one display currency (F2c.1, F8.11). All figures are decimal text; "" is absent. */

/** A coin in one account, as the server last reported it. */
export interface HeldCoin {
  readonly coin: string;
  readonly equity: string;
  /** What of it can be used; "" when not known. */
  readonly available: string;
  /** Value of `available` in USDT by the server: stands in for a live price. */
  readonly availableValue: string;
}

export interface HeldAccount {
  readonly accountType: string;
  /** By the server, USD: stands in for the coins where they have no price or contradict it; "" where it is not told. */
  readonly totalEquity: string;
  /** False where what can be used was not read at the moment of what is owned: the rest need not be frozen. */
  readonly frozenKnown: boolean;
  readonly coins: readonly HeldCoin[];
}

export interface ValuationParams {
  /** Wanted; USD is used where it has no rate. */
  readonly currency: string;
  readonly accounts: readonly HeldAccount[];
}

export interface TotalValueRow {
  readonly key: "total";
  readonly kind: "total";
  readonly currency: string;
  /** Currencies that values can be shown in. */
  readonly currencies: readonly string[];
  readonly value: string;
  /** Of 24 hours, in the currency at its rate of now. Absent unless all that is in the total has a live price. */
  readonly change: string;
  readonly changePercent: string;
  /** An account's coins are not what its own total says, which is what counts then. */
  readonly isTorn: boolean;
}

export interface AccountValueRow {
  readonly key: string;
  readonly kind: "account";
  readonly accountType: string;
  readonly value: string;
  /** Percent of the total with one decimal; those of all accounts add up to 100. */
  readonly share: string;
}

/** What one account holds of a coin. */
export interface CoinPart {
  readonly accountType: string;
  readonly amount: string;
  /** What of it cannot be used now; "0" for none, "" when not known. */
  readonly frozen: string;
  readonly value: string;
}

export interface CoinValueRow {
  readonly key: string;
  readonly kind: "coin";
  readonly coin: string;
  /** In the currency. */
  readonly price: string;
  /** Of 24 hours, percent. */
  readonly change: string;
  readonly amount: string;
  /** "" when it is not known of one of the accounts. */
  readonly frozen: string;
  readonly value: string;
  /** Less than 1 USD over all accounts, what is owed in one of them counted as much as what is owned. */
  readonly small: boolean;
  /** Age of a price that no longer moves with the others, seconds; 0 for a live one. */
  readonly staleSeconds: number;
  readonly parts: readonly CoinPart[];
}

export type ValuationRow = TotalValueRow | AccountValueRow | CoinValueRow;

export interface ValuationTopics {
  "assets.valuation": TopicDefinition<ValuationParams, ValuationRow>;
}
