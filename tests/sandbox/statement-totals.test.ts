/** F2e.1, F2e.2, F2e.9, F4f.2, F6g.2. */
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { house, post } from "#sandbox/ledger/ledger.ts";
import type { CallOutput } from "#shared/contract/index.ts";
import type { StatementFormat, StatementKind } from "#shared/contract/statements.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import { newRequestId, type SandboxUnderTest, startMs, startSandbox } from "./sandbox-under-test.ts";
import { daySeconds, statementDeskOf } from "./statement-desk.ts";
import { readCsv, readPdf, readXlsx } from "./statement-files.ts";
import { balancesAt, computations, linesOf, type Span, type Totals } from "./statement-ledger.ts";

interface Someone {
  readonly userId: string;
  readonly token: string;
}

let under: SandboxUnderTest;
/** One did everything but what two demo accounts have in every state. */
let people: Readonly<Partial<Record<StatementKind, Someone>>> & { readonly any: Someone };
const desk = statementDeskOf(() => under);

beforeAll(async () => {
  under = await startSandbox({ pairs: 40, settings: { statementQuota: 1_000 } });
  const { account } = await under.account({
    balances: {
      funding: { USDT: "1000", USDC: "10", BTC: "0.5" },
      unified: { USDT: "500" },
      spot: { BTC: "0.25", ETH: "3" },
    },
    kycRegion: "IND",
  });
  await under.control("/sandbox/control/past-ledger", { account, entries: 60, events: 36, days: 20 });
  await convertOnce((await signedIn(account)).token);
  // The account statement is of a day that is over.
  under.clock.jump(daySeconds * 1000);
  const [any, depositor, withdrawer] = [
    await signedIn(account),
    await signedIn("depositor"),
    await signedIn("withdrawer"),
  ];
  people = { any, DEPOSIT: depositor, WITHDRAW: withdrawer };
}, startMs);
afterAll(() => under.close());

async function signedIn(account: string): Promise<Someone> {
  const { token } = await under.control<{ token: string }>("/sandbox/session", { account });
  const { result } = await under.call<"profile.get", CallOutput<"profile.get">>("profile.get", {}, token);
  return { userId: String(result.id), token };
}

async function convertOnce(token: string): Promise<void> {
  const accountType = "eb_convert_funding" as const;
  const coins = { fromCoin: "BTC", toCoin: "USDT", requestCoin: "BTC", requestAmount: "0.01" };
  const quote = { accountType, ...coins, requestId: newRequestId() };
  const { quoteTxId = "" } = (await under.call("convert.quote", quote, token)).result;
  const order = { quoteTxId, accountType, requestId: newRequestId() };
  if ((await under.call("convert.execute", order, token)).code !== 0) throw new Error("Not converted");
  under.clock.advance(2_000);
  const ends = { quoteTxId, accountType };
  const query = () => under.call("convert.query", ends, token);
  await vi.waitFor(async () =>
    expect((await query()).result).toMatchObject({ result: { exchangeStatus: "success" } }),
  );
}

/** Half of the past is before it, so that accounts open with something. */
const request = () => ({ startTime: desk.today() - 10 * daySeconds, endTime: desk.today() + daySeconds });

const yearStart = (): number => Date.UTC(2026, 3, 1) / 1000;

async function made(kind: StatementKind, format: StatementFormat): Promise<Uint8Array> {
  const { token } = people[kind] ?? people.any;
  if (kind === "INDIA_TAX") {
    const { result } = await under.call("statements.createIndiaTax", { financialYear: "2026-2027" }, token);
    await desk.settled(token);
    return (await desk.files(token, result.queryId ?? ""))[0] ?? new Uint8Array();
  }
  return (await desk.made(token, { kind, format, ...request() }))[0] ?? new Uint8Array();
}

async function computed(kind: StatementKind): Promise<Totals> {
  const { userId } = people[kind] ?? people.any;
  const { startTime, endTime } = request();
  const from = (kind === "INDIA_TAX" ? yearStart() : startTime) * 1000;
  const span: Span = { from, until: endTime * 1000 };
  return computations[kind]?.(await linesOf(under, userId), userId, span) ?? { rows: [], count: 0 };
}

/** Funding and cash flow of contracts taken together: the books do not tell them apart. */
function comparable(kind: StatementKind, row: readonly string[]): readonly string[] {
  if (kind !== "DERIVATIVES") return row;
  const [coin = "", funding = "", fee = "", cashFlow = "", change = ""] = row;
  return [coin, fee, change, new Decimal(funding).plus(cashFlow).toFixed()];
}

test("every kind that is offered has its totals reckoned here", async () => {
  const kinds = new Set<string>();
  for (const { token } of [people.any, people.DEPOSIT ?? people.any]) {
    const { result } = await under.call<"statements.config", CallOutput<"statements.config">>(
      "statements.config",
      {},
      token,
    );
    for (const { kind, enabled } of result.kinds) if (enabled) kinds.add(kind);
  }
  // Personal data has no figures, the account statement's are in what it signs.
  expect([...kinds].toSorted()).toEqual(
    [...Object.keys(computations), "PERSONAL_INFO", "ACCOUNT_STATEMENT"].toSorted(),
  );
});

const tables = Object.keys(computations).filter((kind) => kind !== "INDIA_TAX") as StatementKind[];
const readers = { CSV: readCsv, XLSX: readXlsx } as const;

