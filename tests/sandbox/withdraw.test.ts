/** F1.10, F2d.8, F2i.4, F2i.5, F4c.8, F4e.*, F6c.*. */
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { CallOutput } from "#shared/contract/index.ts";
import { newRequestId, type SandboxUnderTest, startMs, startSandbox } from "./sandbox-under-test.ts";
import {
  addressOf,
  intercept,
  mailCode,
  order,
  records,
  type Withdrawer,
  withdraw,
} from "./withdraw-desk.ts";

let under: SandboxUnderTest;
let me: Withdrawer;

beforeAll(async () => {
  under = await startSandbox();
}, startMs);
afterAll(() => under.close());
beforeEach(async () => {
  await under.control("/sandbox/control/reset", {});
  await under.control("/sandbox/control/market", { freeze: true });
  me = await under.account({
    balances: { funding: { USDT: "1000", DAI: "5000" }, unified: { USDT: "500" } },
  });
});

const settings = (part: object) => under.control("/sandbox/control/settings", part);
const usdt = async (): Promise<string[]> => [
  await under.balance(me.account, "funding", "USDT"),
  await under.balance(me.account, "funding_locked", "USDT"),
];
const one = async (id: string) => (await records(under, me, { withdrawID: id }))[0];
/** Time goes on until it is so. */
async function until(id: string, part: object): Promise<void> {
  await vi.waitFor(
    async () => {
      under.clock.advance(1_000);
      expect(await one(id)).toMatchObject(part);
    },
    { interval: 5 },
  );
}
async function taken(part = {}): Promise<string> {
  const { code, message, result } = await withdraw(under, me, part);
  expect(code, message).toBe(0);
  return result.id;
}

describe("the life of one", () => {
  test("amount and fee are locked, it is looked at, sent, confirmed, and gone", async () => {
    const id = await taken();
    expect(await usdt()).toEqual(["898.4", "101.6"]);
    expect(await one(id)).toMatchObject({
      status: "SecurityCheck",
      amount: "100",
      withdrawFee: "1.6",
      debited: "101.6",
      txID: "",
      confirmations: "0",
      requiredConfirmations: "20",
      cancellable: true,
    });
    await until(id, { status: "Pending", cancellable: true });
    await until(id, {
      status: "BlockchainConfirmed",
      cancellable: false,
      txID: expect.stringMatching(/^\w{64}$/),
    });
    await until(id, { confirmations: "7" });
    await until(id, { status: "success", confirmations: "20", endedAt: expect.stringMatching(/^\d+$/) });
    expect(await usdt()).toEqual(["898.4", "0"]);
  });

  test("one that is turned down, and one that fails on its way, come back whole", async () => {
    await settings({ rejectWithdrawals: 1 });
    const turned = await taken();
    await until(turned, { status: "Reject", failCode: 131_226 });
    await settings({ failWithdrawals: 1 });
    const failed = await taken();
    await until(failed, { status: "BlockchainConfirmed" });
    await until(failed, { status: "Fail", txID: "" });
    expect(await usdt()).toEqual(["1000", "0"]);
  });

  test("cancelled before it is sent it comes back; afterwards it is too late; twice is the same", async () => {
    const cancel = (id: string, requestId = newRequestId()) =>
      under.call("withdraw.cancel", { id, requestId }, me.token);
    const id = await taken();
    const requestId = newRequestId();
    expect((await cancel(id, requestId)).result).toEqual({ status: 1, id });
    expect((await cancel(id, requestId)).result).toEqual({ status: 1, id });
    expect((await cancel(id)).result).toEqual({ status: 1, id });
    expect(await usdt()).toEqual(["1000", "0"]);
    expect(await one(id)).toMatchObject({ status: "CancelByUser", cancellable: false });

    await settings({ withdrawSigningMs: 60_000 });
    const late = await taken();
    await until(late, { status: "Pending" });
    expect((await cancel(late)).code).toBe(131_099);
    await until(late, { status: "BlockchainConfirmed" });
    expect((await cancel(late)).result).toEqual({ status: 0, id: late });
    const other = await under.account();
    expect((await under.call("withdraw.cancel", { id: late, requestId }, other.token)).code).toBe(131_002);
  });

  test("one that requires more waits for it, and goes on", async () => {
    await settings({ questionWithdrawals: 1 });
    const id = await taken();
    await until(id, { status: "MoreInformationRequired", cancellable: true });
    const questionnaire = JSON.stringify({
      walletType: 1,
      legalType: "individual",
      isSelfWallet: true,
      firstName: "Mara",
      lastName: "Kern",
    });
    const answer = (text: string) =>
      under.call("withdraw.answer", { id, questionnaire: text, requestId: newRequestId() }, me.token);
    expect((await answer("{}")).code).toBe(131_068);
    expect((await answer(questionnaire)).result).toEqual({ id, status: "SecurityCheck" });
    expect((await answer(questionnaire)).code).toBe(700_003);
    await until(id, { status: "success" });
  });
});

