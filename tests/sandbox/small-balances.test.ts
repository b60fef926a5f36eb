/** F2b.2, F2b.9, F6b.1, F6b.2, F6b.3, F6b.4, F2b.11, F4c.1. */
import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { refusedBy } from "#sandbox/ledger/database.ts";
import { accounts } from "#sandbox/ledger/tables.ts";
import type { CallInput, CallOutput } from "#shared/contract/index.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import { newRequestId, type SandboxUnderTest, startMs, startSandbox } from "./sandbox-under-test.ts";

let under: SandboxUnderTest;
beforeAll(async () => {
  under = await startSandbox();
}, startMs);
afterAll(() => under.close());

const prices = { DOGE: "0.19342", ADA: "0.7421", XLM: "0.38215", NEAR: "4.867", BNB: "652.30" };
beforeEach(async () => {
  await under.control("/sandbox/control/reset", {});
  for (const [coin, price] of Object.entries(prices)) {
    await under.control("/sandbox/control/market", { freeze: true, symbol: `${coin}USDT`, price });
  }
});

const accountType = "eb_convert_funding";
const crumbs = { DOGE: "41.07", ADA: "8.2143", XLM: "14.02", NEAR: "1.177" };
const coins = Object.keys(crumbs);
const owner = (part: object = {}) =>
  under.account({ balances: { funding: crumbs, unified: crumbs }, ...part });

const list = (token: string) =>
  under.call<"batch.list", CallOutput<"batch.list">>("batch.list", { accountType }, token);
function quote(token: string, part: object = {}) {
  const input = { accountType, fromCoinList: coins, toCoin: "USDT", ...part } as const;
  return under.call<"batch.quote", CallOutput<"batch.quote">>("batch.quote", input, token);
}
const requote = (token: string, quoteId: string) =>
  under.call<"batch.reQuote", CallOutput<"batch.reQuote">>("batch.reQuote", { quoteId }, token);
const convert = (token: string, quoteId: string, requestId = newRequestId()) =>
  under.call<"batch.convert", CallOutput<"batch.convert">>("batch.convert", { quoteId, requestId }, token);
const query = (token: string, part: object) =>
  under.call<"batch.query", CallOutput<"batch.query">>("batch.query", part, token);

/** What the house has earned in USDT, by demo accounts too. */
async function houseFees(): Promise<Decimal> {
  const found = await under.sandbox.exchange.database.db
    .select({ balance: accounts.balance })
    .from(accounts)
    .where(and(eq(accounts.owner, "house"), eq(accounts.kind, "fees"), eq(accounts.coin, "USDT")));
  return new Decimal(found[0]?.balance ?? 0);
}

/** The record of a run once it has ended. */
async function ended(token: string, quoteId: string) {
  under.clock.advance(300);
  const record = async () => (await query(token, { quoteId })).result.records[0];
  await expect.poll(async () => (await record())?.status).not.toBe("processing");
  const found = await record();
  if (found === undefined) throw new Error("No record");
  return found;
}

describe("candidates", () => {
  test("worth more than nothing and less than 10 USDT, dearest first", async () => {
    const { token } = await under.account({
      balances: { funding: { ADA: "1", DOGE: "50", NEAR: "3", USDT: "9.9999", BNB: "0.0001" } },
    });
    await under.control("/sandbox/control/market", { symbol: "DOGEUSDT", price: "0.20000" });
    const { result } = await list(token);
    expect(result.smallAssetCoins.map(({ fromCoin }) => fromCoin)).toEqual(["USDT", "ADA", "BNB"]);
    expect(result.smallAssetCoins[1]).toMatchObject({
      supportConvert: 1,
      availableBalance: "1",
      baseValue: "0.7421",
      toAmount: "",
      exchangeRate: "",
      feeInfo: null,
    });
    expect(result.supportToCoins).toEqual(["MNT", "USDT", "USDC"]);
  });

  test("each that cannot take part says why", async () => {
    const { token } = await under.account({
      subAttribute: 2,
      balances: { funding: { ATOM: "1", XTZ: "3", WLD: "1", AAVE: "0.01", PEPE: "0.0001", ADA: "3" } },
    });
    await under.call(
      "limitOrder.create",
      {
        accountType: "limit_order_funding",
        fromCoin: "ADA",
        toCoin: "USDT",
        fromAmount: "3",
        limitPrice: "5",
        expiredType: "1_D",
        requestId: newRequestId(),
      },
      token,
    );
    const { result } = await list(token);
    const reasons = Object.fromEntries(
      result.smallAssetCoins.map((one) => [one.fromCoin, [one.supportConvert, one.reason]]),
    );
    expect(reasons).toEqual({
      ADA: [2, "locked"],
      ATOM: [2, "noPrice"],
      XTZ: [2, "leaving"],
      WLD: [2, "paused"],
      AAVE: [2, "islamic"],
      PEPE: [2, "fee"],
    });
    const leaving = result.smallAssetCoins.find(({ fromCoin }) => fromCoin === "XTZ");
    expect(leaving?.reasonAt).toBe(String(Date.UTC(2026, 10, 24, 8)));
  });

  test("one coin when one is asked for, and nobody else's", async () => {
    const { token } = await owner();
    const one = await under.call("batch.list", { accountType, fromCoin: "ADA" }, token);
    expect(JSON.stringify(one.result)).toContain('"ADA"');
    expect(JSON.stringify(one.result)).not.toContain('"XLM"');
    const empty = await under.account();
    expect((await list(empty.token)).result.smallAssetCoins).toEqual([]);
    expect((await list("")).code).toBe(10_007);
  });

  test("the terms are those of the documents", async () => {
    const { token } = await owner();
    expect((await under.call("batch.setting", { accountType }, token)).result).toEqual({
      maxCoins: 20,
      coinMaxValue: "10",
      totalMinValue: "0.00000001",
      totalMaxValue: "200",
      supportToCoins: ["MNT", "USDT", "USDC"],
      feeRate: "0.02",
      gapRate: "0.005",
      spread: "0.0005",
      quoteTtl: 30_000,
      coolDown: 0,
    });
  });
});

