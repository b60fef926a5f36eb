/** D3.10. */

import { describe, expect, it } from "vitest";
import type { CallDefinition } from "#shared/contract/define.ts";
import { type HttpCallName, httpCalls } from "#shared/contract/index.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import { quoteFault, smallQuotesFault } from "#shared/domain/quote-sanity.ts";
import { brokenBind } from "#worker/http/bound.ts";
import { fc } from "../fuzz.ts";

/** What an answer has to repeat of its question, and what a quote has to be before it is shown. */

const broken = (call: HttpCallName, request: Readonly<Record<string, unknown>>, answer: unknown): string => {
  const { binds = [] }: CallDefinition = httpCalls[call];
  return brokenBind(binds, request, answer);
};

const request = {
  accountType: "eb_convert_funding",
  fromCoin: "BTC",
  toCoin: "USDT",
  requestCoin: "BTC",
  requestAmount: "0.5",
  requestId: "request-1",
};
const quote = {
  quoteTxId: "q1",
  fromCoin: "BTC",
  toCoin: "USDT",
  fromAmount: "0.50",
  toAmount: "32500",
  exchangeRate: "65000",
  expiredTime: "1700000015000",
  requestId: "request-1",
};

describe("a quote is bound to its question", () => {
  it("passes as it was requested, however the amount is written, and without our extension", () => {
    expect(broken("convert.quote", request, quote)).toBe("");
    expect(broken("convert.quote", request, { ...quote, accountType: "eb_convert_funding" })).toBe("");
    expect(
      broken("convert.quote", { ...request, requestCoin: "USDT", requestAmount: "32500.0" }, quote),
    ).toBe("");
  });

  it.each([
    ["requestId", { requestId: "request-2" }],
    ["fromCoin", { fromCoin: "ETH" }],
    ["toCoin", { toCoin: "USDC" }],
    ["fromAmount", { fromAmount: "0.01" }],
    ["accountType", { accountType: "eb_convert_uta" }],
  ])("breaks by its %s", (field, part) => {
    expect(broken("convert.quote", request, { ...quote, ...part })).toBe(field);
  });

  it("breaks by the amount of the side that was typed", () => {
    expect(broken("convert.quote", { ...request, requestCoin: "USDT", requestAmount: "1" }, quote)).toBe(
      "toAmount",
    );
  });
});

