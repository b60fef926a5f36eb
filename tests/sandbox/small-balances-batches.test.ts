/** F6b.3, F6b.4, F2b.11. */
import { describe, expect, test } from "vitest";
import type { CallOutput } from "#shared/contract/index.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import {
  accountType,
  coins,
  convert,
  crumbs,
  ended,
  openDesk,
  owner,
  query,
  quote,
  under,
} from "./small-balances-desk.ts";

openDesk();

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

  /** Takes a part of a coin away between price and confirmation, by a second batch's price of it. */
  async function spend(
    token: string,
    wallet: "eb_convert_funding" | "eb_convert_uta",
    coin: string,
  ): Promise<void> {
    const { result } = await quote(token, { accountType: wallet, fromCoinList: [coin] });
    await convert(token, result.quoteId);
  }

  test("on the funding account a coin that is short does not go; with nothing left at all the batch is refused", async () => {
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

  test("the convert history has batches, found by any of their coins", async () => {
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
