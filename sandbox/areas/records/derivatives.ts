import { and, inArray, sql } from "drizzle-orm";
import type { CallInput, CallOutput } from "#shared/contract/index.ts";
import type { LedgerRow } from "#shared/contract/records.ts";
import type { Person } from "../../accounts/person.ts";
import { plain } from "../../ledger/amounts.ts";
import type { Db } from "../../ledger/database.ts";
import { entries, postings } from "../../ledger/tables.ts";
import { recordOf } from "./entry-meaning.ts";
import { recordsPostings } from "./postings.ts";
import { type LedgerEntry, readEntries } from "./read-entries.ts";
import { type DerivativeEvent, derivativeEvents } from "./tables.ts";
import { limitOf, windowOf } from "./windows.ts";

type Input = CallInput<"records.derivatives">;

/** F4f.1: what a contract's event says of itself, else by what moved the money. */
const typeOf = sql<string>`coalesce(
  (select d.type from ${derivativeEvents} d where ${postings.kind} = ${recordsPostings.derivative} and d.id = ${postings.ref}),
  case when ${postings.kind} ~ '^(past_)?(convert|batch|limit)_?' then 'CONVERT'
       when ${entries.amount} > 0 then 'TRANSFER_IN' else 'TRANSFER_OUT' end)`;

/** The unified account: contracts, and what came to it and left it. */
export async function derivativesLedger(
  db: Db,
  person: Person,
  input: Input,
  now: number,
): Promise<CallOutput<"records.derivatives">> {
  const { id, currency, symbol, type, startTime, endTime, limit, cursor = "" } = input;
  const ofSymbol = sql`${postings.kind} = ${recordsPostings.derivative} and ${postings.ref} in
    (select d.id from ${derivativeEvents} d where d.user_id = ${person.id} and d.symbol = ${symbol})`;
  const page = await readEntries(db, {
    owner: String(person.id),
    wallet: "unified",
    coin: currency,
    id,
    where: and(
      symbol === undefined ? undefined : ofSymbol,
      type === undefined ? undefined : sql`${typeOf} = ${type}`,
    ),
    limit: limitOf(limit, 20, 50),
    cursor,
    ...windowOf(startTime, endTime, now),
  });
  const events = await eventsOf(db, page.rows);
  return {
    list: page.rows.map((entry) => {
      const event = entry.kind === recordsPostings.derivative ? events.get(entry.ref) : undefined;
      return event === undefined ? moveRow(entry) : eventRow(entry, event);
    }),
    nextPageCursor: page.next,
    ...(page.earlierAt !== undefined && { earlierAt: page.earlierAt }),
  };
}

async function eventsOf(db: Db, rows: readonly LedgerEntry[]): Promise<ReadonlyMap<string, DerivativeEvent>> {
  const ids = rows.filter(({ kind }) => kind === recordsPostings.derivative).map(({ ref }) => ref);
  if (ids.length === 0) return new Map();
  const found = await db.select().from(derivativeEvents).where(inArray(derivativeEvents.id, ids));
  return new Map(found.map((event) => [event.id, event]));
}

const none = { qty: "", size: "", tradePrice: "", funding: "", fee: "", feeRate: "", bonusChange: "" };

function moveRow(entry: LedgerEntry): LedgerRow {
  const { id, coin, kind, ref, at } = entry;
  const amount = plain(entry.amount);
  const isConverted = /^(past_)?(convert|batch|limit)_?/.test(kind);
  return {
    ...none,
    id: String(id),
    symbol: "",
    category: "",
    side: "None",
    type: isConverted ? "CONVERT" : amount.startsWith("-") ? "TRANSFER_OUT" : "TRANSFER_IN",
    currency: coin,
    transactionTime: String(at),
    cashFlow: amount,
    change: amount,
    cashBalance: entry.balanceAfter,
    tradeId: "",
    orderId: "",
    orderLinkId: "",
    record: recordOf(kind, ref),
  };
}

function eventRow(entry: LedgerEntry, event: DerivativeEvent): LedgerRow {
  const text = (figure: string | null): string => (figure === null ? "" : plain(figure));
  return {
    ...moveRow(entry),
    symbol: event.symbol,
    category: "linear",
    side: event.side,
    type: event.type,
    qty: text(event.qty),
    size: text(event.size),
    tradePrice: text(event.tradePrice),
    funding: plain(event.funding),
    fee: plain(event.fee),
    feeRate: text(event.feeRate),
    cashFlow: plain(event.cashFlow),
    bonusChange: event.type === "BONUS" ? plain(event.cashFlow) : "",
    tradeId: event.type === "BONUS" ? "" : event.id,
    orderId: event.orderId,
    record: null,
  };
}