describe("a quote", () => {
  test("tells each coin's proceeds less 2 %, rounded against the owner, and holds for 30 seconds", async () => {
    const { token } = await owner();
    const { result } = await quote(token, { fromCoinList: ["DOGE", "ADA"] });
    // 41.07 x 0.19332329 = 7.9397875 -> 7.9397; 2 % = 0.158794 -> 0.1588
    expect(result.result.exchangeCoins).toMatchObject([
      {
        fromCoin: "DOGE",
        availableBalance: "41.07",
        exchangeRate: "0.19332329",
        toAmount: "7.7809",
        feeInfo: { amount: "0.1588" },
      },
      {
        fromCoin: "ADA",
        exchangeRate: "0.74172895",
        toAmount: "5.9708",
        feeInfo: { amount: "0.1219", feeRate: "0.02", feeCoin: "USDT" },
      },
    ]);
    expect(result.result.totalFeeInfo).toEqual({ feeCoin: "USDT", amount: "0.2807", feeRate: "0.02" });
    expect(result.result.quoteExpireTime).toBe(String(under.clock.now() + 30_000));
    expect(result.result.droppedCoins).toEqual([]);
  });

  test("moves exactly what it told: the owner, the dealer, the house's fees", async () => {
    const { account, token } = await owner();
    const { result } = await quote(token, { fromCoinList: ["DOGE", "ADA"] });
    const feesBefore = await houseFees();
    const taken = await convert(token, result.quoteId);
    expect(taken.result).toMatchObject({
      quoteId: result.quoteId,
      exchangeTxId: result.quoteId,
      status: "processing",
      msg: "",
    });
    expect(await under.balance(account, "funding", "DOGE")).toBe("0");
    expect(await under.balance(account, "funding_locked", "DOGE")).toBe("41.07");
    expect((await query(token, { quoteId: result.quoteId })).result.records[0]).toMatchObject({
      status: "processing",
    });
    const record = await ended(token, result.quoteId);
    expect(record).toMatchObject({
      status: "success",
      accountType,
      exchangeSource: "small_asset_funding",
      toCoin: "USDT",
      toAmount: "13.7517",
      feeCoin: "USDT",
      totalFeeAmount: "0.2807",
      totalTaxFeeInfo: null,
    });
    expect(record.subRecords).toMatchObject([
      {
        fromCoin: "DOGE",
        fromAmount: "41.07",
        toAmount: "7.7809",
        feeAmount: "0.1588",
        status: "success",
        failCode: 0,
      },
      { fromCoin: "ADA", fromAmount: "8.2143", toAmount: "5.9708", feeAmount: "0.1219", status: "success" },
    ]);
    expect(await under.balance(account, "funding", "USDT")).toBe("13.7517");
    expect(await under.balance(account, "funding_locked", "DOGE")).toBe("0");
    expect((await houseFees()).minus(feesBefore).toFixed()).toBe("0.2807");
  });

  test("is used once, whoever is quicker", async () => {
    const { token } = await owner();
    const { result } = await quote(token);
    const answers = await Promise.all([1, 2, 3].map(() => convert(token, result.quoteId)));
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 700_009, 700_009]);
    expect((await requote(token, result.quoteId)).code).toBe(700_009);
  });

  test("the same request twice is one run with one answer", async () => {
    const { token } = await owner();
    const { result } = await quote(token);
    const id = newRequestId();
    const [one, other] = await Promise.all([
      convert(token, result.quoteId, id),
      convert(token, result.quoteId, id),
    ]);
    expect(one).toEqual(other);
    expect(one.code).toBe(0);
    expect((await query(token, {})).result.totalCount).toBe("1");
  });

  test("holds to its last millisecond: then 700008, as for an unknown one; another's is 700011", async () => {
    const { token } = await owner();
    const { result } = await quote(token);
    under.clock.advance(30_000);
    expect((await convert(token, result.quoteId)).code).toBe(700_008);
    expect((await convert(token, "1234567890")).code).toBe(700_008);
    const again = await requote(token, result.quoteId);
    under.clock.advance(29_999);
    const other = await owner();
    expect((await convert(other.token, again.result.quoteId)).code).toBe(700_011);
    expect((await requote(other.token, again.result.quoteId)).code).toBe(700_011);
    expect((await convert(token, again.result.quoteId)).code).toBe(0);
  });

  test("a new price keeps the selection but for what dropped out, and says what and why", async () => {
    const { token } = await owner();
    const { result } = await quote(token);
    await under.control("/sandbox/control/settings", { batchPricelessCoins: ["XLM"] });
    await under.control("/sandbox/control/market", { symbol: "NEARUSDT", price: "9.000" });
    const again = await requote(token, result.quoteId);
    expect(again.result.quoteId).not.toBe(result.quoteId);
    expect(again.result.result.exchangeCoins.map(({ fromCoin }) => fromCoin)).toEqual(["DOGE", "ADA"]);
    expect(again.result.result.droppedCoins).toEqual([
      { coin: "XLM", reason: "noPrice" },
      { coin: "NEAR", reason: "gone" },
    ]);
    await under.control("/sandbox/control/settings", { batchPricelessCoins: coins });
    expect((await requote(token, again.result.quoteId)).code).toBe(700_013);
  });
});

