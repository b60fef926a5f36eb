import { and, asc, eq, gt, gte, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import { Decimal } from "#shared/domain/decimal.ts";
import { plain } from "../../ledger/amounts.ts";
import type { Db } from "../../ledger/database.ts";
import { accounts, entries, postings } from "../../ledger/tables.ts";
import { derivativeEvents, recordsPostings } from "../records/index.ts";
import { coinTotals } from "./coin-totals.ts";
import { amount, type Content, inSlices, text, time } from "./content.ts";
import type { StatementRow, StatementTerms } from "./tables.ts";
import { textsOf } from "./texts/index.ts";
import { timeText } from "./times.ts";

/** What contracts settle in here. */
const settleCoin = "USDT";

/** Trades, settlements, fees and bonuses on contracts, with what each changed. */
export async function derivativesContent(db: Db, row: StatementRow, terms: StatementTerms): Promise<Content> {
  const texts = textsOf(terms.language);
  const at = timeText(terms.timezone);
  const until = Math.min(row.endAt, row.createdAt);
  const totals = coinTotals(texts, [texts.funding, texts.fee, texts.cashFlow, texts.change]);
  const within = and(
    inArray(derivativeEvents.userId, [...terms.members]),
    gte(derivativeEvents.createdAt, row.startAt),
    lt(derivativeEvents.createdAt, until),
    terms.coin === "" || terms.coin === settleCoin ? undefined : sql`false`,
  );
  const [counted] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(derivativeEvents)
    .where(within);
  type Event = typeof derivativeEvents.$inferSelect;
  const after = ({ createdAt, id }: Event): SQL | undefined =>
    or(
      gt(derivativeEvents.createdAt, createdAt),
      and(eq(derivativeEvents.createdAt, createdAt), gt(derivativeEvents.id, id)),
    );
  const figure = (given: string | null): string => (given === null ? "" : plain(given));
  return {
    columns: [
      time(texts.time),
      ...[texts.user, texts.contract, texts.type, texts.side].map(text),
      ...[texts.quantity, texts.price, texts.funding, texts.fee, texts.cashFlow, texts.change].map(amount),
      text(texts.coin),
      text(texts.reference),
    ],
    count: counted?.count ?? 0,
    slices: inSlices<Event>(
      (last, limit) =>
        db
          .select()
          .from(derivativeEvents)
          .where(and(within, last === undefined ? undefined : after(last)))
          .orderBy(asc(derivativeEvents.createdAt), asc(derivativeEvents.id))
          .limit(limit),
      (event) => {
        const { funding, fee, cashFlow } = event;
        const change = new Decimal(cashFlow).plus(funding).minus(fee).toFixed();
        totals.add(settleCoin, [funding, fee, cashFlow, change]);
        return [
          at(event.createdAt),
          String(event.userId),
          event.symbol,
          event.type,
          event.side === "None" ? "" : event.side,
          figure(event.qty),
          figure(event.tradePrice),
          ...[funding, fee, cashFlow].map(plain),
          change,
          settleCoin,
          event.orderId === "" ? event.id : event.orderId,
        ];
      },
    ),
    async end() {
      const isIncluded = terms.coin === "" || terms.coin === settleCoin;
      const booked = isIncluded ? await bookedChange(db, row, terms, until) : "0";
      const reported = totals.of(settleCoin)[3];
      if (reported?.eq(booked) !== true) {
        throw new Error(`Contracts changed ${reported?.toFixed() ?? "0"}, the books have ${plain(booked)}`);
      }
      return { totals: totals.table(), notes: [] };
    },
  };
}

/** The books' own sum of what contracts changed. */
async function bookedChange(
  db: Db,
  { startAt }: StatementRow,
  { members }: StatementTerms,
  until: number,
): Promise<string> {
  const [found] = await db
    .select({ total: sql<string>`coalesce(sum(${entries.amount}), 0)::text` })
    .from(entries)
    .innerJoin(postings, eq(postings.id, entries.postingId))
    .innerJoin(accounts, eq(accounts.id, entries.accountId))
    .where(
      and(
        inArray(accounts.owner, members.map(String)),
        eq(postings.kind, recordsPostings.derivative),
        gte(postings.createdAt, startAt),
        lt(postings.createdAt, until),
      ),
    );
  return found?.total ?? "0";
}
