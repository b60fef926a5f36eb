import { and, desc, eq, inArray, isNotNull, min, notInArray } from "drizzle-orm";
import { Decimal } from "#shared/domain/decimal.ts";
import { depositStatuses } from "#shared/domain/deposit-status.ts";
import type { Person } from "../../accounts/person.ts";
import type { Exchange } from "../../exchange.ts";
import { plain } from "../../ledger/amounts.ts";
import type { Db } from "../../ledger/database.ts";
import { postings } from "../../ledger/tables.ts";
import { depositPostings, deposits } from "../deposit/index.ts";
import { type Page, pageOf } from "./pages.ts";
import { dayOf, ratesOf, valueIn } from "./rates.ts";
import { residenceOf, taxCurrencyOf } from "./residence.ts";

/** Credited deposits whose cost nobody declared yet, with what is used meanwhile (F6i.4). */
export async function openCosts(db: Db, { market }: Pick<Exchange, "market">, person: Person, paging: Page) {
  const currency = taxCurrencyOf(residenceOf(person));
  const open = and(
    eq(deposits.userId, person.id),
    eq(deposits.taxStatus, 1),
    isNotNull(deposits.creditedAt),
    // Of what the chain took back nothing is to be declared.
    notInArray(deposits.status, [depositStatuses.rollback, depositStatuses.deducted]),
  );
  const { limit, offset } = pageOf(paging);
  const total = await db.$count(deposits, open);
  const rows = await db
    .select()
    .from(deposits)
    .where(open)
    .orderBy(desc(deposits.creditedAt), desc(deposits.id))
    .limit(limit)
    .offset(offset);
  const arrivals = await arrivalsOf(
    db,
    rows.map(({ id }) => id),
  );
  const found = rows.map((row) => ({ ...row, cameAt: arrivals.get(row.id) ?? row.creditedAt ?? 0 }));
  const wanted = found.flatMap(({ coin, cameAt }) =>
    [coin, currency].map((code) => ({ code, day: dayOf(cameAt) })),
  );
  const fiatValueOf = valueIn(currency, await ratesOf(db, market, wanted));
  return {
    total,
    currency,
    list: found.map(({ id, coin, amount, creditedAt, recordType, cameAt }) => ({
      uid: String(person.id),
      taxDepositRecordsId: `tax-${id}`,
      coin,
      amount: plain(amount),
      creditedTime: Math.floor((creditedAt ?? 0) / 1000),
      recordType: recordType === 2 ? (2 as const) : (1 as const),
      assumedCost: fiatValueOf(coin, new Decimal(amount), cameAt)?.toFixed(2) ?? "",
    })),
  };
}

/** When deposits came into the books, be it on hold: reports value them at that day. */
async function arrivalsOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, number | null>> {
  if (ids.length === 0) return new Map();
  const { credit, hold, internal } = depositPostings;
  const rows = await db
    .select({ id: postings.ref, at: min(postings.createdAt) })
    .from(postings)
    .where(and(inArray(postings.kind, [credit, hold, internal]), inArray(postings.ref, [...ids])))
    .groupBy(postings.ref);
  return new Map(rows.map(({ id, at }) => [id, at]));
}
