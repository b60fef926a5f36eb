import type { Person } from "../accounts/person.ts";
import type { Exchange } from "../exchange.ts";
import type { Db } from "../ledger/database.ts";

/** What is to go to another user here, and from which account. */
export interface Outward {
  readonly uid: number;
  readonly coin: string;
  readonly amount: string;
  readonly account: "FUND" | "UNIFIED";
}

/** What of a part keeps money here that would leave its owner, whatever way it takes. */
export interface OutwardSource<S = object> {
  /** 0, or the code by which a withdrawal to the same user would be refused. Asked in the transaction that moves it. */
  readonly refusalOf: (exchange: Exchange<S>, tx: Db, person: Person, outward: Outward) => Promise<number>;
}