describe("refusals of a price", () => {
  const many = Array.from({ length: 21 }, (_, at) => `C${at}`);
  test.each<[string, object, number]>([
    ["21 coins", { fromCoinList: many }, 700_000],
    ["a coin twice", { fromCoinList: ["ADA", "ADA"] }, 700_000],
    ["no coin", { fromCoinList: [] }, 10_001],
    ["another target", { toCoin: "BTC" }, 700_013],
    ["a coin that is not there", { fromCoinList: ["BNB"] }, 700_013],
    ["a coin without a price", { fromCoinList: ["ATOM"] }, 700_001],
    ["a closed coin", { fromCoinList: ["WLD"] }, 50_001],
    ["a coin that leaves", { fromCoinList: ["XTZ"] }, 50_001],
    ["the target itself", { fromCoinList: ["USDC"], toCoin: "USDC" }, 700_000],
    ["worth less than the fee", { fromCoinList: ["PEPE"] }, 700_006],
    ["an unknown wallet", { accountType: "eb_convert_spot" }, 10_001],
  ])("%s", async (_what, part, code) => {
    const funding = { ...crumbs, ATOM: "1", WLD: "1", XTZ: "1", USDC: "1", PEPE: "4" };
    const { token } = await under.account({ balances: { funding } });
    expect((await quote(token, part)).code).toBe(code);
  });

  test("the whole run has its limits", async () => {
    const { token } = await owner();
    await under.control("/sandbox/control/settings", { batchTotalMaxValue: "10" });
    expect((await quote(token)).code).toBe(700_007);
    await under.control("/sandbox/control/settings", {
      batchTotalMaxValue: "200",
      batchTotalMinValue: "100",
    });
    expect((await quote(token)).code).toBe(700_006);
  });

  test("signed out 10007, unchecked identity 42039, Islamic account 131239, paused 700022", async () => {
    expect((await quote("")).code).toBe(10_007);
    expect((await quote((await owner({ kycLevel: "LEVEL_DEFAULT" })).token)).code).toBe(42_039);
    const islamic = await under.account({ subAttribute: 2, balances: { funding: { DAI: "3" } } });
    expect((await quote(islamic.token, { fromCoinList: ["DAI"] })).code).toBe(131_239);
    await under.control("/sandbox/control/settings", { convertOpen: false });
    expect((await quote((await owner()).token)).code).toBe(700_022);
  });

  test("the older calls are the same under other names", async () => {
    const { token } = await owner();
    const input: CallInput<"batch.preOrder"> = { accountType, fromCoinList: ["ADA"], toCoin: "MNT" };
    const { result } = await under.call<"batch.preOrder", CallOutput<"batch.preOrder">>(
      "batch.preOrder",
      input,
      token,
    );
    const taken = await under.call(
      "batch.exchangeOrder",
      { quoteId: result.quoteId, requestId: newRequestId() },
      token,
    );
    expect(taken.result).toMatchObject({ quoteId: result.quoteId, status: "processing" });
    expect(await ended(token, result.quoteId)).toMatchObject({ status: "success", toCoin: "MNT" });
  });
});

