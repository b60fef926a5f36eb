/** F6i.1-F6i.3, F6i.7: a profit and loss report against the entries of the books, matched first in, first out by the database itself. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { recordsPostings } from "#sandbox/areas/records/index.ts";
import { taxPostings } from "#sandbox/areas/tax/postings.ts";
import { house, post } from "#sandbox/ledger/ledger.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import { type SandboxUnderTest, startMs, startSandbox } from "./sandbox-under-test.ts";
import { readCsv, readPdf, readXlsx } from "./statement-files.ts";
import { austrian, dayMs, taxCenterOf, type Who } from "./tax-center.ts";
import { type Format, formats, reportFiles } from "./tax-desk.ts";

let under: SandboxUnderTest;
let who: Who;
const center = taxCenterOf(() => under);

beforeAll(async () => {
  under = await startSandbox({ pairs: 40 });
  await under.control("/sandbox/control/settings", { statementQueueMs: 0, statementMakeMs: 0 });
  who = await under.account({ ...austrian, balances: { funding: { USDT: "1" } } });
  await came();
  const past = { account: who.account, entries: 60, events: 36, days: 20 };
  await under.control("/sandbox/control/past-ledger", past);
  await center.convert(who, "BTC", "USDT", "0.07");
  await center.convert(who, "USDT", "ETH", "1200");
  await center.convert(who, "ETH", "BTC", "0.05");
}, startMs);
afterAll(() => under.close());

/** What is given later was there before: the account's own opening is of today. */
async function came(): Promise<void> {
  const owner = who.userId;
  const coins = [
    ["funding", "USDT", "4000"],
    ["funding", "USDC", "900"],
    ["funding", "BTC", "0.4"],
    ["unified", "USDT", "800"],
  ] as const;
  await post(under.sandbox.exchange.database.db, {
    kind: taxPostings.airdrop,
    ref: `${owner}/first`,
    at: under.clock.now() - 25 * dayMs,
    entries: coins.flatMap(([kind, coin, amount]) => [
      { owner, kind, coin, amount },
      { owner: house, kind: "equity", coin, amount: `-${amount}` },
    ]),
  });
}

interface Sums {
  readonly amount: string;
  readonly proceeds: string;
  readonly cost: string;
  /** So many pieces of lots, each of which may have cost up to a cent less than its share. */
  readonly pieces: number;
}
type Row = Sums & { readonly coin: string };
const byCoin = (rows: readonly Row[]): ReadonlyMap<string, Sums> =>
  new Map(rows.map((row) => [row.coin, row]));

/** Changes of this person with what they were worth: in a trade what came is the worth of both. */
const worths = () => sql`
  with moves as (
    select p.id, p.kind, p.ref, p.created_at as at, a.coin, sum(e.amount) as net
      from entries e join accounts a on a.id = e.account_id join postings p on p.id = e.posting_id
     where a.owner = ${who.userId} group by p.id, a.coin having sum(e.amount) <> 0
  ), valued as (
    select m.*, round(abs(net) * c.usd / f.usd, 2) as value from moves m
      join tax_rates c on c.code = m.coin and c.day = m.at - m.at % ${dayMs}
      join tax_rates f on f.code = 'EUR' and f.day = c.day
  ), worth as (
    select v.*, coalesce(case when v.net < 0 then
             (select came.value from valued came where came.id = v.id and came.net > 0) end, v.value) as worth
      from valued v
  ), lots as (
    select *, sum(net) over before_it - net as first, sum(net) over before_it as last from worth where net > 0
    window before_it as (partition by coin order by at, ref)
  ), given as (
    select *, sum(-net) over before_it + net as first, sum(-net) over before_it as last from worth where net < 0
    window before_it as (partition by coin order by at, id)
  ), pieces as (
    select g.coin, size, g.worth * size / -g.net as proceeds, l.worth * size / l.net as cost
      from given g join lots l on l.coin = g.coin and l.first < g.last and g.first < l.last,
           lateral (select least(g.last, l.last) - greatest(g.first, l.first) as size) as overlap
  )`;

async function rowsOf(query: ReturnType<typeof sql>): Promise<readonly Row[]> {
  const rows = (await under.sandbox.exchange.database.db.execute(
    sql`${worths()} ${query}`,
  )) as readonly (Omit<Row, "pieces"> & { readonly pieces: string })[];
  return rows.map((row) => ({ ...row, pieces: Number(row.pieces) }));
}

