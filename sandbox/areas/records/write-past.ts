import { setImmediate as othersFirst } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Person } from "../../accounts/person.ts";
import type { Db } from "../../ledger/database.ts";
import { house } from "../../ledger/ledger.ts";
import { postMany } from "../../ledger/post-many.ts";
import { accounts, entries, postings } from "../../ledger/tables.ts";
import { pastEvents } from "./past-events.ts";
import { recordsPostings as kinds } from "./postings.ts";
import { type DerivativeEvent, derivativeEvents } from "./tables.ts";

export interface PastWanted {
  /** Of the funding account, in tens. */
  readonly entries: number;
  /** On contracts, in sixes. */
  readonly events: number;
  readonly days: number;
  /** Up to when, ms. */
  readonly until: number;
}

const dayMs = 86_400_000;

/** So many rounds in a transaction: everybody's calls and the feed wait for no more than one. */
const sliceRounds = 100;

/**
 * A past in the books, all of it real postings: what went out came back, so that balances stay what they are. Each slice
 * is whole in itself: one that is cut off leaves a shorter past.
 */
export async function writePast(db: Db, person: Person, wanted: PastWanted): Promise<void> {
  const { until } = wanted;
  const start = until - wanted.days * dayMs;
  const prefix = `${person.id}-${until}-`;
  const owner = String(person.id);
  await openAccounts(db, owner);
  const rounds = Math.ceil(wanted.entries / 10);
  for (let first = 0; first < rounds; first += sliceRounds) {
    const last = Math.min(first + sliceRounds, rounds) - 1;
    await postMany(db, (tx) => writeMoves(tx, owner, { prefix, rounds, first, last, start, until }));
    await othersFirst();
  }
  for (const slice of pastEvents({ userId: person.id, events: wanted.events, start, until, prefix })) {
    await postMany(db, (tx) => writeEvents(tx, owner, slice));
    await othersFirst();
  }
  // What so many rows changed is known to who plans queries.
  await db.execute(sql`analyze ${postings}, ${entries}`);
}

async function openAccounts(tx: Db, owner: string): Promise<void> {
  const coins = ["USDT", "USDC"];
  await tx
    .insert(accounts)
    .values([
      ...coins.flatMap((coin) => [
        { owner, kind: "funding", coin },
        { owner: house, kind: "dealer", coin },
      ]),
      { owner, kind: "unified", coin: "USDT" },
      { owner: house, kind: "fees", coin: "USDT" },
    ])
    .onConflictDoNothing();
}

interface Moves {
  readonly prefix: string;
  /** All of them, of which this is a slice. */
  readonly rounds: number;
  readonly first: number;
  readonly last: number;
  /** ms, as is `until`: rounds are spread evenly between them. */
  readonly start: number;
  readonly until: number;
}

/** Rounds of six: USDT to USDC and back, twice, and to the unified account and back. Ten entries of the funding account. */
async function writeMoves(tx: Db, owner: string, moves: Moves): Promise<void> {
  const { prefix, rounds, first, last, start, until } = moves;
  const stepMs = (until - start) / (rounds * 6 + 1);
  await tx.execute(sql`
    with made as (
      insert into ${postings} (kind, ref, created_at)
      select case when k < 4 then ${kinds.pastConvert} else ${kinds.pastTransfer} end,
             ${prefix}::text || g || '/' || k, floor(${start}::float8 + ${stepMs}::float8 * (g * 6 + k + 1))::bigint
        from generate_series(${first}::int, ${last}::int) g, generate_series(0, 5) k
      returning id, ref
    ), moved as (
      select id, k, case when k % 2 = 0 then -1 else 1 end as sign,
             round(5 + ((g * 7 + k / 2 * 3) % 97) * 0.37, 2) as usdt, (10 + g % 50)::numeric as moved
        from (select id, split_part(substr(ref, ${prefix.length + 1}::int), '/', 1)::int as g,
                     split_part(ref, '/', 2)::int as k from made) p
    ), lines as (
      select id, ${owner}::text as owner, 'funding' as kind, 'USDT' as coin, sign * usdt as amount from moved where k < 4
      union all select id, ${house}, 'dealer', 'USDT', -sign * usdt from moved where k < 4
      union all select id, ${owner}::text, 'funding', 'USDC', -sign * round(usdt * 0.9998, 6) from moved where k < 4
      union all select id, ${house}, 'dealer', 'USDC', sign * round(usdt * 0.9998, 6) from moved where k < 4
      union all select id, ${owner}::text, 'funding', 'USDT', sign * moved from moved where k >= 4
      union all select id, ${owner}::text, 'unified', 'USDT', -sign * moved from moved where k >= 4
    )
    insert into ${entries} (posting_id, account_id, amount)
    select l.id, a.id, l.amount from lines l
      join ${accounts} a on a.owner = l.owner and a.kind = l.kind and a.coin = l.coin order by l.id`);
}

async function writeEvents(tx: Db, owner: string, events: readonly DerivativeEvent[]): Promise<void> {
  await insertEvents(tx, events);
  const ids = JSON.stringify(events.map(({ id }) => id));
  await tx.execute(sql`
    with happened as (
      select id as ref, created_at, cash_flow + funding as flow, fee from ${derivativeEvents}
       where id in (select json_array_elements_text(${ids}::json))
    ), made as (
      insert into ${postings} (kind, ref, created_at)
      select ${kinds.derivative}, ref, created_at from happened order by created_at
      returning id, ref
    ), lines as (
      select m.id, ${owner}::text as owner, 'unified' as kind, h.flow - h.fee as amount from made m join happened h using (ref)
      union all select m.id, ${house}, 'dealer', -h.flow from made m join happened h using (ref)
      union all select m.id, ${house}, 'fees', h.fee from made m join happened h using (ref)
    )
    insert into ${entries} (posting_id, account_id, amount)
    select l.id, a.id, l.amount from lines l
      join ${accounts} a on a.owner = l.owner and a.kind = l.kind and a.coin = 'USDT' where l.amount <> 0 order by l.id`);
}

async function insertEvents(tx: Db, events: readonly DerivativeEvent[]): Promise<void> {
  const rows = events.map((event) => ({
    id: event.id,
    user_id: event.userId,
    symbol: event.symbol,
    type: event.type,
    side: event.side,
    qty: event.qty,
    size: event.size,
    trade_price: event.tradePrice,
    funding: event.funding,
    fee: event.fee,
    fee_rate: event.feeRate,
    cash_flow: event.cashFlow,
    order_id: event.orderId,
    created_at: event.createdAt,
  }));
  await tx.execute(sql`
    insert into ${derivativeEvents} select * from json_populate_recordset(null::${derivativeEvents}, ${JSON.stringify(rows)}::json)`);
}
