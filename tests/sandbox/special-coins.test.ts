/** F2b.8, F8.16. */
import { describe, expect, test } from "vitest";
import type { CallInput, CallOutput } from "#shared/contract/index.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import {
  accountType,
  back,
  balanced,
  exchanged,
  execute,
  type History,
  history,
  openDesk,
  type QuoteInput,
  quote,
  rich,
  settle,
  under,
  wallet,
} from "./special-coins-desk.ts";

openDesk();

describe("a product's rate", () => {
  test("is the same both ways, to the last digit, with nothing taken", async () => {
    const { account, token } = await under.account(rich);
    const there = await exchanged(token, { requestAmount: "1000.1234" });
    expect(there).toMatchObject({ exchangeRate: "1", fromAmount: "1000.1234", toAmount: "1000.1234" });
    expect(await under.balance(account, "funding", "USDC")).toBe("901000.1234");
    const again = await exchanged(token, { ...back, requestAmount: "1000.1234" });
    expect(again).toMatchObject({ exchangeRate: "1", fromAmount: "1000.1234", toAmount: "1000.1234" });
    for (const [coin, amount] of Object.entries(wallet)) {
      expect(await under.balance(account, "funding", coin)).toBe(amount);
    }
    await balanced();
  });

  test("rounds down what comes, and up what an amount to receive costs", async () => {
    const { token } = await under.account(rich);
    // USDT has four decimals, USDC six.
    const down = await quote(token, { ...back, requestAmount: "10.123456" });
    expect(down.result).toMatchObject({ fromAmount: "10.123456", toAmount: "10.1234" });
    const up = await quote(token, { requestCoin: "USDC", requestAmount: "10.123456" });
    expect(up.result).toMatchObject({ fromAmount: "10.1235", toAmount: "10.123456" });
    const odd = { productId: "eurc-usdc", fromCoin: "USDC", toCoin: "EURC", requestCoin: "USDC" };
    const exact = await quote(token, { ...odd, requestAmount: "108.3" });
    expect(exact.result).toMatchObject({ toAmount: "100", exchangeRate: "0.9233610341643582" });
  });

  test("does not follow the market: no drift at the confirmation", async () => {
    const { account, token } = await under.account(rich);
    await under.control("/sandbox/control/market", { freeze: true, symbol: "USDCUSDT", price: "0.9998" });
    const firm = await quote(token);
    await under.control("/sandbox/control/market", { freeze: true, symbol: "USDCUSDT", price: "0.5" });
    expect((await execute(token, firm.result.quoteTxId)).code).toBe(0);
    await settle(token);
    expect(await under.balance(account, "funding", "USDC")).toBe("901000");
  });

  test("is held and used once like any other", async () => {
    const { token } = await under.account(rich);
    const late = await quote(token);
    under.clock.advance(15_000);
    expect((await execute(token, late.result.quoteTxId)).code).toBe(700_008);
    const used = await quote(token);
    expect((await execute(token, used.result.quoteTxId)).code).toBe(0);
    expect((await execute(token, used.result.quoteTxId)).code).toBe(700_009);
  });

  test("that fails gives the money back", async () => {
    const { account, token } = await under.account(rich);
    await under.control("/sandbox/control/settings", { failConversions: 1 });
    await exchanged(token);
    expect(await under.balance(account, "funding", "USDT")).toBe(wallet.USDT);
    expect((await history(token))[0]).toMatchObject({ state: "failure", toAmount: "", kind: "specialCoins" });
    await balanced();
  });
});

describe("refusals", () => {
  const dai = { fromCoin: "DAI", toCoin: "USDC", productId: "dai-usdc", requestCoin: "DAI" };
  test.each<[string, Partial<QuoteInput>, number]>([
    ["an unknown product", { productId: "btc-gold" }, 700_022],
    ["a coin that is not its own", { fromCoin: "BTC", requestCoin: "BTC" }, 700_022],
    ["a target that goes at the market", { toCoin: "MNT" }, 700_022],
    ["a way back that is closed", { ...dai, fromCoin: "USDC", toCoin: "DAI", requestCoin: "USDC" }, 700_002],
    ["too little", { requestAmount: "0.9999" }, 700_006],
    ["too little of the other coin", { ...dai, requestAmount: "4.9" }, 700_006],
    ["nothing", { requestAmount: "0" }, 700_006],
    ["too much at once", { requestAmount: "500000.0001" }, 700_007],
    ["more than there is", { ...dai, requestAmount: "5000.0001" }, 700_005],
    ["more decimals than the coin has", { requestAmount: "1.00001" }, 700_000],
    ["an amount of a third coin", { requestCoin: "BTC" }, 700_000],
  ])("%s", async (_what, part, code) => {
    const { token } = await under.account(rich);
    expect((await quote(token, part)).code).toBe(code);
  });

  test("who has not shown who they are, and coins an Islamic account does not hold", async () => {
    const unverified = await under.account({ ...rich, kycLevel: "LEVEL_DEFAULT" });
    expect((await quote(unverified.token)).code).toBe(42_039);
    const islamic = await under.account({ ...rich, subAttribute: 2 });
    expect((await quote(islamic.token, { ...dai, requestAmount: "10" })).code).toBe(131_233);
    type Products = CallOutput<"convert.specialProducts">;
    const { result } = await under.call<"convert.specialProducts", Products>(
      "convert.specialProducts",
      {},
      islamic.token,
    );
    expect(result.products.map(({ productId }) => productId)).toEqual(["usdt-usdc", "eurc-usdc"]);
  });
});

