/** F6i.1, F6i.7: in every format a report says what the books say, and its totals are those of its rows. */
import { and, eq, like } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readFamilyBooks } from "#sandbox/areas/tax/family-books.ts";
import { accounts, entries, postings } from "#sandbox/ledger/tables.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import { type SandboxUnderTest, startMs, startSandbox } from "./sandbox-under-test.ts";
import { readCsv, readPdf, readXlsx } from "./statement-files.ts";
import { type Format, formats, reportFiles } from "./tax-desk.ts";

let under: SandboxUnderTest;
let who: Awaited<ReturnType<SandboxUnderTest["account"]>>;

beforeAll(async () => {
  under = await startSandbox({ pairs: 40 });
  await under.control("/sandbox/control/settings", { statementQueueMs: 0, statementMakeMs: 0 });
  const funding = { BTC: "1", USDT: "3000", ETH: "2", SOL: "30" };
  who = await under.account({ kycRegion: "AUT", currency: "EUR", balances: { funding } });
  await under.control("/sandbox/control/past-conversions", {
    account: who.account,
    count: 12,
    stepMs: 60_000,
  });
}, startMs);
afterAll(() => under.close());

/** Amounts as they stand in a file, without marks of thousands or of direction. */
const figuresIn = (text: string): string[] =>
  text.replaceAll(/[,\u2009\u202f]/g, "").match(/-?\d+(?:\.\d+)?/g) ?? [];

async function said(format: Format, file: Uint8Array): Promise<string[]> {
  if (format === "PDF") return (await readPdf(file)).flatMap(figuresIn);
  const { rows, about } = format === "CSV" ? readCsv(file) : readXlsx(file);
  return [...rows, ...about].flat().flatMap(figuresIn);
}

const sumOf = (values: readonly (Decimal | null)[]): string =>
  values.reduce<Decimal>((all, value) => all.plus(value ?? 0), new Decimal(0)).toFixed(2);

test.each(formats)("profit and loss as %s: every lot, and their sums", async (format) => {
  const { db } = under.sandbox.exchange.database;
  const { gains } = await readFamilyBooks(db, under.sandbox.exchange.market, {
    owners: [who.userId],
    currency: "EUR",
    until: under.clock.now() + 1,
  });
  const all = gains.gains;
  expect(all.length).toBeGreaterThan(6);
  const [disposals, byCoin, holdings] = await reportFiles(under, who, "PNL", format);
  if (disposals === undefined || byCoin === undefined || holdings === undefined)
    throw new Error("Three files");
  const figures = await said(format, disposals);
  for (const { amount, proceeds, cost, gain } of all) {
    for (const money of [proceeds, cost, gain]) expect(figures).toContain(money?.toFixed(2));
    expect(figures).toContain(amount.toFixed());
  }
  const totals = [
    sumOf(all.map(({ proceeds }) => proceeds)),
    sumOf(all.map(({ cost }) => cost)),
    sumOf(all.map(({ gain }) => gain)),
  ];
  const coins = await said(format, byCoin);
  for (const total of totals) {
    expect(figures).toContain(total);
    expect(coins).toContain(total);
  }
  const held = await said(format, holdings);
  const costs = gains
    .coinsOf(who.userId)
    .map((coin) => new Decimal(sumOf(gains.held(who.userId, coin).map(({ cost }) => cost))));
  for (const cost of costs) expect(held).toContain(cost.toFixed(2));
  expect(held).toContain(sumOf(costs));
});

test.each(formats)("trades as %s: what each posting took and gave", async (format) => {
  const rows = await under.sandbox.exchange.database.db
    .select({ coin: accounts.coin, amount: entries.amount })
    .from(entries)
    .innerJoin(postings, eq(postings.id, entries.postingId))
    .innerJoin(accounts, eq(accounts.id, entries.accountId))
    .where(and(eq(accounts.owner, who.userId), like(postings.kind, "convert_settle%")));
  expect(rows.length).toBeGreaterThan(12);
  const [file] = await reportFiles(under, who, "TRADE", format);
  if (file === undefined) throw new Error("No file");
  const figures = await said(format, file);
  for (const { amount } of rows) expect(figures).toContain(new Decimal(amount).abs().toFixed());
});
