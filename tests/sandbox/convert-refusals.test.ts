import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { CallInput } from "#shared/contract/index.ts";
import { newRequestId, type SandboxUnderTest, startMs, startSandbox } from "./sandbox-under-test.ts";

/** How each refusal of converting comes about in this exchange (F5.4-F5.15), one row a code. */

let under: SandboxUnderTest;
beforeAll(async () => {
  under = await startSandbox();
}, startMs);
afterAll(() => under.close());
beforeEach(async () => {
  await under.control("/sandbox/control/reset", {});
  await price("94218.40");
});

const price = (of: string) =>
  under.control("/sandbox/control/market", { freeze: true, symbol: "BTCUSDT", price: of });
const settings = (change: object) => under.control("/sandbox/control/settings", change);

const accountType = "eb_convert_funding";
const funding = { BTC: "3", USDT: "500000", SOL: "10", HBAR: "5000" };
type Options = Record<string, unknown>;

async function person(options: Options = {}): Promise<string> {
  return (await under.account({ balances: { funding }, ...options })).token;
}

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
async function held(token: string): Promise<string> {
  const { code, result } = await quote(token);
  expect(code).toBe(0);
  return result.quoteTxId ?? "";
}

describe("a price is refused", () => {
  test.each<[number, string, Options, Partial<QuoteInput>]>([
    [10_024, "where converting is not offered", { kycRegion: "USA" }, {}],
    [42_039, "to who has not shown who they are", { kycLevel: "LEVEL_DEFAULT" }, {}],
    [700_010, "to who owes on a loan", { borrows: true }, {}],
    [700_012, "while the change to the unified account runs", { unifiedState: "PROCESS" }, {}],
    [131_233, "for a coin that an Islamic account does not hold", { subAttribute: 2 }, { toCoin: "AAVE" }],
    [50_001, "for a closed coin", {}, { toCoin: "WLD" }],
    [700_000, "for one coin twice", {}, { toCoin: "BTC" }],
    [700_002, "for money of a state", {}, { toCoinType: "fiat" }],
    [
      700_002,
      "by what is received, of a coin that is priced by what is paid",
      {},
      { toCoin: "HBAR", requestCoin: "HBAR", requestAmount: "100" },
    ],
    [700_005, "above the balance", { balances: { funding: { BTC: "0.005" } } }, {}],
    [700_006, "below the least", {}, { requestAmount: "0.0005" }],
    [700_007, "above the most", {}, { requestAmount: "1.5" }],
    [700_013, "for a coin that is none", {}, { toCoin: "NOPE" }],
  ])("%i %s", async (code, _why, options, part) => {
    expect((await quote(await person(options), part)).code).toBe(code);
  });

  test("the same coin that is priced by payment only has a price for an amount to pay", async () => {
    const part = { toCoin: "HBAR", requestCoin: "BTC" };
    expect((await quote(await person(), part)).code).toBe(0);
  });

  test("700001 while the dealer of one of the coins is away, and no longer", async () => {
    const token = await person();
    await settings({ awayDealers: ["BTC"] });
    expect((await quote(token)).code).toBe(700_001);
    expect((await quote(token, { fromCoin: "SOL", requestCoin: "SOL", requestAmount: "1" })).code).toBe(0);
    await settings({ awayDealers: [] });
    expect((await quote(token)).code).toBe(0);
  });

  test("700022 while converting is paused", async () => {
    await settings({ convertOpen: false });
    expect((await quote(await person())).code).toBe(700_022);
  });

  test("10027 until a ban ends", async () => {
    const until = Math.floor(under.clock.now() / 1000) + 60;
    const token = await person({ convertBanUntil: until });
    expect((await quote(token)).code).toBe(10_027);
    under.clock.advance(61_000);
    expect((await quote(token)).code).toBe(0);
  });

  test("10024 says why in words for the wall", async () => {
    const { result } = await quote(await person({ kycRegion: "USA" }));
    expect(result).toMatchObject({ title: expect.stringMatching(/\w/), reason: expect.stringMatching(/\w/) });
  });
});

