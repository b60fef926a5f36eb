/** D10.5, F2c.1. */
import { describe, expect, it } from "vitest";
import {
  coinsFault,
  movableFault,
  overviewFault,
  smallCoinsFault,
  termsFault,
} from "#shared/domain/balance-sanity.ts";
import { told } from "../told.ts";

/** What is told of a person's money and cannot be true, whoever signed it. */

const account = (accountType: string, totalEquity: string, part: object = {}) => ({
  accountType,
  totalEquity,
  valuationCurrency: "USD",
  coinDetail: [{ coin: "BTC" }],
  ...part,
});
const request = { valuationCurrency: "USD" };
const twice = [{ coin: "BTC" }, { coin: "BTC" }];

describe("an overview", () => {
  it.each([
    ["", "30", [account("FUND", "10.004"), account("UNIFIED", "20")]],
    ["", "-5", [account("UNIFIED", "-5")]],
    ["", "0", []],
    ["totalEquity", "300", [account("FUND", "10"), account("UNIFIED", "20")]],
    ["totalEquity", "1", []],
    ["list[].accountType", "20", [account("FUND", "10"), account("FUND", "10")]],
    ["list[].coinDetail", "10", [account("FUND", "10", { coinDetail: twice })]],
    ["list[].valuationCurrency", "10", [account("FUND", "10", { valuationCurrency: "JPY" })]],
  ])("has the fault %j: %s of %j", (fault, totalEquity, list) => {
    expect(overviewFault({ totalEquity, list }, request)).toBe(fault);
  });

  it.each([
    ["", ""],
    ["", "0"],
    ["", "12.5"],
    ["limitAmountUsd", "-12.5"],
  ])("has the fault %j: %s not safe yet", (fault, limitAmountUsd) => {
    expect(overviewFault({ totalEquity: "0", list: [], limitAmountUsd }, request)).toBe(fault);
  });
});

it.each([
  ["", [{ coin: "BTC", balance: "" }]],
  ["", [{ coin: "BTC", balance: "0" }]],
  ["coins[].balance", [{ coin: "BTC", balance: "-0.1" }]],
  ["coins[].balance", [{ coin: "BTC", balance: "0.1", uBalance: "-9000" }]],
  ["coins[].coin", twice.map((coin) => ({ ...coin, balance: "1" }))],
])("coins have the fault %j: %j", (fault, coins) => {
  expect(coinsFault(told({ coins }))).toBe(fault);
});

it.each([
  ["", "5", "5"],
  ["", "-5", "0"],
  ["balance[].transferBalance", "5", "50"],
  ["balance[].transferBalance", "-5", "1"],
  ["balance[].transferBalance", "5", "-1"],
])("what can be moved has the fault %j: %s of %s", (fault, walletBalance, transferBalance) => {
  expect(movableFault({ balance: [{ coin: "BTC", walletBalance, transferBalance }] })).toBe(fault);
});

it("small balances are each one coin's, and no debt", () => {
  const row = { fromCoin: "DOGE", availableBalance: "1" };
  expect(smallCoinsFault({ smallAssetCoins: [row] })).toBe("");
  expect(smallCoinsFault({ smallAssetCoins: [row, row] })).toBe("smallAssetCoins[].fromCoin");
  const debt = { ...row, availableBalance: "-1" };
  expect(smallCoinsFault({ smallAssetCoins: [debt] })).toBe("smallAssetCoins[].availableBalance");
});

it.each([
  ["", { gapRate: "0.005", spread: "0", dailyUsed: "0", quoteTtl: 15_000 }],
  // A gap that is the whole price would let any quote pass for a sound one.
  ["gapRate", { gapRate: "1" }],
  ["spread", { spread: "1.5" }],
  ["feeRate", { feeRate: "2" }],
  ["dailyUsed", { dailyUsed: "-1" }],
  ["", { depth: { flatSpreadValue: "0", valuePerPercent: "1" }, quoteTtl: 120_000 }],
  ["depth", { depth: { flatSpreadValue: "-1", valuePerPercent: "1" } }],
  ["depth", { depth: { flatSpreadValue: "0", valuePerPercent: "0" } }],
  ["depth", { depth: { flatSpreadValue: "0", valuePerPercent: "-1" } }],
  // No price is held for longer.
  ["quoteTtl", { quoteTtl: 120_001 }],
  ["", { singleFromMinLimit: "1", singleFromMaxLimit: "1" }],
  // None.
  ["", { singleFromMinLimit: "1", singleFromMaxLimit: "0" }],
  ["singleFromMinLimit", { singleFromMinLimit: "1.01", singleFromMaxLimit: "1" }],
  ["totalMinValue", { totalMinValue: "201", totalMaxValue: "200" }],
])("terms have the fault %j: %j", (fault, terms) => {
  expect(termsFault(told(terms))).toBe(fault);
});
