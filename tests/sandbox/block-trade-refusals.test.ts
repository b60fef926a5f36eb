/** F2b.12, F6e.1, F6e.2. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { CallInput, CallOutput } from "#shared/contract/index.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import { blockDesk, type Question } from "./block-desk.ts";
import { type SandboxUnderTest, startMs, startSandbox } from "./sandbox-under-test.ts";

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

describe("is refused", () => {
  const refusals: readonly (readonly [string, object, Question, number])[] = [
    ["without an identity check", { kycLevel: "LEVEL_DEFAULT" }, {}, 42_039],
    [
      "with too little to their name",
      { balances: { funding: { BTC: "0.5" } } },
      { requestAmount: "0.5" },
      790_101,
    ],
    ["on margin", { spotMargin: true }, {}, 790_102],
    ["on a loan", { borrows: true }, {}, 700_010],
    ["where it is not offered", { kycRegion: "HKG" }, {}, 10_024],
    ["while banned", { convertBanUntil: 9_999_999_999 }, {}, 10_027],
    ["during the upgrade", { unifiedState: "PROCESS" }, {}, 700_012],
    ["below the minimum", {}, { requestAmount: "0.5" }, 700_006],
    ["above the maximum", {}, { requestAmount: "98" }, 700_007],
    ["above the book", {}, { requestAmount: "9800" }, 700_007],
    ["over the balance", {}, { requestAmount: "41" }, 700_005],
    ["of a pair that is too thin", {}, { fromCoin: "DAI", requestAmount: "60000" }, 700_013],
    ["of an unknown coin", {}, { toCoin: "NOSUCH" }, 700_013],
    ["of a closed coin", {}, { toCoin: "XTZ" }, 50_001],
    ["of a coin that is not for the account", { subAttribute: 2 }, { toCoin: "AAVE" }, 131_233],
    ["from a wallet of plain conversions", {}, { accountType: "eb_convert_funding" }, 700_000],
    ["as a plain conversion from a block's wallet", {}, { tradeType: "INSTANT" }, 700_000],
    ["with too many decimals", {}, { requestAmount: "7.123456789" }, 700_000],
    ["of money of a state", {}, { toCoinType: "fiat" }, 700_002],
  ];
  test.each(refusals)("%s", async (_what, who, question, code) => {
    const { token } = await under.account({ balances: { funding }, ...who });
    expect((await requestQuote(token, question)).code).toBe(code);
  });

  test.each([
    ["paused", { convertOpen: false }, 700_022],
    ["without a dealer", { awayDealers: ["BTC"] }, 700_001],
  ])("while it is %s", async (_what, part, code) => {
    const { token } = await under.account({ balances: { funding } });
    await settings(part);
    expect((await requestQuote(token)).code).toBe(code);
  });

  test.each([
    ["an expired quote", () => Promise.resolve(under.clock.jump(15_001)), 700_008],
    ["a withdrawn one", () => settings({ awayDealers: ["BTC"] }), 700_003],
    ["one that the market left", () => move("95"), 32_024],
    ["one that the market made worse", () => move("106"), 700_016],
    ["beyond what may run", () => settings({ settleQueue: 0 }), 790_000],
  ])("by %s", async (_what, happen, code) => {
    const { account, token } = await under.account({ balances: { funding } });
    const { result } = await requestQuote(token);
    await happen();
    expect((await execute(token, result.quoteTxId)).code).toBe(code);
    expect(await under.balance(account, "funding", "BTC")).toBe("40");
  });

  test("another person's quote, and one for another wallet", async () => {
    const [one, other] = [
      await under.account({ balances: { funding } }),
      await under.account({ balances: { funding } }),
    ];
    const { result } = await requestQuote(one.token);
    expect((await execute(other.token, result.quoteTxId)).code).toBe(700_011);
    expect(
      (await execute(one.token, result.quoteTxId, { accountType: "uta_convert_block_trade" })).code,
    ).toBe(700_004);
    expect((await list(other.token, { exchangeTxId: result.quoteTxId })).list).toEqual([]);
  });

  test("when the money went below the minimum after the quote", async () => {
    const { token } = await under.account({ balances: { funding: { BTC: "0.7" } } });
    const { result } = await requestQuote(token, { requestAmount: "0.6" });
    await under.control("/sandbox/control/market", { symbol: "BTCUSDT", price: "60000.00" });
    expect((await execute(token, result.quoteTxId)).code).toBe(790_101);
  });

  async function move(percent: string): Promise<void> {
    const price = new Decimal(under.sandbox.exchange.market.price("BTC") ?? 0).times(percent).div(100);
    await under.control("/sandbox/control/market", { symbol: "BTCUSDT", price: price.toFixed(2) });
  }
});

describe("the check", () => {
  const check = async (token: string | undefined, part: CallInput<"blockTrade.check"> = {}) =>
    (await under.call<"blockTrade.check", CallOutput<"blockTrade.check">>("blockTrade.check", part, token))
      .result;

  test("names every reason and the limits of the pair", async () => {
    const { token } = await under.account({
      balances: { funding: { BTC: "0.1" } },
      kycLevel: "LEVEL_DEFAULT",
      spotMargin: true,
    });
    expect(await check(token, { fromCoin: "BTC", toCoin: "USDT" })).toMatchObject({
      eligible: false,
      reason: 42_039,
      reasons: [42_039, 790_101, 790_102],
      minBalanceUsd: "50000",
      minAmount: "0.6",
      maxAmount: "97",
      quoteTtl: 15_000,
    });
    const rich = await under.account({ balances: { spot: funding } });
    expect(await check(rich.token)).toMatchObject({ eligible: true, reason: 0, reasons: [] });
    expect(await check(rich.token, { fromCoin: "DAI", toCoin: "USDT" })).toMatchObject({
      eligible: false,
      reason: 700_013,
      maxAmount: "0",
    });
  });

  test("counts money of a state too, and in US dollars", async () => {
    const { token } = await under.account({ balances: { funding: { EUR: "60000", USDT: "1000" } } });
    const { fiat } = under.sandbox.exchange.market;
    const usd = (code: string, amount: number) => new Decimal(fiat.toUsd(code) ?? "NaN").times(amount);
    const found = await check(token);
    expect(found).toMatchObject({ eligible: true, reasons: [] });
    // A rate by way of USDT has 16 digits.
    const off = usd("EUR", 60_000).plus(usd("USDT", 1000)).minus(found.balanceUsd);
    expect(off.abs().lte("0.01")).toBe(true);
  });

  test("tells who is signed out the terms, and that they are", async () => {
    expect(await check(undefined)).toMatchObject({
      eligible: false,
      reason: 10_007,
      balanceUsd: "",
      minAmount: "0.6",
    });
  });
});
