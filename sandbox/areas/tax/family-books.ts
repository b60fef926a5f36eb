import { and, inArray, lt, or } from "drizzle-orm";
import { Decimal } from "#shared/domain/decimal.ts";
import type { Db } from "../../ledger/database.ts";
import type { Market } from "../../market/market.ts";
import { type DepositRow, deposits } from "../deposit/index.ts";
import { costDeclarations } from "../deposit-risk/index.ts";
import { type DeclaredCost, eventsOf, type FiatValueOf } from "./events.ts";
import { type Gains, gainsOf } from "./gains.ts";
import { type Movement, readMovements } from "./movements.ts";
import { dayOf, type RateWanted, ratesOf, valueIn } from "./rates.ts";

/** The books of a main account and its sub-accounts, read for tax up to a moment. */
export interface FamilyBooks {
  readonly currency: string;
  /** The last moment that counts, ms. */
  readonly asOf: number;
  readonly movements: readonly Movement[];
  readonly gains: Gains;
  readonly fiatValueOf: FiatValueOf;
  /** Theirs, and what others got of them, by id. */
  readonly deposits: ReadonlyMap<string, DepositRow>;
  readonly declared: ReadonlyMap<string, DeclaredCost>;
}

export interface BooksWanted {
  readonly owners: readonly string[];
  readonly currency: string;
  /** ms; what is booked then or later does not count. */
  readonly until: number;
}

/** All accounts together, since transfers between them carry their lots along. */
export async function readFamilyBooks(
  db: Db,
  market: Market,
  { owners, currency, until }: BooksWanted,
): Promise<FamilyBooks> {
  const movements = await readMovements(db, owners, { from: 0, until });
  const rows = await db
    .select()
    .from(deposits)
    .where(
      and(
        or(inArray(deposits.userId, owners.map(Number)), inArray(deposits.fromMember, [...owners])),
        lt(deposits.seenAt, until),
      ),
    );
  const costs = await db
    .select()
    .from(costDeclarations)
    .where(inArray(costDeclarations.userId, owners.map(Number)));
  const wanted = [
    ...movements.flatMap(({ at, changes }) =>
      changes.map(({ coin }): RateWanted => ({ code: coin, day: dayOf(at) })),
    ),
    ...movements.map(({ at }): RateWanted => ({ code: currency, day: dayOf(at) })),
    ...costs.flatMap(({ currency: declaredIn, acquiredOn }) =>
      [declaredIn, currency].map((code): RateWanted => ({ code, day: Date.parse(acquiredOn) })),
    ),
    // What is held is valued on the last day.
    ...heldCoins(movements).map((code): RateWanted => ({ code, day: dayOf(until - 1) })),
    { code: currency, day: dayOf(until - 1) },
  ];
  const fiatValueOf = valueIn(currency, await ratesOf(db, market, wanted));
  const declared = new Map(
    costs.map((row): [string, DeclaredCost] => {
      const acquiredAt = Date.parse(row.acquiredOn);
      const cost =
        row.currency === currency
          ? new Decimal(row.cost).decimalPlaces(2, Decimal.ROUND_HALF_UP)
          : fiatValueOf(row.currency, new Decimal(row.cost), acquiredAt);
      return [row.depositId, { cost, acquiredAt }];
    }),
  );
  const sentAt = new Map(rows.map(({ id, seenAt }) => [id, seenAt]));
  const gains = gainsOf(eventsOf(movements, { fiatValueOf, declared, sentAt }));
  return {
    currency,
    asOf: until - 1,
    movements,
    gains,
    fiatValueOf,
    declared,
    deposits: new Map(rows.map((row) => [row.id, row])),
  };
}

const heldCoins = (movements: readonly Movement[]): string[] => [
  ...new Set(movements.flatMap(({ changes }) => changes.map(({ coin }) => coin))),
];