describe("what it costs and where it comes from", () => {
  test("the fee on top or out of the amount, flat or a share as well, rounded up", async () => {
    const bsc = { coin: "DAI", chain: "BSC", address: "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed" };
    const top = await taken({ ...bsc, amount: "100.0001" });
    expect(await one(top)).toMatchObject({ amount: "100.0001", withdrawFee: "0.6002", debited: "100.6003" });
    const out = await taken({ ...bsc, amount: "100.0001", feeType: 1 });
    expect(await one(out)).toMatchObject({ amount: "99.4005", withdrawFee: "0.5996", debited: "100.0001" });
  });

  test("wallets are drawn in their order", async () => {
    const id = await taken({ amount: "1200", accountType: "FUND,UTA" });
    expect(await usdt()).toEqual(["0", "1000"]);
    expect(await under.balance(me.account, "unified_locked", "USDT")).toBe("201.6");
    await under.call("withdraw.cancel", { id, requestId: newRequestId() }, me.token);
    expect(await under.balance(me.account, "unified", "USDT")).toBe("500");
    expect((await withdraw(under, me, { amount: "1000" })).code).toBe(131_085);
  });

  test("the form is told the terms of a network, what can go, and what is used", async () => {
    await taken();
    type Limit = CallOutput<"withdraw.limit">;
    const query = (chain?: string) =>
      under.call<"withdraw.limit", Limit>(
        "withdraw.limit",
        { coin: "USDT", ...(chain && { chain }) },
        me.token,
      );
    expect((await query("TRX")).result).toMatchObject({
      coin: "USDT",
      chain: "TRX",
      withdrawMin: "2.6",
      withdrawMax: "-1",
      withdrawFee: "1.6",
      withdrawableAmount: {
        FUND: { withdrawableAmount: "898.4" },
        UTA: { withdrawableAmount: "500" },
      },
      dailyLimit: "2000000",
      dailyUsed: "101.6",
      monthlyLimit: "-1",
      monthlyUsed: "101.6",
    });
    expect((await query()).result).toMatchObject({ withdrawFee: "0", withdrawMin: "0" });
    const closed = await under.call<"withdraw.limit", Limit>(
      "withdraw.limit",
      { coin: "DOGE", chain: "DOGE" },
      me.token,
    );
    expect(closed.result.withdrawFee).toBe("");
  });

  test("what came in a moment ago cannot go yet", async () => {
    await under.control("/sandbox/control/deposits", {
      account: me.account,
      coin: "BTC",
      chain: "BTC",
      amount: "0.01",
    });
    await vi.waitFor(async () => {
      under.clock.advance(200);
      expect(await under.balance(me.account, "funding", "BTC")).toBe("0.01");
    });
    const request = {
      coin: "BTC",
      chain: "BTC",
      address: "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa",
      amount: "0.005",
    };
    expect((await withdraw(under, me, request)).code).toBe(131_085);
    under.clock.advance(10_000);
    await vi.waitFor(async () => {
      under.clock.advance(200);
      expect((await withdraw(under, me, request)).code).toBe(0);
    });
  });
});

describe("to another user here", () => {
  test("by UID it arrives without a fee, and stands with both", async () => {
    const friend = await under.account();
    const id = await taken({ address: friend.userId, chain: undefined, forceChain: 2 });
    await until(id, { status: "success", withdrawType: 1, toAddress: friend.userId, withdrawFee: "0" });
    expect(await under.balance(friend.account, "funding", "USDT")).toBe("100");
    expect(await usdt()).toEqual(["900", "0"]);
    const deposits = await under.call<"deposit.records", CallOutput<"deposit.records">>(
      "deposit.records",
      { recordType: 2 },
      friend.token,
    );
    expect(deposits.result.rows).toMatchObject([{ amount: "100", fromMemberId: me.userId, status: 2 }]);
  });

  test("to a deposit address of theirs it stays here, or takes the way over its chain", async () => {
    const friend = await under.account();
    const address = await addressOf(under, friend, { coin: "USDT", chain: "TRX" });
    const inside = await taken({ address });
    await until(inside, { status: "success", withdrawType: 1, withdrawFee: "0" });
    const outside = await taken({ address, forceChain: 1 });
    await until(outside, { status: "success", withdrawType: 0, withdrawFee: "1.6" });
    await vi.waitFor(
      async () => {
        under.clock.advance(3_000);
        expect(await under.balance(friend.account, "funding", "USDT")).toBe("200");
      },
      { interval: 5 },
    );
  });

  test.each([
    ["the coin that it is for", "USDC", true, 1],
    ["another coin of its network, which would not arrive", "USDT", false, 0],
  ] as const)(
    "of an address of theirs the check says what a withdrawal is: %s",
    async (_what, coin, isInternal, withdrawType) => {
      me = await under.account({ balances: { funding: { USDT: "20", USDC: "20" } } });
      const friend = await under.account();
      const address = await addressOf(under, friend, { coin: "USDC", chain: "MANTLE" });
      const target = { coin, chain: "MANTLE", address };
      const { result } = await under.call("addressBook.check", target, me.token);
      expect(result).toMatchObject({ isInternal });
      expect(await one(await taken({ ...target, amount: "10" }))).toMatchObject({ withdrawType });
    },
  );
});

describe("once", () => {
  test("a copy of the request gets the first one's answer; another request under its id is refused", async () => {
    const request = order(under);
    const { riskToken } = await intercept(under, me, request);
    const proven = { ...request, riskToken, ...(await mailCode(under, me)) };
    const first = await under.call("withdraw.create", proven, me.token);
    expect(first.code).toBe(0);
    expect((await under.call("withdraw.create", proven, me.token)).result).toEqual(first.result);
    expect((await under.call("withdraw.create", { ...proven, amount: "101" }, me.token)).code).toBe(10_014);
    expect(await records(under, me, { createdBy: request.requestId })).toMatchObject([
      { requestId: request.requestId },
    ]);
    expect(await usdt()).toEqual(["898.4", "101.6"]);
  });
});
