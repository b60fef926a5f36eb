/** D10.5, F0.1, F1.4, F2b.8, F2b.13, F6e.2: what is told of conversions, orders, books and special coins and cannot be true, whoever signed it. */
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { callDefinition } from "#shared/contract/index.ts";
import { blockCheckFault, bookFault } from "#shared/domain/book-sanity.ts";
import { historyFault, recordFault } from "#shared/domain/history-sanity.ts";
import { orderFault, ordersFault, placedFault } from "#shared/domain/order-sanity.ts";
import { productsFault, specialFault } from "#shared/domain/special-sanity.ts";
import { told } from "../told.ts";

describe("the record of a conversion", () => {
  const record = {
    fromAmount: "0.5",
    toAmount: "47109.2",
    exchangeStatus: "success",
    convertRate: "94218.40",
  };
  it.each([
    ["", {}],
    // What comes is rounded down, what is paid up, and a rate may be rounded.
    ["", { toAmount: "47109.19" }],
    ["", { fromAmount: "3", toAmount: "1", convertRate: "0.333333333333" }],
    ["", { exchangeStatus: "failure", toAmount: "0" }],
    ["", { exchangeStatus: "processing", toAmount: "1" }],
    ["result.fromAmount", { fromAmount: "0" }],
    ["result.fromAmount", { fromAmount: "-0.5" }],
    ["result.toAmount", { toAmount: "0" }],
    ["result.amounts", { toAmount: "-47109.2" }],
    ["result.amounts", { exchangeStatus: "failure", toAmount: "-1" }],
    ["result.convertRate", { toAmount: "471.09" }],
    ["result.convertRate", { convertRate: "1" }],
    ["", { exchangeStatus: "failure", toAmount: "", convertRate: "" }],
    ["", { exchangeStatus: "processing", toAmount: "", convertRate: "" }],
    ["result.toAmount", { toAmount: "", convertRate: "1" }],
    ["result.convertRate", { convertRate: "" }],
  ])("has the fault %j: %j", (fault, part) => {
    expect(recordFault({ result: { ...record, ...part } })).toBe(fault);
  });

  it.each(["convert.query", "convert.unifiedQuery"] as const)(
    "that nothing came of is read by %s (F0.1)",
    (name) => {
      const pair = { fromCoin: "BTC", fromCoinType: "crypto", toCoin: "USDT", toCoinType: "crypto" };
      const ids = {
        accountType: "eb_convert_funding",
        exchangeTxId: "1",
        userId: "7",
        createdAt: "1700000000000",
      };
      const nothing = { exchangeStatus: "failure", toAmount: "", convertRate: "" };
      const result = { ...record, ...pair, ...ids, ...nothing };
      expect(v.is(callDefinition(name).response, { result })).toBe(true);
    },
  );

  const row = {
    ...record,
    quotedToAmount: "",
    state: "success",
    kind: "instant",
    feeAmount: "",
    coinCount: 0,
    coinsDone: 0,
    createdAt: "1700000000900",
    endedAt: "",
    failCode: 0,
  };
  it.each([
    ["", {}],
    // A host may round the one and not the other.
    ["", { endedAt: "1700000000000" }],
    ["list[].endedAt", { endedAt: "1699999999999" }],
    ["list[].failCode", { failCode: 700_012 }],
    ["", { state: "failure", exchangeStatus: "failure", failCode: 700_012 }],
    ["", { fromAmount: "", convertRate: "", kind: "smallBalances", coinCount: 3, coinsDone: 3 }],
    // An order's price is its limit where a host says no more.
    ["", { kind: "limit", convertRate: "5" }],
    ["", { kind: "limit", state: "partial", toAmount: "20000" }],
    ["", { kind: "limit", feeAmount: "9.2", toAmount: "47100" }],
    // Neither at its limit nor at the rate that it filled at does less come.
    ["list[].convertRate", { kind: "limit", toAmount: "4710.9" }],
    ["", { kind: "limit", exchangeStatus: "failure", state: "canceled", toAmount: "" }],
    ["", { feeAmount: "9.2", toAmount: "47100" }],
    ["list[].convertRate", { feeAmount: "1", toAmount: "5000000" }],
    ["list[].fromAmount", { fromAmount: "0" }],
    ["list[].convertRate", { convertRate: "5" }],
    ["list[].convertRate", { kind: "block", convertRate: "5" }],
    ["list[].amounts", { feeAmount: "-1" }],
    ["list[].amounts", { convertRate: "-94218.40" }],
    ["list[].coinsDone", { kind: "smallBalances", coinCount: 3, coinsDone: 4 }],
    // An end is that of its coins; a host may not count them.
    ["", { kind: "smallBalances", coinCount: 0, coinsDone: 0 }],
    ["", { kind: "smallBalances", state: "partial", coinCount: 3, coinsDone: 2 }],
    [
      "",
      {
        kind: "smallBalances",
        state: "processing",
        coinCount: 3,
        coinsDone: 1,
        exchangeStatus: "processing",
      },
    ],
    ["", { kind: "smallBalances", state: "failure", coinCount: 3, exchangeStatus: "failure", toAmount: "" }],
    ["list[].coinsDone", { kind: "smallBalances", coinCount: 3, coinsDone: 2 }],
    ["list[].coinsDone", { kind: "smallBalances", state: "partial", coinCount: 3, coinsDone: 3 }],
    ["list[].coinsDone", { kind: "smallBalances", state: "partial", coinCount: 3 }],
    [
      "list[].coinsDone",
      {
        kind: "smallBalances",
        state: "failure",
        coinCount: 3,
        coinsDone: 1,
        exchangeStatus: "failure",
        toAmount: "",
      },
    ],
  ])("in a list has the fault %j: %j", (fault, part) => {
    expect(historyFault({ list: [{ ...row, ...part }] })).toBe(fault);
  });

  it.each([
    ["9.2", { feeAmount: "9.2", toAmount: "47100" }],
    ["9.2", { feeAmount: "9.2", state: "processing", exchangeStatus: "processing" }],
    [undefined, { feeAmount: "9.2", state: "failure", exchangeStatus: "failure" }],
    [undefined, { feeAmount: "9.2", state: undefined, exchangeStatus: "failure" }],
    ["", { feeAmount: "", state: "canceled", exchangeStatus: "failure" }],
  ])("was charged %j: %j", (feeAmount, part) => {
    const ids = { accountType: "funding", exchangeTxId: "1", userId: "7" };
    const pair = { fromCoin: "BTC", fromCoinType: "crypto", toCoin: "USDT", toCoinType: "crypto" };
    const list = [{ ...row, ...ids, ...pair, ...part }];
    const read = v.parse(callDefinition("convert.history").response, { list }) as { readonly list: object[] };
    expect(read.list[0]).toHaveProperty("feeAmount", feeAmount);
  });
});

