/** F2e.1, F2e.2, F4f.2, F6g.2. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CallInput } from "#shared/contract/index.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import { type SandboxUnderTest, startMs, startSandbox } from "./sandbox-under-test.ts";
import { statementDeskOf } from "./statement-desk.ts";
import { type ReadTable, readCsv, readPdf, readXlsx } from "./statement-files.ts";

let under: SandboxUnderTest;
let someone: { readonly account: string; readonly userId: string; readonly token: string };
const desk = statementDeskOf(() => under);

beforeAll(async () => {
  under = await startSandbox({ settings: { statementQuota: 1_000 } });
  someone = await under.account({
    balances: { funding: { USDT: "1000", USDC: "10", BTC: "0.5" }, unified: { USDT: "500" } },
  });
  const { account } = someone;
  await under.control("/sandbox/control/past-ledger", { account, entries: 60, events: 36, days: 20 });
  for (const amount of ["1.5", "2.25"]) {
    await under.control("/sandbox/control/deposits", { account, from: "vip", coin: "USDT", amount });
  }
  under.clock.advance(5_000);
}, startMs);
afterAll(() => under.close());

/** The books' own sums, by account and coin. */
async function booked(wallets: readonly string[], coin = "%", kinds = "%"): Promise<Map<string, string>> {
  const found = (await under.sandbox.exchange.database.db.execute(sql`
    select a.kind || '/' || a.coin as place, sum(e.amount)::text as total
      from entries e join accounts a on a.id = e.account_id join postings p on p.id = e.posting_id
     where a.owner = ${someone.userId} and a.kind = any(${`{${wallets.join(",")}}`}::text[]) and a.coin like ${coin}
       and p.kind similar to ${kinds}
     group by 1`)) as readonly { readonly place: string; readonly total: string }[];
  return new Map(found.map(({ place, total }) => [place, new Decimal(total).toFixed()]));
}

const columnOf = ({ heads }: ReadTable, head: string, nth = 0): number => {
  const found = heads.flatMap((one, i) => (one === head ? [i] : []))[nth];
  if (found === undefined) throw new Error(`No column ${head} in ${heads.join(", ")}`);
  return found;
};

function sum(values: readonly (string | undefined)[]): string {
  return values.reduce((total, value) => total.plus(value ?? "NaN"), new Decimal(0)).toFixed();
}

const wide = (): Partial<CallInput<"statements.create">> => ({ startTime: desk.today() - 364 * 86_400 });
const readers = { CSV: readCsv, XLSX: readXlsx } as const;
const walletNames: Readonly<Record<string, string>> = { FUND: "funding", UNIFIED: "unified" };

describe.each(["CSV", "XLSX"] as const)("as %s", (format) => {
  const table = async (part: Partial<CallInput<"statements.create">>): Promise<ReadTable> => {
    const [file = new Uint8Array()] = await desk.made(someone.token, { ...wide(), format, ...part });
    return readers[format](file);
  };

  test.each([
    ["FUNDING", ["funding"], "%"],
    ["UNIFIED", ["unified"], "%"],
    ["USDT", ["funding", "unified"], "USDT"],
    ["USDC", ["funding", "unified"], "USDC"],
  ] as const)("%s adds up to what the books have", async (kind, wallets, coin) => {
    const read = await table({ kind });
    const [account, coinAt, amount, balance] = ["Account", "Coin", "Amount", "Balance"].map((head) =>
      columnOf(read, head),
    ) as [number, number, number, number];
    const books = await booked(wallets, coin);
    expect(books.size).toBeGreaterThan(0);
    for (const [place, total] of books) {
      const mine = read.rows.filter((row) => `${walletNames[row[account] ?? ""]}/${row[coinAt]}` === place);
      expect(mine.length, place).toBeGreaterThan(0);
      const closing = read.about.find((row) => `${walletNames[row[1] ?? ""]}/${row[2]}` === place);
      // Opening, in, out and closing, and each row's balance.
      expect(closing?.[6]).toBe(total);
      expect(new Decimal(closing?.[3] ?? "NaN").plus(sum(mine.map((row) => row[amount]))).toFixed()).toBe(
        total,
      );
      expect(
        new Decimal(closing?.[3] ?? 0)
          .plus(closing?.[4] ?? 0)
          .minus(closing?.[5] ?? 0)
          .toFixed(),
      ).toBe(total);
      expect(mine.at(-1)?.[balance]).toBe(total);
    }
    const known = new Set(books.keys());
    for (const row of read.rows) expect(known).toContain(`${walletNames[row[account] ?? ""]}/${row[coinAt]}`);
  });

  test("DERIVATIVES adds up to what contracts changed in the books", async () => {
    const read = await table({ kind: "DERIVATIVES" });
    const change = sum(read.rows.map((row) => row[columnOf(read, "Change")]));
    expect(read.rows).toHaveLength(36);
    expect(change).toBe((await booked(["unified"], "USDT", "derivative_event")).get("unified/USDT"));
    expect(read.about.find(([coin]) => coin === "USDT")?.at(4)).toBe(change);
  });

  test("DEPOSIT has what came in, and what of it is credited", async () => {
    const read = await table({ kind: "DEPOSIT" });
    expect(new Set(read.rows.map((row) => row[columnOf(read, "Amount")]))).toEqual(new Set(["1.5", "2.25"]));
    const totals = read.about.find(([coin]) => coin === "USDT");
    expect(sum(totals?.slice(1, 3) ?? [])).toBe("3.75");
    const credited = (await booked(["funding", "funding_locked"], "USDT", "deposit_%")).get("funding/USDT");
    expect(totals?.[1]).toBe(credited ?? "0");
  });

  test("CONVERT has both sides of each conversion, and they add up to the books", async () => {
    const read = await table({ kind: "CONVERT" });
    const books = await booked(["funding", "funding_locked"], "%", "past_convert");
    for (const coin of ["USDT", "USDC"]) {
      const [paid, received] = ([0, 1] as const).map((side) =>
        sum(
          read.rows
            .filter((row) => row[columnOf(read, "Coin", side)] === coin)
            .map((row) => row[columnOf(read, side === 0 ? "Paid" : "Received")]),
        ),
      );
      const totals = read.about.find(([one]) => one === coin);
      expect([totals?.[1], totals?.[2]]).toEqual([paid, received]);
      expect(new Decimal(received ?? 0).minus(paid ?? 0).toFixed()).toBe(books.get(`funding/${coin}`));
    }
    expect(read.rows.length).toBeGreaterThan(10);
  });

  test("WITHDRAW has nothing where nothing went out", async () => {
    expect((await table({ kind: "WITHDRAW" })).rows).toEqual([]);
  });
});

test("as PDF the pages have every row and the same totals", async () => {
  const [csv = new Uint8Array()] = await desk.made(someone.token, { ...wide(), format: "CSV" });
  const [pdf = new Uint8Array()] = await desk.made(someone.token, { ...wide(), format: "PDF" });
  const pages = await readPdf(pdf);
  const text = pages.join("\n").replaceAll(/\s+/g, "");
  const read = readCsv(csv);
  for (const row of read.rows) expect(text).toContain(row.slice(0, 7).join("").replaceAll(/\s+/g, ""));
  const totals = read.about.filter((row) => row[0] === someone.userId);
  expect(totals.length).toBeGreaterThan(1);
  for (const row of totals) expect(text).toContain(row.join(""));
  for (const [i, page] of pages.entries()) {
    expect(page).toContain(`${i + 1} / ${pages.length}`);
    expect(page).toContain("Time");
  }
});