describe("coin by coin", () => {
  test("what a dealer lets down and what moved stay, the others come", async () => {
    const { account, token } = await owner();
    const { result } = await quote(token);
    await under.control("/sandbox/control/settings", { failBatchCoins: ["XLM"] });
    await under.control("/sandbox/control/market", { symbol: "NEARUSDT", price: "4.900" });
    await convert(token, result.quoteId);
    const record = await ended(token, result.quoteId);
    expect(record.status).toBe("partial_fulfillment");
    const ends = record.subRecords.map(({ fromCoin, status, failCode, toAmount }) => [
      fromCoin,
      status,
      failCode,
      toAmount !== "",
    ]);
    expect(ends).toEqual([
      ["DOGE", "success", 0, true],
      ["ADA", "success", 0, true],
      ["XLM", "failure", 700_001, false],
      ["NEAR", "failure", 32_024, false],
    ]);
    expect(await under.balance(account, "funding", "XLM")).toBe("14.02");
    expect(await under.balance(account, "funding", "NEAR")).toBe("1.177");
    expect(await under.balance(account, "funding", "USDT")).toBe("13.7517");
  });

  test("nothing came: a failure, and everything is back", async () => {
    const { account, token } = await owner();
    await under.control("/sandbox/control/settings", { failBatchCoins: coins });
    const { result } = await quote(token);
    await convert(token, result.quoteId);
    expect(await ended(token, result.quoteId)).toMatchObject({
      status: "failure",
      toAmount: "0",
      totalFeeAmount: "0",
    });
    for (const [coin, amount] of Object.entries(crumbs))
      expect(await under.balance(account, "funding", coin)).toBe(amount);
  });

  /** Takes a part of a coin away between price and confirmation, by a second run's price of it. */
  async function spend(
    token: string,
    wallet: "eb_convert_funding" | "eb_convert_uta",
    coin: string,
  ): Promise<void> {
    const { result } = await quote(token, { accountType: wallet, fromCoinList: [coin] });
    await convert(token, result.quoteId);
  }

  test("on the funding account a coin that is short does not go; with nothing left at all the run is refused", async () => {
    const { token } = await owner();
    const { result } = await quote(token);
    await spend(token, accountType, "ADA");
    await convert(token, result.quoteId);
    const record = await ended(token, result.quoteId);
    expect(record.subRecords.map(({ status, failCode }) => [status, failCode])).toEqual([
      ["success", 0],
      ["failure", 700_005],
      ["success", 0],
      ["success", 0],
    ]);
    const one = await owner();
    const price = await quote(one.token, { fromCoinList: ["ADA"] });
    await spend(one.token, accountType, "ADA");
    expect((await convert(one.token, price.result.quoteId)).code).toBe(700_005);
  });

  test("on the unified account what is left goes, at the rate that was told", async () => {
    const { account, token, userId } = await owner();
    const { result } = await quote(token, { accountType: "eb_convert_uta" });
    const { db } = under.sandbox.exchange.database;
    const { post } = await import("#sandbox/ledger/ledger.ts");
    const coin = "DOGE";
    const entries = [
      { owner: userId, kind: "unified", coin, amount: "-11.07" },
      { owner: userId, kind: "funding", coin, amount: "11.07" },
    ] as const;
    await post(db, { kind: "opening", ref: `spent/${userId}`, at: 1, entries });
    await convert(token, result.quoteId);
    const record = await ended(token, result.quoteId);
    const rate = result.result.exchangeCoins[0]?.exchangeRate ?? "0";
    const before = new Decimal(rate).times("30").decimalPlaces(4, Decimal.ROUND_FLOOR);
    const fee = before.times("0.02").decimalPlaces(4, Decimal.ROUND_CEIL);
    expect(record).toMatchObject({ status: "success", exchangeSource: "small_asset_uta" });
    expect(record.subRecords[0]).toMatchObject({
      fromAmount: "30",
      toAmount: before.minus(fee).toFixed(),
      feeAmount: fee.toFixed(),
    });
    expect(await under.balance(account, "unified", "USDT")).toBe(record.toAmount);
    expect(await under.balance(account, "unified", "DOGE")).toBe("0");
  });
});

