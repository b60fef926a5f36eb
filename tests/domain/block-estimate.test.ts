/** F6e.1, R7.12. */

import { describe, expect, it } from "vitest";
import type { BlockTradeCheck } from "#shared/contract/block-trade.ts";
import { estimateBlock } from "#shared/domain/block-estimate.ts";
import { conditions, standingOf } from "#src/features/convert/block-trade/eligibility.ts";

const check: BlockTradeCheck = {
  eligible: true,
  reason: 0,
  minBalanceUsd: "50000",
  minAmount: "20",
  maxAmount: "1400",
  quoteTtl: 15_000,
  balanceUsd: "",
};
const coin = {
  coin: "ETH",
  fullName: "",
  icon: "",
  iconNight: "",
  accuracyLength: 8,
  coinType: "",
  balance: "100",
  uBalance: "",
  singleFromMinLimit: "0",
  singleFromMaxLimit: "0",
  disableFrom: false,
  disableTo: false,
};
const estimated = (amountText: string, part: Partial<BlockTradeCheck> | null = {}) =>
  estimateBlock(
    {
      accountType: "eb_convert_funding",
      fromCoin: "ETH",
      toCoin: "USDT",
      side: "from",
      amountText,
      currency: "USD",
    },
    {
      fromCoin: coin,
      toCoin: { ...coin, coin: "USDT", accuracyLength: 4 },
      check: part === null ? undefined : { ...check, ...part },
      fromPrice: "100",
      toPrice: "1",
      currencyPerUsdt: "1",
      usdPerUsdt: "1",
    },
  );

describe("an estimate", () => {
  it("is at the live price, within the desk's limits", () => {
    expect(estimated("40")).toMatchObject({ toAmount: "4000", spread: "", issue: null, quotable: true });
    expect(estimated("19.9").issue).toMatchObject({ code: "below-min", repair: "20" });
    expect(estimated("1401").issue).toMatchObject({ code: "above-max", repair: "100" });
    expect(estimated("101").issue).toMatchObject({ code: "over-balance", repair: "100" });
  });

  it("waits for the desk's word, and takes a pair that is not traded for closed", () => {
    expect(estimated("40", null)).toMatchObject({ complete: false, quotable: false, eligible: false });
    expect(estimated("40", { eligible: false, reason: 700_013 })).toMatchObject({
      issue: { code: "coin-closed", figures: { coin: "USDT", reason: "700013" } },
      quotable: false,
    });
  });

  it("does not stop who is not eligible from asking: the server decides", () => {
    expect(estimated("40", { eligible: false, reason: 790_101 })).toMatchObject({
      quotable: true,
      eligible: false,
    });
  });
});

describe("who is eligible", () => {
  const all = (state: string) => Object.fromEntries(conditions.map((name) => [name, state]));
  it.each([
    ["everything met", {}, all("yes"), []],
    [
      "every reason told",
      { eligible: false, reason: 42_039, reasons: [42_039, 790_101] },
      { ...all("yes"), identity: "no", balance: "no" },
      [],
    ],
    ["one reason told", { eligible: false, reason: 790_102 }, { ...all("unknown"), margin: "no" }, []],
    ["no reason told", { eligible: false, reason: 0, reasons: [] }, all("unknown"), []],
    [
      "the one reason told beside an empty list",
      { eligible: false, reason: 790_102, reasons: [] },
      { ...all("unknown"), margin: "no" },
      [],
    ],
    ["signed out", { eligible: false, reason: 10_007, reasons: [10_007] }, all("unknown"), []],
    ["a region", { eligible: false, reason: 10_024, reasons: [10_024] }, all("yes"), ["10024"]],
    ["a loan", { eligible: false, reason: 700_010, reasons: [700_010] }, { ...all("yes"), margin: "no" }, []],
    [
      "a thin pair",
      { eligible: false, reason: 700_013, reasons: [700_013] },
      { ...all("yes"), pair: "no" },
      [],
    ],
  ])("%s", (_, part, met, others) => {
    expect(standingOf({ ...check, ...part })).toEqual({ met, others });
  });

  it("is not known before the answer", () => {
    expect(standingOf(undefined)).toEqual({ met: all("unknown"), others: [] });
  });
});
