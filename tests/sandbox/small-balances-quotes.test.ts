/** F2b.2, F2b.9, F6b.1, F6b.2, F4c.1. */
import { describe, expect, test } from "vitest";
import { newRequestId } from "./sandbox-under-test.ts";
import {
  accountType,
  coins,
  convert,
  ended,
  houseFees,
  list,
  openDesk,
  owner,
  query,
  quote,
  requote,
  under,
} from "./small-balances-desk.ts";

openDesk();

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

  test("each that is not eligible says why", async () => {
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

  test("one coin when one is requested, and nobody else's", async () => {
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
      accountType,
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

  test("the same request twice is one batch with one answer", async () => {
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