describe("other answers", () => {
  it.each<[HttpCallName, Readonly<Record<string, unknown>>, unknown, string]>([
    ["convert.execute", { quoteTxId: "q1" }, { quoteTxId: "q2" }, "quoteTxId"],
    ["convert.query", { quoteTxId: "q1" }, { result: { exchangeTxId: "q2" } }, "result.exchangeTxId"],
    ["convert.unifiedQuery", { quoteTxId: "q1" }, { result: { exchangeTxId: "q2" } }, "result.exchangeTxId"],
    [
      "blockTrade.query",
      { exchangeTxId: "q1" },
      { list: [{ exchangeTxId: "q1" }, { exchangeTxId: "q2" }] },
      "list[].exchangeTxId",
    ],
    ["blockTrade.query", {}, { list: [{ exchangeTxId: "q2" }] }, ""],
    ["blockTrade.book", { fromCoin: "BTC", toCoin: "USDT" }, { fromCoin: "ETH", toCoin: "USDT" }, "fromCoin"],
    ["blockTrade.book", { fromCoin: "BTC", toCoin: "USDT" }, { fromCoin: "BTC", toCoin: "USDC" }, "toCoin"],
    ["batch.convert", { quoteId: "q1" }, { quoteId: "q1", exchangeTxId: "q2" }, "exchangeTxId"],
    [
      "batch.query",
      { quoteId: "q1" },
      { records: [{ exchangeTxId: "q1" }, { exchangeTxId: "q2" }] },
      "records[].exchangeTxId",
    ],
    ["batch.query", {}, { records: [{ exchangeTxId: "q2" }] }, ""],
    [
      "batch.quote",
      { fromCoinList: ["DOGE", "ADA"], toCoin: "USDT" },
      { result: { exchangeCoins: [{ fromCoin: "BTC", toCoin: "USDT" }] } },
      "result.exchangeCoins[].fromCoin",
    ],
    [
      "batch.quote",
      { fromCoinList: ["DOGE", "ADA"], toCoin: "USDT" },
      { result: { exchangeCoins: [{ fromCoin: "DOGE", toCoin: "USDC" }] } },
      "result.exchangeCoins[].toCoin",
    ],
    ["limitOrder.create", { fromCoin: "BTC" }, { exchangeTxId: "o1", fromCoin: "ETH" }, "fromCoin"],
    ["limitOrder.create", { limitPrice: "98500" }, { exchangeTxId: "o1", limitPrice: "9850" }, "limitPrice"],
    ["limitOrder.create", { fromAmount: "0.1" }, { exchangeTxId: "o1", fromAmount: "0.10" }, ""],
    ["limitOrder.create", { fromAmount: "0.1" }, { exchangeTxId: "o1" }, ""],
    ["addressBook.create", { address: "one" }, { id: "1", address: "one", tag: "7" }, "tag"],
    ["addressBook.create", { address: "one" }, { id: "1", address: "one", tag: "" }, ""],
    ["limitOrder.cancel", { exchangeTxId: "o1" }, { exchangeTxId: "o2" }, "exchangeTxId"],
    ["limitOrder.query", { exchangeTxId: "o1" }, { exchangeTxId: "o2" }, "exchangeTxId"],
    ["convert.specifiedCoin", { coin: "XYZ", productId: "p" }, { coin: { coin: "ABC" } }, "coin.coin"],
    ["outcome.lookup", { requestId: "a" }, { requestId: "b" }, "requestId"],
    ["transfer.inter", { transferId: "a" }, { transferId: "b" }, "transferId"],
    ["addressBook.superVerification", { open: true }, { open: false }, "open"],
    ["addressBook.create", { coin: "BTC", address: "one" }, { id: "1", address: "other" }, "address"],
    ["addressBook.create", { coin: "BTC", address: "one" }, { id: "1" }, ""],
    ["addressBook.delete", { ids: ["1"] }, { deleted: 1, ids: ["2"] }, "ids"],
    ["addressBook.edit", { id: "1", verified: 1 }, { id: "1", verified: 0 }, "verified"],
    ["addressBook.edit", { id: "1" }, { id: "2" }, "id"],
    ["addressBook.check", { chain: "TRX", address: "one" }, { address: "other" }, "address"],
    ["addressBook.check", { chain: "TRX", address: "one" }, { chain: "ETH", address: "one" }, "chain"],
    ["addressBook.checkInternal", { internalType: "UID", address: "1" }, { address: "2" }, "address"],
    [
      "deposit.order",
      { coin: "BTC", chain: "BTC" },
      { coin: "BTC", chains: [{ chain: "ETH" }] },
      "chains[].chain",
    ],
  ])("of %s to %j that says %j breaks by %j", (call, question, answer, field) => {
    expect(broken(call, question, answer)).toBe(field);
  });
});

