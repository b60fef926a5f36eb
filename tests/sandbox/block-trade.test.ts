/** F6e.2, F4b.2, D6.1. */

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { CallOutput } from "#shared/contract/index.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import { sellInto } from "#shared/domain/order-book.ts";
import { fc, fuzzRuns } from "../fuzz.ts";
import { accountType, blockDesk } from "./block-desk.ts";
import { newRequestId, type SandboxUnderTest, startMs, startSandbox } from "./sandbox-under-test.ts";

let under: SandboxUnderTest;

beforeAll(async () => {
  under = await startSandbox();
}, startMs);

afterAll(() => under.close());

beforeEach(async () => {
  await under.control("/sandbox/control/reset", {});
  await under.control("/sandbox/control/market", { freeze: true });
});

const funding = { BTC: "40", USDT: "900000", ETH: "300", TON: "90000", DAI: "90000" };

const { requestQuote, execute, list } = blockDesk(() => under);
const settings = (part: object) => under.control("/sandbox/control/settings", part);

const book = async (fromCoin: string, toCoin: string) =>
  (
    await under.call<"blockTrade.book", CallOutput<"blockTrade.book">>("blockTrade.book", {
      fromCoin,
      toCoin,
    })
  ).result;

describe("a quote of the desk", () => {
  test("is the live price less its spread and two fifths of what the book would give way", async () => {
    const { token } = await under.account({ balances: { funding } });
    const { market } = under.sandbox.exchange;
    for (const [fromCoin, requestAmount] of [
      ["BTC", "1"],
      ["BTC", "38"],
      ["ETH", "290.25"],
    ] as const) {
      const { bids } = await book(fromCoin, "USDT");
      const live = new Decimal(market.price(fromCoin) ?? 0);
      const value = live.times(requestAmount);
      const walked = sellInto(bids, new Decimal(requestAmount));
      const impact = value.minus(walked.received).div(value);
      const margin = impact.times("0.4").plus("0.0001").decimalPlaces(6, Decimal.ROUND_CEIL);
      const { code, result } = await requestQuote(token, { fromCoin, requestAmount });
      expect([code, walked.isWhole]).toEqual([0, true]);
      const rate = new Decimal(1).minus(margin).times(live).precision(16, Decimal.ROUND_FLOOR);
      expect(result.exchangeRate).toBe(rate.toFixed());
      expect(result.toAmount).toBe(rate.times(requestAmount).decimalPlaces(4, Decimal.ROUND_FLOOR).toFixed());
      expect(result).toMatchObject({ accountType, fromAmount: requestAmount });
    }
  });

  test("is worse for a larger size, and better than a plain conversion's of the same one", async () => {
    const { token } = await under.account({ balances: { funding } });
    const [small, large] = [
      await requestQuote(token, { requestAmount: "1" }),
      await requestQuote(token, { requestAmount: "38" }),
    ];
    expect(new Decimal(large.result.exchangeRate).lt(small.result.exchangeRate)).toBe(true);
    const plain = await requestQuote(token, {
      accountType: "eb_convert_funding",
      tradeType: "INSTANT",
      requestAmount: "1",
    });
    expect(plain.code).toBe(0);
    const block = await requestQuote(token, { requestAmount: "1" });
    expect(new Decimal(block.result.exchangeRate).gt(plain.result.exchangeRate)).toBe(true);
  });

  test("is for the amount to receive too", async () => {
    const { token } = await under.account({ balances: { funding } });
    const { code, result } = await requestQuote(token, { requestCoin: "USDT", requestAmount: "500000" });
    expect([code, result.toAmount]).toEqual([0, "500000"]);
    expect(new Decimal(result.fromAmount).times(result.exchangeRate).gte("500000")).toBe(true);
  });
});