describe("the daily limit", () => {
  const max = "500000";
  const flush = { balances: { funding: { USDT: "3000000", USDC: "9" } } };

  test("counts each way for itself, and opens again at midnight UTC", async () => {
    const { token } = await under.account(flush);
    for (let i = 0; i < 4; i += 1) await exchanged(token, { requestAmount: max });
    expect((await quote(token, { requestAmount: "1" })).code).toBe(700_007);
    expect((await quote(token, { ...back, requestAmount: "5" })).code).toBe(0);
    // The market has limits of its own, which a product does not use up.
    const { result } = await under.call(
      "convert.limit",
      { accountType, fromCoin: "USDT", toCoin: "USDC" },
      token,
    );
    expect(result.dailyUsed).toBe("0");
    under.clock.jump(15 * 3_600_000);
    expect((await quote(token, { requestAmount: "1" })).code).toBe(0);
  });

  test("holds for quotes that were open side by side, on both wallets", async () => {
    const { account, token } = await under.account({
      balances: { funding: { USDT: "2000000" }, unified: { USDT: "500000" } },
    });
    const firm = await Promise.all([
      ...Array.from({ length: 4 }, () => quote(token, { requestAmount: max })),
      quote(token, { requestAmount: max, accountType: "eb_convert_uta" }),
    ]);
    const answers = await Promise.all(
      firm.map(({ result }, at) =>
        execute(token, result.quoteTxId, at === 4 ? "eb_convert_uta" : accountType),
      ),
    );
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 700_007]);
    await settle(token);
    const left = await Promise.all([
      under.balance(account, "funding", "USDT"),
      under.balance(account, "unified", "USDT"),
    ]);
    expect(Decimal.sum(...left).toFixed()).toBe("500000");
    await balanced();
  });
});

describe("what the page requests", () => {
  type Special = CallOutput<"convert.specifiedCoin">;
  const query = (token: string, input: Partial<CallInput<"convert.specifiedCoin">> = {}) =>
    under.call<"convert.specifiedCoin", Special>(
      "convert.specifiedCoin",
      { coin: "USDT", accountType, productId: "usdt-usdc", ...input },
      token,
    );

  test("the coin, its targets, the rate, both directions and what is left of the day", async () => {
    const { token } = await under.account(rich);
    await exchanged(token, { requestAmount: "1000" });
    const { result } = await query(token);
    expect(result).toMatchObject({
      fixedRate: "1",
      reversible: true,
      fixedToCoin: "USDC",
      provider: "providerA",
      coin: { coin: "USDT", balance: "899000" },
    });
    expect(result.toCoins.map(({ coin }) => coin)).toEqual(["USDC", "EURC", "MNT"]);
    expect(result.limits).toEqual([
      { coin: "USDT", singleMin: "1", singleMax: "500000", dailyMax: "2000000", dailyUsed: "1000" },
      { coin: "USDC", singleMin: "1", singleMax: "500000", dailyMax: "2000000", dailyUsed: "0" },
    ]);
  });

  test("one direction where there is no way back", async () => {
    const { token } = await under.account(rich);
    const { result } = await query(token, { coin: "DAI", productId: "dai-usdc" });
    expect(result.reversible).toBe(false);
    expect(result.limits.map(({ coin }) => coin)).toEqual(["DAI"]);
  });

  test("the coin's first product without an id; an id that is not the coin's is refused", async () => {
    const { token } = await under.account(rich);
    const input = { coin: "EURC", accountType } as const;
    const { result } = await under.call<"convert.specifiedCoin", Special>(
      "convert.specifiedCoin",
      input,
      token,
    );
    expect(result.productId).toBe("eurc-usdc");
    expect((await query(token, { coin: "USDC" })).code).toBe(700_022);
    expect((await query(token, { productId: "nothing" })).code).toBe(700_022);
  });
});

const byText = (a: string, b: string): number => (a < b ? -1 : 1);

test("records name the provider: plain, the way back, the unified account", async () => {
  const { token } = await under.account(rich);
  await exchanged(token, { requestAmount: "10" });
  await exchanged(token, { ...back, requestAmount: "11" });
  await exchanged(token, { accountType: "eb_convert_uta", requestAmount: "12" });
  await exchanged(token, {
    productId: "eurc-usdc",
    fromCoin: "EURC",
    toCoin: "USDC",
    requestCoin: "EURC",
    requestAmount: "13",
  });
  const of = (rows: History["list"]) =>
    rows.map(({ fromAmount, accountType: source }) => `${fromAmount} ${source}`).toSorted(byText);
  expect(of(await history(token, { kind: "specialCoins" }))).toEqual([
    "10 providerA",
    "11 providerA_reverse",
    "12 providerA_uta",
    "13 providerC",
  ]);
  const own = { kind: "specialCoins", accountType: "providerA,providerA_reverse,providerA_uta" };
  expect(of(await history(token, own)).length).toBe(3);
  expect(await history(token, { kind: "instant" })).toEqual([]);
});