describe("an order at a limit price", () => {
  const order = {
    fromCoin: "BTC",
    toCoin: "USDT",
    fromAmount: "0.1",
    toAmount: "9850",
    limitPrice: "98500",
    orderStatus: "PENDING",
    createdAt: "1700000000000",
    updatedAt: "1700000000000",
    expiredTime: "1700086400000",
    failCode: 0,
  };
  it.each([
    ["", {}],
    ["", { orderStatus: "FILLED", toAmount: "9900" }],
    ["", { orderStatus: "EXPIRED", toAmount: "0" }],
    ["toCoin", { toCoin: "BTC" }],
    ["amounts", { fromAmount: "0" }],
    ["amounts", { limitPrice: "0.0" }],
    ["toAmount", { orderStatus: "FILLED", toAmount: "0" }],
    ["toAmount", { toAmount: "985" }],
    // At its price or better; what comes is rounded down.
    ["", { orderStatus: "FILLED", fromAmount: "0.3", limitPrice: "0.333333", toAmount: "0.0999" }],
    ["toAmount", { orderStatus: "FILLED", toAmount: "9848" }],
    ["expiredTime", { expiredTime: "1699999999999" }],
    // Of thirty days at the longest, and of clocks that differ.
    ["", { expiredTime: "1702592300000" }],
    ["expiredTime", { expiredTime: "1702764900000" }],
    ["updatedAt", { updatedAt: "1699999999000" }],
    ["failCode", { orderStatus: "FILLED", toAmount: "9900", failCode: 700_012 }],
    ["", { orderStatus: "FAILED", toAmount: "0", failCode: 700_012 }],
  ])("has the fault %j: %j", (fault, part) => {
    expect(orderFault({ ...order, ...part })).toBe(fault);
    expect(ordersFault({ list: [order, { ...order, ...part }] })).toBe(fault && `list[].${fault}`);
  });
});

