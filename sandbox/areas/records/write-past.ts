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

/** A past in the books, all of it real postings: what went out came back, so that balances stay what they are. */
export async function writePast(db: Db, person: Person, wanted: PastWanted): Promise<void> {
  const { until } = wanted;
  const start = until - wanted.days * dayMs;
  const prefix = `${person.id}-${until}-`;
  const events = pastEvents({ userId: person.id, events: wanted.events, start, until, prefix });
  await postMany(db, async (tx) => {
    await openAccounts(tx, String(person.id));
    const rounds = Math.ceil(wanted.entries / 10);
    if (rounds > 0) await writeMoves(tx, String(person.id), { prefix, rounds, start, until });
    if (wanted.events > 0) await writeEvents(tx, String(person.id), prefix, events);
  });
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
  readonly rounds: number;
  readonly start: number;
  readonly until: number;
}

/** Rounds of six: USDT to USDC and back, twice, and to the unified account and back. Ten entries of the funding account. */
async function writeMoves(tx: Db, owner: string, { prefix, rounds, start, until }: Moves): Promise<void> {
  const stepMs = (until - start) / (rounds * 6 + 1);
  await tx.execute(sql`
    insert into ${postings} (kind, ref, created_at)
    select case when k < 4 then ${kinds.pastConvert} else ${kinds.pastTransfer} end,
           ${prefix}::text || g || '/' || k, floor(${start}::float8 + ${stepMs}::float8 * (g * 6 + k + 1))::bigint
      from generate_series(0, ${rounds - 1}::int) g, generate_series(0, 5) k`);
  await tx.execute(sql`
    with moved as (
      select p.id, k, case when k % 2 = 0 then -1 else 1 end as sign,
             round(5 + ((g * 7 + k / 2 * 3) % 97) * 0.37, 2) as usdt, (10 + g % 50)::numeric as moved
        from (select id, split_part(substr(ref, ${prefix.length + 1}::int), '/', 1)::int as g, split_part(ref, '/', 2)::int as k
                from ${postings} where ref like ${prefix}::text || '%' and kind in (${kinds.pastConvert}, ${kinds.pastTransfer})) p
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

async function writeEvents(
  tx: Db,
  owner: string,
  prefix: string,
  events: ReturnType<typeof pastEvents>,
): Promise<void> {
  for (const slice of events) await insertEvents(tx, slice);
  await tx.execute(sql`
    insert into ${postings} (kind, ref, created_at)
    select ${kinds.derivative}, id, created_at from ${derivativeEvents} where id like ${prefix}::text || '%' order by created_at`);
  await tx.execute(sql`
    with happened as (
      select p.id, d.cash_flow + d.funding as flow, d.fee from ${derivativeEvents} d
        join ${postings} p on p.ref = d.id and p.kind = ${kinds.derivative} where d.id like ${prefix}::text || '%'
    ), lines as (
      select id, ${owner}::text as owner, 'unified' as kind, flow - fee as amount from happened
      union all select id, ${house}, 'dealer', -flow from happened
      union all select id, ${house}, 'fees', fee from happened
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