describe("settlement", () => {
  test("moves both sums through the ledger, and its record says from which wallet", async () => {
    for (const [name, wallet] of [
      ["funding_block_trade", "funding"],
      ["uta_convert_block_trade", "unified"],
      ["spot_convert_block_trade", "spot"],
    ] as const) {
      const { account, token } = await under.account({ balances: { [wallet]: funding } });
      const { result } = await requestQuote(token, { accountType: name });
      expect((await execute(token, result.quoteTxId, { accountType: name })).code).toBe(0);
      expect((await list(token)).list[0]).toMatchObject({ exchangeStatus: "processing", accountType: name });
      under.clock.advance(under.sandbox.exchange.settings.settleDelayMs + 1);
      await expect
        .poll(async () => (await list(token, { exchangeTxId: result.quoteTxId })).list[0]?.exchangeStatus)
        .toBe("success");
      expect(await under.balance(account, wallet, "BTC")).toBe("32.5");
      const received = new Decimal(funding.USDT).plus(result.toAmount).toFixed();
      expect(await under.balance(account, wallet, "USDT")).toBe(received);
      expect((await list(token, { accountType: name })).total).toBe(1);
    }
    const { coins } = await under.control<{ coins: Record<string, string> }>(
      "/sandbox/control/trial-balance",
    );
    expect(new Set(Object.values(coins))).toEqual(new Set(["0"]));
  });

  test("that the desk lets down gives the money back", async () => {
    const { account, token } = await under.account({ balances: { funding } });
    await settings({ failConversions: 1 });
    const { result } = await requestQuote(token);
    await execute(token, result.quoteTxId);
    under.clock.advance(under.sandbox.exchange.settings.settleDelayMs + 1);
    await expect.poll(async () => (await list(token)).list[0]?.exchangeStatus).toBe("failure");
    expect(await under.balance(account, "funding", "BTC")).toBe("40");
    expect(await list(token, { exchangeStatus: "success" })).toEqual({ list: [], total: 0 });
  });

  test("of one id happens once, and of one quote too", async () => {
    const { account, token } = await under.account({ balances: { funding } });
    const { result } = await requestQuote(token);
    const requestId = newRequestId();
    const [one, other] = await Promise.all([
      execute(token, result.quoteTxId, { requestId }),
      execute(token, result.quoteTxId, { requestId }),
    ]);
    expect([one.code, other.code]).toEqual([0, 0]);
    expect((await execute(token, result.quoteTxId)).code).toBe(700_009);
    expect(await under.balance(account, "funding_locked", "BTC")).toBe("7.5");
  });

  test("leaves the day's limit of plain conversions alone", async () => {
    const { token } = await under.account({ balances: { funding } });
    const { result } = await requestQuote(token, { requestAmount: "30" });
    expect((await execute(token, result.quoteTxId)).code).toBe(0);
    const plain = { accountType: "eb_convert_funding", fromCoin: "BTC", toCoin: "USDT" } as const;
    const limit = await under.call<"convert.limit", { dailyUsed: string }>("convert.limit", plain, token);
    expect(limit.result.dailyUsed).toBe("0");
  });
});

test("blocks of any size, with lost answers and second copies: the books balance", async () => {
  const delivery = fc.constantFrom("fine", "sent twice", "never came", "answer lost", "looked up first");
  const one = fc.record({
    share: fc.integer({ min: 20, max: 400 }),
    delivery,
    fails: fc.boolean(),
    back: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(one, { minLength: 1, maxLength: 5 }), async (trades) => {
      await under.control("/sandbox/control/reset", {});
      await under.control("/sandbox/control/market", { freeze: true });
      const opening = { BTC: "40", USDT: "4000000" };
      const { account, token } = await under.account({ balances: { funding: opening } });
      for (const { share, delivery: befalls, fails, back } of trades) {
        const fromCoin = back ? "USDT" : "BTC";
        const requestAmount = new Decimal(opening[fromCoin])
          .times(share)
          .div(1000)
          .toFixed(2, Decimal.ROUND_FLOOR);
        const { code, result } = await requestQuote(token, {
          fromCoin,
          toCoin: back ? "BTC" : "USDT",
          requestAmount,
        });
        if (code !== 0) continue;
        await settings({ failConversions: fails ? 1 : 0 });
        const requestId = newRequestId();
        const fault = { call: "convert.execute", times: 1 };
        if (befalls === "never came")
          await under.control("/sandbox/control/faults", { ...fault, dropBeforeHandling: true });
        if (befalls === "answer lost")
          await under.control("/sandbox/control/faults", { ...fault, dropAfterHandling: true });
        if (befalls === "looked up first") await under.call("outcome.lookup", { requestId }, token);
        const copies = befalls === "sent twice" ? 2 : 1;
        await Promise.all(
          Array.from({ length: copies }, () =>
            execute(token, result.quoteTxId, { requestId }).catch(() => undefined),
          ),
        );
      }
      under.clock.advance(under.sandbox.exchange.settings.settleDelayMs + 1);
      await expect.poll(async () => (await list(token, { exchangeStatus: "processing" })).total).toBe(0);
      const have = { BTC: new Decimal(opening.BTC), USDT: new Decimal(opening.USDT) };
      for (const row of (await list(token, { exchangeStatus: "success", limit: 100 })).list) {
        const [from, to] = [row.fromCoin, row.toCoin] as ("BTC" | "USDT")[];
        if (from === undefined || to === undefined) continue;
        have[from] = have[from].minus(row.fromAmount);
        have[to] = have[to].plus(row.toAmount);
      }
      for (const coin of ["BTC", "USDT"] as const) {
        expect(await under.balance(account, "funding", coin)).toBe(have[coin].toFixed());
        expect(await under.balance(account, "funding_locked", coin)).toBe("0");
      }
    }),
    { numRuns: fuzzRuns(5) },
  );
  const { coins, drifted } = await under.control<{ coins: Record<string, string>; drifted: number }>(
    "/sandbox/control/trial-balance",
  );
  expect([new Set(Object.values(coins)), drifted]).toEqual([new Set(["0"]), 0]);
});