describe("records", () => {
  async function runOf(token: string, coin: string): Promise<string> {
    const { result } = await quote(token, { fromCoinList: [coin] });
    await convert(token, result.quoteId);
    await ended(token, result.quoteId);
    return result.quoteId;
  }

  test("pages from 1, newest first; a number wins over the other filters; wallets and days apart", async () => {
    const { token } = await owner();
    const start = under.clock.now();
    const first = await runOf(token, "ADA");
    under.clock.advance(1000);
    const second = await runOf(token, "XLM");
    const page = (part: object) => query(token, { size: "1", ...part });
    expect((await page({})).result).toMatchObject({ cursor: "1", size: "1", lastPage: "2", totalCount: "2" });
    expect((await page({})).result.records[0]?.exchangeTxId).toBe(second);
    expect((await page({ cursor: "2" })).result.records[0]?.exchangeTxId).toBe(first);
    expect(
      (await page({ quoteId: first, accountType: "eb_convert_uta", startTime: String(start + 900_000) }))
        .result.records,
    ).toHaveLength(1);
    expect((await page({ accountType: "eb_convert_uta" })).result.totalCount).toBe("0");
    expect((await page({ startTime: String(start + 1000) })).result.totalCount).toBe("1");
    expect((await page({ endTime: String(start + 1000) })).result.totalCount).toBe("1");
    for (const part of [{ size: "0" }, { size: "101" }, { cursor: "0" }, { cursor: "x" }]) {
      expect((await page(part)).code).toBe(10_001);
    }
    const other = await owner();
    expect((await query(other.token, { quoteId: first })).result.records).toEqual([]);
  });

  test("the convert history has runs, found by any of their coins", async () => {
    const { token } = await owner();
    await under.control("/sandbox/control/settings", { failBatchCoins: ["XLM"] });
    const { result } = await quote(token, { fromCoinList: ["ADA", "XLM"] });
    await convert(token, result.quoteId);
    await ended(token, result.quoteId);
    const history = async (part: object) =>
      (await under.call<"convert.history", CallOutput<"convert.history">>("convert.history", part, token))
        .result;
    const { list: rows } = await history({ kind: "smallBalances", coin: "XLM" });
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      kind: "smallBalances",
      state: "partial",
      accountType: "small_asset_funding",
      fromCoin: "",
      fromAmount: "",
      toCoin: "USDT",
      toAmount: "5.9708",
      feeCoin: "USDT",
      feeAmount: "0.1219",
      coinCount: 2,
      coinsDone: 1,
    });
    expect(rows[0]).not.toHaveProperty("coins");
    expect((await history({ coin: "USDT" })).total).toBe(1);
    expect((await history({ coin: "DOGE" })).total).toBe(0);
    expect((await history({ state: "success" })).total).toBe(0);
  });
});

describe("what the database refuses by itself", () => {
  test.each([
    ["a price that changes", "update batch_quote_coins set rate = 2", "written_once"],
    [
      "a second use of a price",
      "update batch_quotes set used_at = 2 where used_at is not null",
      "quote_used_once",
    ],
    [
      "another end of a coin",
      "update batch_parts set status = 'processing' where status = 'success'",
      "batch_final",
    ],
    [
      "another end of a run",
      "update batch_runs set status = 'processing' where status = 'success'",
      "batch_final",
    ],
  ])("%s", async (_what, statement, constraint) => {
    const { token } = await owner();
    const { result } = await quote(token, { fromCoinList: ["ADA"] });
    await convert(token, result.quoteId);
    await ended(token, result.quoteId);
    const { db } = under.sandbox.exchange.database;
    const error: unknown = await db.execute(sql.raw(statement)).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(refusedBy(error)).toBe(constraint);
  });

  test("a run that ends before its coins", async () => {
    const { token } = await owner();
    const { result } = await quote(token, { fromCoinList: ["ADA"] });
    await convert(token, result.quoteId);
    const { db } = under.sandbox.exchange.database;
    const early = sql`update batch_runs set status = 'success' where quote_id = ${result.quoteId}`;
    const error: unknown = await db.execute(early).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(refusedBy(error)).toBe("run_ends_last");
    await ended(token, result.quoteId);
  });
});
