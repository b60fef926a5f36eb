/** F6i.1, F6i.7: in every format a report says what the books say, and its totals are those of its rows. */
import { and, eq, like } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readFamilyBooks } from "#sandbox/areas/tax/family-books.ts";
import { accounts, entries, postings } from "#sandbox/ledger/tables.ts";
import type { CallOutput } from "#shared/contract/index.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import { newRequestId, type SandboxUnderTest, startMs, startSandbox } from "./sandbox-under-test.ts";
import { readCsv, readPdf, readXlsx } from "./statement-files.ts";

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

type Format = "CSV" | "XLSX" | "PDF";
const year = (): number => new Date(under.clock.now()).getUTCFullYear();

async function filesOf(kind: "PNL" | "TRADE", format: Format): Promise<Uint8Array[]> {
  const { userId, token } = who;
  const asked = { uids: [userId], kind, year: year(), format, requestId: newRequestId() };
  type Created = CallOutput<"taxReports.create">;
  const { result } = await under.call<"taxReports.create", Created>("taxReports.create", asked, token);
  const queryId = result.list[0]?.queryId ?? "";
  type Listed = CallOutput<"taxReports.list">;
  const status = async () => {
    under.clock.advance(300);
    const all = await under.call<"taxReports.list", Listed>("taxReports.list", { mainUid: userId }, token);
    return all.result.list.find((row) => row.queryId === queryId)?.status;
  };
  await expect.poll(status).toBe("2");
  type Links = CallOutput<"taxReports.url">;
  const { urls } = (await under.call<"taxReports.url", Links>("taxReports.url", { queryId }, token)).result;
  const headers = { Cookie: `test-token=${token}` };
  return Promise.all(
    urls.map(
      async (url) =>
        new Uint8Array(await (await fetch(new URL(url, under.origin), { headers })).arrayBuffer()),
    ),
  );
}

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

test.each(["CSV", "XLSX", "PDF"] as const)(
  "profit and loss as %s: every lot, and their sums",
  async (format) => {
    const { db } = under.sandbox.exchange.database;
    const { gains } = await readFamilyBooks(db, under.sandbox.exchange.market, {
      owners: [who.userId],
      currency: "EUR",
      until: under.clock.now() + 1,
    });
    const all = gains.gains;
    expect(all.length).toBeGreaterThan(6);
    const [disposals, byCoin, holdings] = await filesOf("PNL", format);
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
  },
);

test.each(["CSV", "XLSX", "PDF"] as const)(
  "trades as %s: what each posting took and gave",
  async (format) => {
    const rows = await under.sandbox.exchange.database.db
      .select({ coin: accounts.coin, amount: entries.amount })
      .from(entries)
      .innerJoin(postings, eq(postings.id, entries.postingId))
      .innerJoin(accounts, eq(accounts.id, entries.accountId))
      .where(and(eq(accounts.owner, who.userId), like(postings.kind, "convert_settle%")));
    expect(rows.length).toBeGreaterThan(12);
    const [file] = await filesOf("TRADE", format);
    if (file === undefined) throw new Error("No file");
    const figures = await said(format, file);
    for (const { amount } of rows) expect(figures).toContain(new Decimal(amount).abs().toFixed());
  },
);