describe("a quote is sane", () => {
  const now = 1_700_000_000_000;
  const fault = (part: object, at = now): string => quoteFault({ ...quote, ...part }, request, at);

  it.each([
    ["as it is", {}, ""],
    ["with nothing to receive", { toAmount: "0" }, "an amount is not positive"],
    ["with a negative rate", { exchangeRate: "-1" }, "an amount is not positive"],
    ["off by more than the last digit", { toAmount: "32502" }, "the rate does not equal its amounts"],
    ["over", { expiredTime: String(now) }, "it is over already"],
    ["with a fee", { feeInfo: { amount: "1", feeCoin: "USDT" }, taxFeeInfo: { totalAmount: "" } }, ""],
    ["with a fee of no coin", { feeInfo: { amount: "1" } }, "a charge of no coin"],
    ["with a tax of no coin", { taxFeeInfo: { totalAmount: "0.1", feeCoin: "" } }, "a charge of no coin"],
    ["with a fee below nothing", { feeInfo: { amount: "-1" } }, "a charge below nothing"],
    ["with a tax below nothing", { taxFeeInfo: { totalAmount: "-0.1" } }, "a charge below nothing"],
    [
      "with a fee that takes all",
      { feeInfo: { amount: quote.toAmount, feeCoin: "USDT" } },
      "charges that take all",
    ],
    [
      "with a fee and a tax that together do",
      {
        feeInfo: { amount: quote.fromAmount, feeCoin: "BTC" },
        taxFeeInfo: { totalAmount: "0.1", feeCoin: "BTC" },
      },
      "charges that take all",
    ],
    ["with a great fee in another coin", { feeInfo: { amount: "99999999", feeCoin: "MNT" } }, ""],
    ["for two minutes", { expiredTime: String(now + 120_000) }, ""],
    ["for longer", { expiredTime: String(now + 120_001) }, "it lives too long"],
  ])("%s", (_, part, why) => {
    expect(fault(part)).toBe(why);
  });

  it("of several coins names each once", () => {
    const coin = { fromCoin: "DOGE", availableBalance: "1", toAmount: "1", exchangeRate: "1" };
    const result = { quoteExpireTime: String(now + 30_000), exchangeCoins: [coin, coin] };
    expect(smallQuotesFault({ result }, {}, now)).toBe("a coin stands there twice");
  });

  it.each([
    ["a renewed one of what is left", {}, ["DOGE"], ""],
    ["a first one of all", { fromCoinList: ["ADA", "DOGE"] }, ["DOGE", "ADA"], ""],
    [
      "a first one of some",
      { fromCoinList: ["ADA", "DOGE", "XLM"] },
      ["DOGE", "ADA"],
      "a coin is not priced",
    ],
    ["one of nothing", {}, [], "no coin is priced"],
  ])("of several coins is of those that were requested: %s", (_what, asked, coins, why) => {
    const exchangeCoins = coins.map((fromCoin) => ({
      fromCoin,
      availableBalance: "1",
      toAmount: "1",
      exchangeRate: "1",
    }));
    const result = { quoteExpireTime: String(now + 30_000), exchangeCoins };
    expect(smallQuotesFault({ result }, asked, now)).toBe(why);
  });

  const amount = fc.tuple(fc.bigInt({ min: 1n, max: 10n ** 15n }), fc.integer({ min: 0, max: 8 }));
  const rates = fc.tuple(fc.bigInt({ min: 10n ** 5n, max: 10n ** 15n }), fc.integer({ min: -4, max: 12 }));
  const text = ([digits, places]: readonly [bigint, number]) =>
    new Decimal(digits.toString()).shiftedBy(-places);

  it("whichever side was typed, at any precision, when its dealer rounds as dealers do (5,000 quotes)", () => {
    fc.assert(
      fc.property(
        amount,
        rates,
        fc.integer({ min: 0, max: 18 }),
        fc.boolean(),
        (typed, exact, places, isFrom) => {
          const rate = text(exact).precision(16, Decimal.ROUND_FLOOR);
          const known = text(typed);
          const other = isFrom
            ? known.times(rate).decimalPlaces(places, Decimal.ROUND_FLOOR)
            : known.div(rate).decimalPlaces(places, Decimal.ROUND_CEIL);
          fc.pre(other.gt(0));
          const [fromAmount, toAmount] = isFrom ? [known, other] : [other, known];
          const figures = { fromAmount, toAmount, exchangeRate: rate };
          const texts = Object.fromEntries(
            Object.entries(figures).map(([name, value]) => [name, value.toFixed()]),
          );
          const question = { ...request, requestCoin: isFrom ? "BTC" : "USDT" };
          expect(quoteFault({ ...quote, ...texts }, question, now)).toBe("");
        },
      ),
      { numRuns: 5000 },
    );
  });
});