describe("an order that was taken", () => {
  const now = 1_700_000_000_000;
  const day = 86_400_000;
  it.each([
    ["", "1_D", day],
    ["", "30_D", 30 * day],
    // Its answer was lost, and is read days later.
    ["", "1_D", -2 * day],
    ["expiredTime", "1_D", 3 * day],
    ["expiredTime", "7_D", 30 * day],
    ["expiredTime", "30_D", 3650 * day],
  ])("has the fault %j: of %s, open for %i ms", (fault, expiredType, left) => {
    expect(placedFault({ expiredTime: String(now + left) }, told({ expiredType }), now)).toBe(fault);
  });
});

describe("an order book", () => {
  const level = (price: string, amount = "1") => ({ price, amount });
  it.each([
    ["", [level("99"), level("98")], [level("101"), level("102")]],
    ["", [level("99"), level("99")], []],
    ["", [], []],
    ["a level of nothing", [level("0")], []],
    ["a level of nothing", [], [level("101", "-3")]],
    ["bids", [level("1"), level("99")], []],
    ["asks", [], [level("500"), level("101")]],
  ])("has the fault %j", (fault, bids, asks) => {
    expect(bookFault({ bids, asks })).toBe(fault);
  });
});

describe("leave to trade blocks", () => {
  const given = { eligible: true, reason: 0, minAmount: "1", maxAmount: "40" };
  it.each([
    ["", {}],
    ["", { reasons: [] }],
    ["", { eligible: false, reason: 790_101, reasons: [790_101] }],
    // A pair that is not traded.
    ["", { eligible: false, reason: 700_013, minAmount: "1", maxAmount: "0" }],
    ["reason", { reason: 790_101 }],
    ["reason", { reasons: [790_102] }],
    ["minAmount", { minAmount: "41" }],
  ])("has the fault %j: %j", (fault, part) => {
    expect(blockCheckFault({ ...given, ...part })).toBe(fault);
  });
});

describe("a special coin", () => {
  const coin = (name: string, balance = "1") => ({ coin: name, balance });
  const limit = { coin: "USDT", singleMin: "1", singleMax: "10", dailyMax: "0", dailyUsed: "0" };
  const special = {
    coin: coin("USDT"),
    toCoins: [coin("USDC", "")],
    fixedRate: "1",
    fixedToCoin: "USDC",
    limits: [limit],
  };
  it.each([
    ["", {}],
    ["", { fixedRate: "", fixedToCoin: "", limits: [] }],
    ["toCoins[].coin", { toCoins: [coin("USDT"), coin("USDC")] }],
    ["toCoins[].coin", { toCoins: [coin("USDC"), coin("USDC")] }],
    ["balance", { coin: coin("USDT", "-1") }],
    ["fixedRate", { fixedRate: "0" }],
    ["fixedRate", { fixedRate: "-1" }],
    ["fixedToCoin", { fixedToCoin: "BTC" }],
    ["limits[].coin", { limits: [limit, limit] }],
    ["limits[]", { limits: [{ ...limit, dailyUsed: "-5" }] }],
    ["limits[]", { limits: [{ ...limit, singleMin: "11" }] }],
    ["quoteTtl", { quoteTtl: 120_001 }],
  ])("has the fault %j: %j", (fault, part) => {
    expect(specialFault(told({ ...special, ...part }))).toBe(fault);
  });

  const product = { productId: "usdt-usdc", coin: "USDT", toCoin: "USDC", fixedRate: "1" };
  it.each([
    ["", [product, { ...product, productId: "usdc-usdt" }]],
    ["products[].productId", [product, product]],
    ["products[].toCoin", [{ ...product, toCoin: "USDT" }]],
    ["products[].fixedRate", [{ ...product, fixedRate: "0" }]],
  ])("has products with the fault %j", (fault, products) => {
    expect(productsFault({ products })).toBe(fault);
  });
});