/** Disposals by the lots that they took. */
const disposed = () =>
  rowsOf(sql`select coin, sum(size)::text as amount, round(sum(proceeds), 2)::text as proceeds,
                    sum(cost)::text as cost, count(*) as pieces from pieces group by coin`);
/** Results on contracts, which have no lot. */
const results = () =>
  rowsOf(sql`select coin, sum(abs(net))::text as amount, coalesce(sum(value) filter (where net > 0), 0)::text as proceeds,
                    coalesce(sum(value) filter (where net < 0), 0)::text as cost, 0 as pieces
               from valued where kind = ${recordsPostings.derivative} group by coin`);
/** What is left: all that came less what the pieces took. */
const held = () =>
  rowsOf(sql`select coin, (select sum(net) from moves m where m.coin = l.coin)::text as amount, '0' as proceeds,
                    (sum(worth) - coalesce((select sum(cost) from pieces p where p.coin = l.coin), 0))::text as cost,
                    (select count(*) from pieces p where p.coin = l.coin) as pieces from lots l group by coin`);

const isNear = (reported: string | undefined, reckoned: string, cents: number): boolean =>
  new Decimal(reported ?? "NaN")
    .minus(reckoned)
    .abs()
    .lte(new Decimal("0.01").times(cents + 1));

async function tables(format: Exclude<Format, "PDF">): Promise<readonly (readonly (readonly string[])[])[]> {
  const read = { CSV: readCsv, XLSX: readXlsx }[format];
  return (await reportFiles(under, who, "PNL", format)).map((file) => read(file).rows);
}

describe.each(["CSV", "XLSX"] as const)("as %s", (format) => {
  test("what was given, what it brought and what it had cost, coin by coin", async () => {
    const [disposals = [], summary = []] = await tables(format);
    const reported = new Map(summary.map(([coin = "", ...figures]) => [coin, figures]));
    const sold = byCoin(await disposed());
    const contracts = byCoin(await results());
    expect([...sold.keys()].toSorted()).toEqual(["BTC", "ETH", "USDC", "USDT"]);
    expect([...reported.keys()]).toHaveLength(sold.size + contracts.size);
    for (const [coin, figures] of reported) {
      const [amount = "", proceeds, cost, gain] = figures;
      const isContract = coin.includes("(");
      const reckoned = (isContract ? contracts : sold).get(coin.split(" ")[0] ?? "");
      if (reckoned === undefined) throw new Error(`${coin} is not of the books`);
      expect(new Decimal(amount).toFixed(), coin).toBe(new Decimal(reckoned.amount).toFixed());
      expect(proceeds, coin).toBe(new Decimal(reckoned.proceeds).toFixed(2));
      expect(isNear(cost, reckoned.cost, reckoned.pieces), `${coin}: ${cost}, ${reckoned.cost}`).toBe(true);
      expect(gain, coin).toBe(new Decimal(proceeds ?? "NaN").minus(cost ?? "NaN").toFixed(2));
    }
    // Each piece of a lot is a row, and so is each result.
    const pieces = [...sold.values()].reduce((sum, one) => sum + one.pieces, 0);
    expect(disposals).toHaveLength(pieces + 36);
  });

  test("what is held in the end is what the books have, at what it had cost", async () => {
    const [, , holdings = []] = await tables(format);
    const left = byCoin((await held()).filter(({ amount }) => !new Decimal(amount).isZero()));
    expect(holdings.map(([coin = ""]) => coin).toSorted()).toEqual([...left.keys()].toSorted());
    for (const [coin = "", amount = "", cost] of holdings) {
      const { amount: booked = "", cost: reckoned = "", pieces = 0 } = left.get(coin) ?? {};
      expect(new Decimal(amount).toFixed(), coin).toBe(new Decimal(booked).toFixed());
      expect(isNear(cost, reckoned, pieces), `${coin}: ${cost}, ${reckoned}`).toBe(true);
    }
  });
});

test("PDF and CSV tell the same, and in the same currency", async () => {
  expect(formats).toContain("PDF");
  const [, summary = []] = await tables("CSV");
  const pdf = (await Promise.all((await reportFiles(under, who, "PNL", "PDF")).map(readPdf))).flat().join("");
  const text = pdf.replaceAll(/\s/g, "");
  expect(summary.length).toBeGreaterThan(4);
  for (const row of summary) expect(text).toContain(row.join("").replaceAll(/\s/g, ""));
  expect(text).toContain("(EUR)");
});