describe("a confirmation is refused", () => {
  test("32024 when the market fell away from the price, 700016 when it rose", async () => {
    const token = await person();
    for (const [moved, code] of [
      ["93746.00", 32_024],
      ["94690.00", 700_016],
    ] as const) {
      await price("94218.40");
      const id = await held(token);
      await price(moved);
      expect((await execute(token, id)).code).toBe(code);
    }
  });

  test("700003 when the dealer withdrew the price", async () => {
    const token = await person();
    const id = await held(token);
    await settings({ awayDealers: ["USDT"] });
    expect((await execute(token, id)).code).toBe(700_003);
  });

  test("700004 for another wallet than the quote's, and a question after what is none", async () => {
    const token = await person();
    const id = await held(token);
    expect((await execute(token, id, { accountType: "eb_convert_uta" })).code).toBe(700_004);
    const queried = await under.call("convert.query", { quoteTxId: id, accountType }, token);
    expect(queried.code).toBe(700_004);
  });

  test("700007 when quotes held side by side would go over the day", async () => {
    const token = await person({ balances: { funding: { BTC: "40" } } });
    const ids: string[] = [];
    for (let i = 0; i < 21; i += 1) {
      const { result } = await quote(token, { requestAmount: "1" });
      ids.push(result.quoteTxId ?? "");
    }
    for (const id of ids.slice(0, 20)) expect((await execute(token, id)).code).toBe(0);
    expect((await execute(token, ids[20])).code).toBe(700_007);
  });

  test("700008 when the price is over or none, 700009 when it was used, 700011 when it is another's", async () => {
    const token = await person();
    const id = await held(token);
    expect((await execute(token, "none")).code).toBe(700_008);
    expect((await execute(await person(), id)).code).toBe(700_011);
    expect((await execute(token, id)).code).toBe(0);
    expect((await execute(token, id)).code).toBe(700_009);
    const late = await held(token);
    under.clock.advance(15_000);
    expect((await execute(token, late)).code).toBe(700_008);
  });

  test("700021 while as many of the pair run as may, for this person and wallet alone", async () => {
    await settings({ maxRunning: 1, settleDelayMs: 5_000 });
    const token = await person();
    const other = await person();
    const ids = [await held(token), await held(token)];
    expect((await execute(token, ids[0])).code).toBe(0);
    expect((await execute(token, ids[1])).code).toBe(700_021);
    expect((await execute(other, await held(other))).code).toBe(0);
    const sol = await quote(token, { fromCoin: "SOL", requestCoin: "SOL", requestAmount: "1" });
    expect((await execute(token, sol.result.quoteTxId)).code).toBe(0);
    under.clock.advance(5_000);
    // A refusal used nothing up: the same price is confirmed once the other has ended.
    await expect.poll(async () => (await execute(token, ids[1])).code).toBe(0);
  });

  test("790000 while the exchange has all it can settle", async () => {
    const token = await person();
    const id = await held(token);
    await settings({ settleQueue: 0 });
    expect((await execute(token, id)).code).toBe(790_000);
    await settings({ settleQueue: 10_000 });
    expect((await execute(token, id)).code).toBe(0);
  });

  test("700022 when converting was paused while the price was held", async () => {
    const token = await person();
    const id = await held(token);
    await settings({ convertOpen: false });
    expect((await execute(token, id)).code).toBe(700_022);
  });
});

describe("settlement off the quote", () => {
  test("pays what the slip leaves, in the coin's decimals, and says so in record and history", async () => {
    await settings({ settleSlip: "0.0012" });
    const { account, token } = await under.account({ balances: { funding: { BTC: "1" } } });
    const { result: firm } = await quote(token);
    expect(firm.toAmount).toBe("941.7129");
    expect((await execute(token, firm.quoteTxId)).code).toBe(0);
    const record = async () =>
      (
        await under.call<"convert.query", { result: Record<string, string> }>(
          "convert.query",
          { quoteTxId: firm.quoteTxId ?? "", accountType },
          token,
        )
      ).result.result;
    // Nothing is told before it is settled.
    expect(await record()).toMatchObject({ exchangeStatus: "processing", toAmount: "941.7129" });
    under.clock.advance(300);
    await expect.poll(async () => (await record()).exchangeStatus).toBe("success");
    // 941.7129 × 0.9988 = 940.58284…
    expect(await record()).toMatchObject({ toAmount: "940.5828", convertRate: "94058.28" });
    expect(await under.balance(account, "funding", "USDT")).toBe("940.5828");
    const history = await under.call<"convert.history", { list: Record<string, string>[] }>(
      "convert.history",
      {},
      token,
    );
    expect(history.result.list[0]).toMatchObject({ toAmount: "940.5828", quotedToAmount: "941.7129" });
    const { coins } = await under.control<{ coins: Record<string, string> }>(
      "/sandbox/control/trial-balance",
    );
    expect(new Set(Object.values(coins))).toEqual(new Set(["0"]));
  });

  test("may be better than the quote", async () => {
    await settings({ settleSlip: "-0.001" });
    const { account, token } = await under.account({ balances: { funding: { BTC: "1" } } });
    await execute(token, await held(token));
    under.clock.advance(300);
    await expect.poll(() => under.balance(account, "funding", "USDT")).toBe("942.6546");
  });
});

describe("the permission set", () => {
  test.each<[string, Options, number]>([
    ["who may", {}, 0],
    ["identity", { kycLevel: "LEVEL_DEFAULT" }, 42_039],
    ["region", { kycRegion: "USA" }, 10_024],
    ["loan", { borrows: true }, 700_010],
    ["upgrade", { unifiedState: "PROCESS" }, 700_012],
    ["an upgrade that is done", { unifiedState: "SUCCESS" }, 0],
  ])("gives the code that a price would be refused by: %s", async (_who, options, reason) => {
    const { result } = await under.call<
      "member.permissions",
      { permissions: Record<string, { allow: boolean; reason: number }> }
    >("member.permissions", {}, await person(options));
    expect(result.permissions.convert).toMatchObject({ allow: reason === 0, reason });
  });
});
