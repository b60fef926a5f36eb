import type { Person } from "../accounts/person.ts";
import type { Db } from "../ledger/database.ts";

/** What is to go to another user here, and from which account. */
export interface Outward {
  readonly uid: number;
  readonly coin: string;
  readonly amount: string;
  readonly account: "FUND" | "UNIFIED";
}

/** 0, or the code by which a withdrawal to the same user would be refused. Asked in the transaction that moves it. */
export type OutwardRefusal = (tx: Db, person: Person, outward: Outward) => Promise<number>;