describe.each(["CSV", "XLSX"] as const)("totals as %s are those of the ledger", (format) => {
  test.each(tables)("%s", async (kind) => {
    const read = readers[format](await made(kind, format));
    const { rows, count } = await computed(kind);
    expect(rows.length).toBeGreaterThan(0);
    expect(read.rows).toHaveLength(count);
    const [title, , ...below] = read.about.slice(read.about.findIndex(([first]) => first === "Totals"));
    expect(title?.[0]).toBe("Totals");
    const width = kind === "DERIVATIVES" ? 5 : (rows[0]?.length ?? 0);
    const reported = below
      .slice(
        0,
        Math.max(
          0,
          below.findIndex((row) => row.every((cell) => cell === "")),
        ),
      )
      .map((row) => comparable(kind, row.slice(0, width)));
    const byText = (one: readonly string[], other: readonly string[]): number =>
      one.join("\t") < other.join("\t") ? -1 : 1;
    expect(reported.toSorted(byText)).toEqual([...rows].toSorted(byText));
  });
});

describe("totals as PDF are those of the ledger", () => {
  test.each([...tables, "INDIA_TAX"] as const)("%s", async (kind) => {
    const text = (await readPdf(await made(kind, "PDF"))).join("\n");
    const [, table = ""] = text.split("\nTotals\n");
    const { rows } = await computed(kind);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      if (kind !== "DERIVATIVES") expect(table.replaceAll(/\s+/g, "")).toContain(row.join(""));
      else {
        const reported = /USDT\s+(\S+)\s+(\S+)\s+(\S+)\s+(\S+)/.exec(table)?.slice(1) ?? [];
        expect(comparable(kind, ["USDT", ...reported])).toEqual(row);
      }
    }
  });

  test("ACCOUNT_STATEMENT: balances at the day's end, and a total that is their values'", async () => {
    const { userId, token } = people.any;
    const date = desk.today() - daySeconds;
    const input = { date, valuationCurrency: "USDT", language: "en-US" };
    const { result } = await under.call("statements.createAccount", input, token);
    await desk.settled(token);
    const [file = new Uint8Array()] = await desk.files(token, result.queryId ?? "");
    const text = (await readPdf(file)).join("\n");
    const signed = /balances before \S+\n(.*?)\ntotal (\S+) USDT/s.exec(text);
    const lines = (signed?.[1] ?? "").split("\n").map((line) => line.split(" "));
    expect(lines.map((line) => line.slice(0, 4).join(" ")).toSorted()).toEqual(
      [...balancesAt(await linesOf(under, userId), userId, desk.today() * 1000)].toSorted(),
    );
    for (const [, , balance = "", , price = "", value] of lines) {
      expect(value).toBe(new Decimal(balance).times(price).toFixed(2, Decimal.ROUND_FLOOR));
    }
    const total = lines.reduce((sum, line) => sum.plus(line[5] ?? "NaN"), new Decimal(0));
    expect(signed?.[2]).toBe(total.toFixed(2));
  });

  test("ACCOUNT_STATEMENT: money of a state has its rate, and what has no price is told", async () => {
    const { userId: owner, token } = await under.account();
    const held = { BTC: "0.5", EUR: "250.55", NOPAIR: "7" };
    const entries = Object.entries(held).flatMap(([coin, amount]) => [
      { owner, kind: "funding", coin, amount } as const,
      { owner: house, kind: "equity", coin, amount: `-${amount}` } as const,
    ]);
    const at = under.clock.now() - 3 * daySeconds * 1000;
    await post(under.sandbox.exchange.database.db, { kind: "opening", ref: `${owner}/past`, at, entries });
    const valued = async (valuationCurrency: string) => {
      const input = { date: desk.today() - daySeconds, valuationCurrency, language: "en-US" };
      const { result } = await under.call("statements.createAccount", input, token);
      await desk.settled(token);
      const [file = new Uint8Array()] = await desk.files(token, result.queryId ?? "");
      const text = (await readPdf(file)).join("\n");
      expect(text).toContain("not in the total: 1.");
      const value = (coin: string) => new RegExp(`^FUND ${coin} .* (\\S+)$`, "m").exec(text)?.[1];
      const [, total = ""] = /^total (\S+)/m.exec(text) ?? [];
      expect(total).toBe(new Decimal(value("BTC") ?? "NaN").plus(value("EUR") ?? "NaN").toFixed(2));
      expect(value("NOPAIR")).toBe("–");
      return value("EUR");
    };
    expect(await valued("EUR")).toBe("250.55");
    const usd = new Decimal(under.sandbox.exchange.market.fiat.toUsd("EUR") ?? "NaN").times("250.55");
    // Rates move while it is made.
    const off = usd.minus((await valued("USD")) ?? "NaN").div(usd);
    expect(off.abs().lt("0.01"), off.toFixed()).toBe(true);
  });

  test("every page has its heads and its number, and every row is on one", async () => {
    const pages = await readPdf(await made("FUNDING", "PDF"));
    const read = readCsv(await made("FUNDING", "CSV"));
    const text = pages.join("\n").replaceAll(/\s+/g, "");
    for (const row of read.rows) expect(text).toContain(row.slice(0, 7).join("").replaceAll(/\s+/g, ""));
    for (const [i, page] of pages.entries()) {
      expect(page).toContain(`${i + 1} / ${pages.length}`);
      expect(page).toContain("Time");
    }
  });
});

test("each row has the balance that it left", async () => {
  const read = readCsv(await made("FUNDING", "CSV"));
  const last = new Map(read.rows.map((row) => [row[3] ?? "", row[6]]));
  const { rows } = await computed("FUNDING");
  for (const [, , coin = "", , into, , closing] of rows)
    if (into !== "0") expect(last.get(coin)).toBe(closing);
});
