/** F5.13, F5.16-F5.22, F6c.2, R7.22. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { stopWithdrawals } from "#sandbox/areas/address-book/index.ts";
import { definiteRefusals } from "#shared/contract/definite-refusals.ts";
import { callDefinition } from "#shared/contract/index.ts";
import { type SandboxUnderTest, startMs, startSandbox } from "./sandbox-under-test.ts";
import { addressOf, intercept, order, records } from "./withdraw-desk.ts";
import { type RefusalDesk, refusalDesk } from "./withdraw-refusal-desk.ts";

let under: SandboxUnderTest;
let desk: RefusalDesk;
beforeAll(async () => {
  under = await startSandbox();
  desk = refusalDesk(under);
}, startMs);
afterAll(() => under.close());
beforeEach(async () => {
  await under.control("/sandbox/control/reset", {});
  await under.control("/sandbox/control/market", { freeze: true });
});

describe("who asks", () => {
  test.each([
    ["is frozen", 131_090, { status: 4 }],
    ["may not sign in elsewhere", 131_091, { status: 2 }],
    ["is looked at", 131_092, { status: 5 }],
    ["changes to the unified account", 131_084, { unifiedState: "PROCESS" }],
    ["left the identity check half way", 131_065, { isIdentityIncomplete: true }],
  ])("%s", async (_what, wanted, profile) => {
    const who = await desk.person(profile);
    await desk.expectRefused(who, wanted);
    expect((await intercept(under, who, order(under))).blockCode).toBe(wanted);
    const { result } = await under.call("withdraw.standing", {}, who.token);
    expect(result).toEqual({ code: wanted, until: 0, cause: "" });
  });

  test("changed the password a moment ago: the end of the stop and its reason are told", async () => {
    const who = await desk.person();
    const until = under.clock.now() + 86_400_000;
    await stopWithdrawals(under.sandbox.exchange.database.db, Number(who.userId), {
      until,
      cause: "password",
    });
    await desk.expectRefused(who, 131_089);
    const reported = { code: 131_089, until: Math.ceil(until / 1000), cause: "password" };
    expect((await under.call("withdraw.standing", {}, who.token)).result).toEqual(reported);
    const { result } = await under.call("profile.get", {}, who.token);
    expect(result).toMatchObject({ withdraw_lock_until: reported.until });
    under.clock.jump(86_400_000);
    expect(await desk.code(await desk.again(who))).toBe(0);
  });

  test("has no identity check: 20,000 USDT a day, and nothing to others", async () => {
    const who = await desk.person({ kycLevel: "LEVEL_DEFAULT" });
    const friend = await under.account();
    await desk.expectRefused(who, 42_039, { address: friend.userId, chain: undefined, forceChain: 2 });
    expect(await desk.code(who, { amount: "19000" })).toBe(0);
    expect(await desk.code(who, { amount: "1000" })).toBe(131_088);
    under.clock.jump(15 * 3_600_000);
    expect(await desk.code(who, { amount: "1000" })).toBe(0);
  });

  test("uses up the month, which begins anew on its first day", async () => {
    let who = await desk.person({ kycLevel: "LEVEL_DEFAULT" });
    for (let day = 0; day < 5; day += 1) {
      expect(await desk.code(who, { amount: "19900" })).toBe(0);
      under.clock.jump(86_400_000);
      who = await desk.again(who);
    }
    expect(await desk.code(who, { amount: "19900" })).toBe(131_088);
    under.clock.jump(6 * 86_400_000);
    expect(await desk.code(await desk.again(who), { amount: "19900" })).toBe(0);
  });
});

describe("where it goes", () => {
  test.each([
    ["a network that the coin does not take", 131_002, { chain: "BTC" }],
    ["what is no address of the network", 131_002, { address: "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u" }],
    [
      "an address in another form",
      131_002,
      { chain: "ETH", address: "0x5AAEB6053F3E94C9B9A09F33669435E7EF1BEAED" },
    ],
    ["a memo where there is none", 131_081, { tag: "7" }],
    [
      "no memo where one is wanted",
      131_002,
      { coin: "XRP", chain: "XRP", address: "rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh" },
    ],
    [
      "a network at rest",
      131_097,
      { coin: "DOGE", chain: "DOGE", address: "DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L" },
    ],
    ["a coin that is none", 131_097, { coin: "NIX" }],
    ["nobody", 131_077, { chain: undefined, forceChain: 2 as const, address: "77" }],
  ])("%s", async (_what, wanted, part) => {
    await desk.expectRefused(await desk.person(), wanted, part);
  });

  test("oneself, and who may not receive", async () => {
    const who = await desk.person();
    const to = (uid: string) => ({ address: uid, chain: undefined, forceChain: 2 as const });
    await desk.expectRefused(who, 131_075, to(who.userId));
    await desk.expectRefused(who, 131_078, to((await under.account({ kycRegion: "USA" })).userId));
    await desk.expectRefused(who, 131_079, to((await under.account({ kycLevel: "LEVEL_DEFAULT" })).userId));
  });

  test("an address that is known for no good: no code lifts it", async () => {
    const who = await desk.person();
    const { address, chain = "" } = order(under);
    await under.control("/sandbox/control/risk-marks", { chain, address, reasons: ["SANCTIONS"] });
    await desk.expectRefused(who, 131_066);
    expect(await intercept(under, who, order(under))).toMatchObject({ intercept: true, blockCode: 131_226 });
    await under.control("/sandbox/control/risk-marks", { chain, address, reasons: ["MIXER"] });
    expect(await desk.code(who)).toBe(0);
    const other = await desk.person();
    await under.control("/sandbox/control/risk-marks", { chain, address, reasons: ["SCAM"] });
    await desk.expectRefused(other, 131_066);
    // What one test says of an address, the next one does not hear.
    await under.control("/sandbox/control/reset", {});
    expect(await desk.code(other)).toBe(0);
  });

  test("what is not in the book, while nothing else is open: an address, one saved for another coin, a user", async () => {
    const who = await desk.person();
    const { account } = who;
    const { address, chain } = order(under);
    const saved = { account, coin: "TRX", chain, address, age: 172_800_000 };
    await under.control("/sandbox/control/address-book", saved);
    await under.control("/sandbox/control/address-book/switches", { account, addressBookOnly: true });
    await desk.expectRefused(who, 131_083, { address: "TG3XXyExBkPp9nzdajDZsozEu4BkaSJozs" });
    await desk.expectRefused(who, 131_093);
    const friend = (await under.account()).userId;
    await desk.expectRefused(who, 131_094, { address: friend, chain: undefined, forceChain: 2 });
    await under.control("/sandbox/control/address-book", { ...saved, coin: "USDT" });
    expect(await desk.code(who)).toBe(0);
  });

  test("a user's deposit address is asked for in the book as the address that it is", async () => {
    const who = await desk.person();
    const { account } = who;
    const chain = "TRX";
    const address = await addressOf(under, await under.account(), { coin: "USDT", chain });
    const saved = { account, coin: "USDT", chain, address };
    await under.control("/sandbox/control/address-book", saved);
    await desk.expectRefused(who, 131_098, { address });
    await under.control("/sandbox/control/address-book/switches", { account, addressBookOnly: true });
    under.clock.jump(90_000_000);
    expect(await desk.code(await desk.again(who), { address })).toBe(0);
  });

  test("a coin that an Islamic account does not hold", async () => {
    const part = {
      coin: "AAVE",
      chain: "ETH",
      address: "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
      amount: "1",
    };
    await desk.expectRefused(await desk.person({ subAttribute: 2 }), 131_233, part);
  });
});

describe("how much", () => {
  test.each([
    ["with too many decimals", 10_001, { amount: "100.00001" }],
    ["below the minimum", 131_096, { amount: "2.5" }],
    [
      "above the maximum",
      131_096,
      { coin: "BTC", chain: "BTC", address: "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa", amount: "501" },
    ],
    ["at another fee than the agreed one", 131_002, { fee: "1.5" }],
    ["more than there is", 131_085, { amount: "190000" }],
  ])("%s", async (_what, wanted, part) => {
    await desk.expectRefused(await desk.person(), wanted, part);
  });

  test("from a wallet that secures a loan, and beyond the exchange's own limit of a day", async () => {
    await desk.expectRefused(await desk.person({ borrows: true }), 131_086, { accountType: "FUND,UTA" });
    await desk.settings({ withdrawPlatformCap: "1" });
    await desk.expectRefused(await desk.person(), 131_095);
  });
});

test("every definite refusal of a withdrawal can be had, and ends the request", async () => {
  const who = await desk.person();
  for (const refusal of definiteRefusals.withdraw.map(Number)) {
    await desk.settings({ refuseWithdrawals: 1, withdrawRefusal: refusal });
    const request = order(under);
    expect((await under.call("withdraw.create", request, who.token)).code).toBe(refusal);
    expect((await under.call("withdraw.create", request, who.token)).code, "the answer of this id").toBe(
      refusal,
    );
  }
  expect(callDefinition("withdraw.create").definiteRefusals).toEqual(definiteRefusals.withdraw);
  expect(await records(under, who)).toEqual([]);
});
