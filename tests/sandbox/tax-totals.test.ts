/** F6i.1, F6i.3, F6i.7: rows and totals of income and of deposits and withdrawals, reckoned anew from the entries of the books. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { taxPostings } from "#sandbox/areas/tax/postings.ts";
import { house, post } from "#sandbox/ledger/ledger.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import { type SandboxUnderTest, startMs, startSandbox } from "./sandbox-under-test.ts";
import { readCsv, readPdf, readXlsx } from "./statement-files.ts";
import { type Line, linesOf } from "./statement-ledger.ts";
import { formats, reportFiles, yearNow } from "./tax-desk.ts";
import { type Withdrawer, withdraw } from "./withdraw-desk.ts";

const dayMs = 86_400_000;
let under: SandboxUnderTest;
let who: Withdrawer;

beforeAll(async () => {
  under = await startSandbox({ pairs: 40 });
  const quick = { statementQueueMs: 0, statementMakeMs: 0, depositBlockMs: 1 };
  await under.control("/sandbox/control/settings", quick);
  who = await under.account({
    kycRegion: "SGP",
    currency: "USD",
    balances: { funding: { USDT: "3000", BTC: "1" } },
  });
  await income();
  await under.control("/sandbox/control/deposits", {
    account: who.account,
    coin: "BTC",
    chain: "BTC",
    amount: "0.05",
  });
  for (const amount of ["100", "250.5"]) expect((await withdraw(under, who, { amount })).code).toBe(0);
  await vi.waitFor(async () => {
    under.clock.advance(60_000);
    expect(await movesOf(/^(deposit|withdraw)_/)).toHaveLength(3);
  });
}, startMs);
afterAll(() => under.close());

/** What came of each kind, on days with other prices; one was taken back. */
async function income(): Promise<void> {
  const owner = who.userId;
  const came = [
    ["interest", "USDT", "18.42"],
    ["interest", "ETH", "0.0125"],
    ["interest", "USDT", "3.005"],
    ["bonus", "USDT", "25"],
    ["bonus", "BTC", "0.00012345"],
    ["airdrop", "SUI", "60"],
    ["airdrop", "SOL", "0.333333333"],
  ] as const;
  const now = under.clock.now();
  for (const [at, [kind, coin, amount]] of came.entries()) {
    await post(under.sandbox.exchange.database.db, {
      kind: taxPostings[kind],
      ref: `${owner}/income-${at}`,
      at: Math.max(now - at * 5 * dayMs, Date.UTC(yearNow(under), 0, 1)),
      entries: [
        { owner, kind: "funding", coin, amount },
        { owner: house, kind: "equity", coin, amount: `-${amount}` },
      ],
    });
  }
}

interface Move {
  readonly at: number;
  readonly coin: string;
  /** What changed for this person over all their wallets. */
  readonly net: Decimal;
  readonly fee: Decimal;
}

/** Postings of these kinds that gave this person something, or took it. */
async function movesOf(kinds: RegExp): Promise<readonly Move[]> {
  const lines = (await linesOf(under, who.userId)).filter(({ kind }) => kinds.test(kind));
  const postings = new Map<string, Line[]>();
  for (const line of lines) {
    const key = `${line.posting} ${line.coin}`;
    postings.set(key, [...(postings.get(key) ?? []), line]);
  }
  const sumOf = (some: readonly Line[]): Decimal =>
    some.reduce((sum, { amount }) => sum.plus(amount), new Decimal(0));
  return [...postings.values()].flatMap((of) => {
    const net = sumOf(of.filter(({ owner }) => owner === who.userId));
    const fee = sumOf(of.filter(({ owner, wallet }) => owner === house && wallet === "fees"));
    const [{ at, coin } = { at: 0, coin: "" }] = of;
    return net.isZero() ? [] : [{ at, coin, net, fee }];
  });
}

/** In cents of US dollars by the rates of the day that the reports keep. */
async function centsOf(coin: string, amount: Decimal, at: number): Promise<Decimal> {
  const day = Math.floor(at / dayMs) * dayMs;
  const rows = (await under.sandbox.exchange.database.db.execute(
    sql`select code, usd::text as usd from tax_rates where day = ${day} and code in (${coin}, 'USD')`,
  )) as readonly { readonly code: string; readonly usd: string }[];
  const usd = (code: string): string => rows.find((row) => row.code === code)?.usd ?? "NaN";
  return amount.times(usd(coin)).div(usd("USD")).decimalPlaces(2, Decimal.ROUND_HALF_UP);
}

const incomes = { EARN: /^earn_/, BONUS: /^bonus_/, AIRDROP: /^airdrop_/ } as const;
const sumText = (values: readonly Decimal[]): string =>
  values.reduce((sum, value) => sum.plus(value), new Decimal(0)).toFixed(2);
/** Rows in an order of their own: none of them is missing, and none is there twice. */
const lined = (rows: readonly (readonly string[])[]): string[] => rows.map((row) => row.join(" ")).toSorted();
const packed = (text: string): string => text.replaceAll(/\s/g, "");

describe.each(formats)("as %s", (format) => {
  test.each(["EARN", "BONUS", "AIRDROP"] as const)("%s: each row, and their sum", async (kind) => {
    const [file = new Uint8Array()] = await reportFiles(under, who, kind, format);
    const moves = await movesOf(incomes[kind]);
    expect(moves.length).toBeGreaterThan(1);
    const values = await Promise.all(moves.map(({ coin, net, at }) => centsOf(coin, net, at)));
    const rows = moves.map(({ coin, net }, at) => [coin, net.toFixed(), values[at]?.toFixed(2) ?? ""]);
    if (format === "PDF") {
      const text = packed((await readPdf(file)).join(""));
      for (const row of rows) expect(text).toContain(row.join(""));
      expect(text).toContain(`Total${sumText(values)}`);
    } else {
      const read = format === "CSV" ? readCsv(file) : readXlsx(file);
      expect(lined(read.rows.map((row) => row.slice(1, 4)))).toEqual(lined(rows));
      const total = read.about.findLast(([first]) => first === "Total");
      expect(total?.[3]).toBe(sumText(values));
    }
  });

  test("DEPOSIT_WITHDRAWAL: what came, and what left without its fee", async () => {
    const [file = new Uint8Array()] = await reportFiles(under, who, "DEPOSIT_WITHDRAWAL", format);
    const moves = await movesOf(/^(deposit|withdraw)_/);
    const rows = await Promise.all(
      moves.map(async ({ coin, net, fee, at }) => {
        const paid = net.lt(0) ? fee : new Decimal(0);
        const amount = net.abs().minus(paid);
        const value = await centsOf(coin, amount, at);
        return [net.gt(0) ? "In" : "Out", coin, amount.toFixed(), paid.toFixed(), value.toFixed(2)];
      }),
    );
    expect(rows.filter(([way]) => way === "Out")).toHaveLength(2);
    expect(rows.some(([, , , fee]) => fee !== "0")).toBe(true);
    if (format === "PDF") {
      const text = packed((await readPdf(file)).join(""));
      for (const row of rows) expect(text).toContain(row.join(""));
    } else {
      const read = format === "CSV" ? readCsv(file) : readXlsx(file);
      expect(lined(read.rows.map((row) => row.slice(1, 6)))).toEqual(lined(rows));
    }
  });
});
