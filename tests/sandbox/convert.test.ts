/** F1.1, F2b.4, F5.12, F5.13, F6a.1, D6.2. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { CallInput } from "#shared/contract/index.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import { newRequestId, type SandboxUnderTest, startMs, startSandbox } from "./sandbox-under-test.ts";

let under: SandboxUnderTest;
beforeAll(async () => {
  under = await startSandbox();
}, startMs);
afterAll(() => under.close());
beforeEach(async () => {
  await under.control("/sandbox/control/reset", {});
  await under.control("/sandbox/control/market", { freeze: true, symbol: "BTCUSDT", price: "94218.40" });
});

const accountType = "eb_convert_funding";
const rich = { balances: { funding: { BTC: "3", USDT: "500000", SOL: "10" }, unified: { BTC: "1" } } };

type QuoteInput = CallInput<"convert.quote">;
function quote(token: string, part: Partial<QuoteInput> = {}) {
  const input: QuoteInput = {
    accountType,
    fromCoin: "BTC",
    toCoin: "USDT",
    requestCoin: "BTC",
    requestAmount: "0.01",
    requestId: newRequestId(),
    ...part,
  };
  return under.call("convert.quote", input, token);
}
function execute(token: string, quoteTxId = "", part: Partial<CallInput<"convert.execute">> = {}) {
  const input = { quoteTxId, accountType, requestId: newRequestId(), ...part } as const;
  return under.call("convert.execute", input, token);
}
async function status(token: string, quoteTxId = ""): Promise<string | undefined> {
  const { result } = await under.call<"convert.query", { result: Record<string, string> }>(
    "convert.query",
    { quoteTxId, accountType },
    token,
  );
  return result.result.exchangeStatus;
}
async function settled(token: string, quoteTxId = ""): Promise<void> {
  under.clock.advance(300);
  await expect.poll(() => status(token, quoteTxId)).not.toBe("processing");
}

describe("a firm quote", () => {
  test("0.01 BTC to USDT, to the last digit: quote, held, settled", async () => {
    const { account, token } = await under.account(rich);
    const { result: firm } = await quote(token);
    expect(firm).toMatchObject({
      exchangeRate: "94171.2908",
      fromAmount: "0.01",
      toAmount: "941.7129",
      expiredTime: String(under.clock.now() + 15_000),
    });
    expect((await execute(token, firm.quoteTxId)).result.exchangeStatus).toBe("processing");
    expect(await status(token, firm.quoteTxId)).toBe("processing");
    expect(await under.balance(account, "funding", "BTC")).toBe("2.99");
    expect(await under.balance(account, "funding", "USDT")).toBe("500000");
    await settled(token, firm.quoteTxId);
    expect(await status(token, firm.quoteTxId)).toBe("success");
    expect(await under.balance(account, "funding", "BTC")).toBe("2.99");
    expect(await under.balance(account, "funding", "USDT")).toBe("500941.7129");
    expect(await under.balance(account, "funding_locked", "BTC")).toBe("0");
    const { coins } = await under.control<{ coins: Record<string, string> }>(
      "/sandbox/control/trial-balance",
    );
    expect(new Set(Object.values(coins))).toEqual(new Set(["0"]));
  });

  test("an amount to receive is paid for with an amount rounded up", async () => {
    const { token } = await under.account(rich);
    const wanted = { fromCoin: "USDT", toCoin: "BTC", requestCoin: "BTC", requestAmount: "0.01" };
    const { result } = await quote(token, wanted);
    expect(result.toAmount).toBe("0.01");
    const exact = new Decimal("0.01").div(result.exchangeRate ?? 0);
    expect(result.fromAmount).toBe(exact.decimalPlaces(4, Decimal.ROUND_CEIL).toFixed());
    expect(new Decimal(result.fromAmount ?? 0).gt(new Decimal("942.184"))).toBe(true);
  });

  test("a cross rate goes through USDT and takes the spread once", async () => {
    await under.control("/sandbox/control/market", { symbol: "SOLUSDT", price: "188.43" });
    const { token } = await under.account(rich);
    const { result } = await quote(token, {
      fromCoin: "SOL",
      toCoin: "BTC",
      requestCoin: "SOL",
      requestAmount: "10",
    });
    const rate = new Decimal("188.43").div(new Decimal("94218.40").times("1.0005"));
    expect(result.exchangeRate).toBe(rate.precision(16, Decimal.ROUND_FLOOR).toFixed());
    expect(result.toAmount).toBe(rate.times(10).decimalPlaces(8, Decimal.ROUND_FLOOR).toFixed());
  });

  test("a second confirmation is refused with 700009", async () => {
    const { account, token } = await under.account(rich);
    const { result } = await quote(token);
    await execute(token, result.quoteTxId);
    expect((await execute(token, result.quoteTxId)).code).toBe(700_009);
    expect(await under.balance(account, "funding_locked", "BTC")).toBe("0.01");
  });

  test("two confirmations at once: one wins", async () => {
    const { account, token } = await under.account(rich);
    const { result } = await quote(token);
    const answers = await Promise.all([1, 2, 3].map(() => execute(token, result.quoteTxId)));
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 700_009, 700_009]);
    expect(await under.balance(account, "funding_locked", "BTC")).toBe("0.01");
  });

  test("it can be confirmed until its last millisecond, not after: 700008", async () => {
    const { token } = await under.account(rich);
    const early = await quote(token);
    under.clock.advance(14_999);
    expect((await execute(token, early.result.quoteTxId)).code).toBe(0);
    const late = await quote(token);
    under.clock.advance(15_000);
    expect((await execute(token, late.result.quoteTxId)).code).toBe(700_008);
    expect((await execute(token, "1234567890")).code).toBe(700_008);
  });

  test("another's quote is refused with 700011, the wrong wallet with 700004", async () => {
    const owner = await under.account(rich);
    const { result } = await quote(owner.token);
    const other = await under.account(rich);
    expect((await execute(other.token, result.quoteTxId)).code).toBe(700_011);
    const uta = await execute(owner.token, result.quoteTxId, { accountType: "eb_convert_uta" });
    expect(uta.code).toBe(700_004);
    expect((await execute(owner.token, result.quoteTxId)).code).toBe(0);
  });

  test("a price that left by more than half a percent is refused: 32024 when it fell, 700016 when it rose", async () => {
    for (const [price, code] of [
      ["93746.00", 32_024],
      ["94690.00", 700_016],
    ] as const) {
      await under.control("/sandbox/control/market", { symbol: "BTCUSDT", price: "94218.40" });
      const { token } = await under.account(rich);
      const { result } = await quote(token);
      await under.control("/sandbox/control/market", { symbol: "BTCUSDT", price });
      expect((await execute(token, result.quoteTxId)).code).toBe(code);
      await under.control("/sandbox/control/market", { symbol: "BTCUSDT", price: "94600.00" });
      expect((await execute(token, result.quoteTxId)).code).toBe(0);
    }
  });

  test("money spent between quote and confirmation is missing then: 700005", async () => {
    const { token } = await under.account({ balances: { funding: { BTC: "0.015" } } });
    const first = await quote(token);
    const second = await quote(token);
    expect((await execute(token, first.result.quoteTxId)).code).toBe(0);
    expect((await execute(token, second.result.quoteTxId)).code).toBe(700_005);
  });

  test("a conversion that fails gives the money back", async () => {
    await under.control("/sandbox/control/settings", { failConversions: 1 });
    const { account, token } = await under.account(rich);
    const { result } = await quote(token);
    await execute(token, result.quoteTxId);
    await settled(token, result.quoteTxId);
    expect(await status(token, result.quoteTxId)).toBe("failure");
    expect(await under.balance(account, "funding", "BTC")).toBe("3");
    expect(await under.balance(account, "funding", "USDT")).toBe("500000");
  });

  test("what a quote charges is taken from what is received, as told, and is the exchange's", async () => {
    await under.control("/sandbox/control/settings", { quoteFee: "0.001", quoteTax: "0.00025" });
    const { account, token } = await under.account(rich);
    const { result } = await quote(token);
    expect(result).toMatchObject({
      toAmount: "941.7129",
      feeInfo: { feeCoin: "USDT", amount: "0.9418" },
      taxFeeInfo: { feeCoin: "USDT", totalAmount: "0.2355" },
    });
    await under.control("/sandbox/control/settings", { quoteFee: "0.5", quoteTax: "0" });
    expect((await execute(token, result.quoteTxId)).code).toBe(0);
    await settled(token, result.quoteTxId);
    expect(await under.balance(account, "funding", "USDT")).toBe("500940.5356");
    type History = { list: Record<string, string>[] };
    const history = await under.call<"convert.history", History>("convert.history", {}, token);
    expect(history.result.list[0]).toMatchObject({
      toAmount: "941.7129",
      feeCoin: "USDT",
      feeAmount: "0.9418",
    });
    const { coins } = await under.control<{ coins: object }>("/sandbox/control/trial-balance");
    expect(new Set(Object.values(coins))).toEqual(new Set(["0"]));
  });

  test("the unified account pays and receives in its own wallet", async () => {
    const { account, token } = await under.account(rich);
    const uta = { accountType: "eb_convert_uta" } as const;
    const { result } = await quote(token, uta);
    expect((await execute(token, result.quoteTxId, uta)).code).toBe(0);
    under.clock.advance(300);
    await expect.poll(() => under.balance(account, "unified", "USDT")).toBe("941.7129");
    expect(await under.balance(account, "unified", "BTC")).toBe("0.99");
    expect(await under.balance(account, "funding", "BTC")).toBe("3");
  });
});

describe("refusals of a quote", () => {
  test.each<[string, Partial<QuoteInput>, number]>([
    ["below the minimum", { requestAmount: "0.00099999" }, 700_006],
    ["above the maximum", { requestAmount: "1.00000001" }, 700_007],
    ["zero", { requestAmount: "0" }, 700_006],
    ["negative", { requestAmount: "-1" }, 700_006],
    ["too many decimals", { requestAmount: "0.010000001" }, 700_000],
    ["the coin counted is of another pair", { requestCoin: "ETH" }, 700_000],
    ["the same coin twice", { toCoin: "BTC" }, 700_000],
    ["an unknown coin", { toCoin: "NOPE1" }, 700_013],
    ["more than there is", { fromCoin: "SOL", requestCoin: "SOL", requestAmount: "10.5" }, 700_005],
    ["a closed coin", { toCoin: "WLD" }, 50_001],
    ["not a number", { requestAmount: "1e3" }, 10_001],
    ["an id too short", { requestId: "short" }, 10_001],
  ])("%s", async (_what, part, code) => {
    const { token } = await under.account(rich);
    expect((await quote(token, part)).code).toBe(code);
  });

  test("signed out 10007, unchecked identity 42039, Islamic account 131233", async () => {
    expect((await quote("")).code).toBe(10_007);
    const unchecked = await under.account({ ...rich, kycLevel: "LEVEL_DEFAULT" });
    expect((await quote(unchecked.token)).code).toBe(42_039);
    const islamic = await under.account({ ...rich, subAttribute: 2 });
    expect((await quote(islamic.token, { toCoin: "AAVE" })).code).toBe(131_233);
    expect((await quote(islamic.token)).code).toBe(0);
  });

  test("the day's limit counts what was paid today", async () => {
    const { token } = await under.account({ balances: { funding: { BTC: "30" } } });
    for (let i = 0; i < 20; i += 1) {
      const { result } = await quote(token, { requestAmount: "1" });
      expect((await execute(token, result.quoteTxId)).code).toBe(0);
    }
    expect((await quote(token, { requestAmount: "0.001" })).code).toBe(700_007);
    under.clock.jump(15 * 3_600_000);
    expect((await quote(token, { requestAmount: "0.001" })).code).toBe(0);
  });
});

describe("coins, limits and records", () => {
  test("513 coins; balances only when signed in; limits and discs", async () => {
    type Coins = { coins: Record<string, unknown>[] };
    const { token } = await under.account(rich);
    const open = await under.call<"convert.coins", Coins>("convert.coins", { accountType, side: 0 });
    expect(open.result.coins).toHaveLength(513);
    expect(open.result.coins[0]).toMatchObject({ coin: "BTC", balance: "", uBalance: "", accuracyLength: 8 });
    const mine = await under.call<"convert.coins", Coins>("convert.coins", { accountType, side: 0 }, token);
    expect(mine.result.coins[0]).toMatchObject({
      balance: "3",
      uBalance: "282655.2",
      icon: "/coin-icons/btc.svg",
      singleFromMinLimit: "0.001",
      singleFromMaxLimit: "1",
    });
    const targets = await under.call<"convert.coins", Coins>("convert.coins", {
      accountType,
      side: 1,
      coin: "BTC",
    });
    expect(targets.result.coins.map(({ coin }) => coin)).not.toContain("BTC");
  });

  test("history pages, newest first, one's own only", async () => {
    type History = { list: Record<string, string>[] };
    const { token } = await under.account(rich);
    const ids: (string | undefined)[] = [];
    for (let i = 0; i < 3; i += 1) {
      const { result } = await quote(token);
      await execute(token, result.quoteTxId);
      ids.unshift(result.quoteTxId);
      under.clock.advance(1000);
    }
    const page = (index: number) =>
      under.call<"convert.history", History>("convert.history", { index, limit: 2 }, token);
    expect((await page(1)).result.list.map((row) => row.exchangeTxId)).toEqual(ids.slice(0, 2));
    expect((await page(2)).result.list.map((row) => row.exchangeTxId)).toEqual(ids.slice(2));
    const other = await under.account(rich);
    const theirs = await under.call<"convert.history", History>("convert.history", {}, other.token);
    expect(theirs.result.list).toEqual([]);
    const foreign = await under.call("convert.query", { quoteTxId: ids[0] ?? "", accountType }, other.token);
    expect(foreign.code).toBe(700_004);
  });
});
