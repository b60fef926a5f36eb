/** F0.7, F2c.6, F2i.7, F5.19, F5.23, F5.24, R1.11, R7.19. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { stopWithdrawals } from "#sandbox/areas/address-book/index.ts";
import type { CallInput, CallOutput } from "#shared/contract/index.ts";
import { newRequestId, type SandboxUnderTest, startMs, startSandbox } from "./sandbox-under-test.ts";
import { withdraw } from "./withdraw-desk.ts";

let under: SandboxUnderTest;
let account = "";
let userId = "";
let token = "";

beforeAll(async () => {
  under = await startSandbox();
}, startMs);
afterAll(() => under.close());
beforeEach(async () => {
  await under.control("/sandbox/control/reset", {});
  const opening = { funding: { USDT: "1000", BTC: "0.5" }, unified: { USDT: "200" } };
  ({ account, userId, token } = await under.account({ balances: opening, subAccounts: ["desk", "bot"] }));
});

const order = (part: object = {}): CallInput<"transfer.inter"> => ({
  transferId: randomUUID(),
  coin: "USDT",
  amount: "250",
  fromAccountType: "FUND",
  toAccountType: "UNIFIED",
  requestId: newRequestId(),
  ...part,
});
const move = (part: object = {}) => under.call("transfer.inter", order(part), token);
const usdt = async (): Promise<string[]> => [
  await under.balance(account, "funding", "USDT"),
  await under.balance(account, "unified", "USDT"),
  await under.balance(account, "funding_locked", "USDT"),
];
async function records(input: CallInput<"transfer.list"> = {}): Promise<CallOutput<"transfer.list">> {
  return (await under.call<"transfer.list", CallOutput<"transfer.list">>("transfer.list", input, token))
    .result;
}
async function members(): Promise<{ uid: string; name: string; accountType: string[] }[]> {
  const answer = await under.call<"transfer.accountTypes", CallOutput<"transfer.accountTypes">>(
    "transfer.accountTypes",
    {},
    token,
  );
  return answer.result.accounts;
}

describe("between own accounts", () => {
  test("it moves at once, once, and is in the records", async () => {
    const request = order();
    const first = await under.call("transfer.inter", request, token);
    expect(first.result).toEqual({
      transferId: request.transferId,
      status: "SUCCESS",
      coin: "USDT",
      amount: "250",
      fromAccountType: "FUND",
      toAccountType: "UNIFIED",
    });
    expect((await under.call("transfer.inter", request, token)).result).toEqual(first.result);
    expect(await usdt()).toEqual(["750", "450", "0"]);
    const { list } = await records({ transferId: request.transferId });
    expect(list).toMatchObject([
      { amount: "250", fromMemberId: userId, toMemberId: userId, status: "SUCCESS" },
    ]);
  });

  test("the same transferId under another request is refused and moves nothing", async () => {
    const request = order();
    await under.call("transfer.inter", request, token);
    const again = { ...request, requestId: newRequestId() };
    expect((await under.call("transfer.inter", again, token)).code).toBe(131_214);
    expect(await usdt()).toEqual(["750", "450", "0"]);
  });

  test("one that is held arrives when its time comes, after a failure it is back", async () => {
    await under.control("/sandbox/control/settings", { pendingTransfers: 2, transferDelayMs: 2_000 });
    const held = await move();
    expect(held.result.status).toBe("PENDING");
    expect(await usdt()).toEqual(["750", "200", "250"]);
    await under.control("/sandbox/control/settings", { failTransfers: 1 });
    const failing = await move({ amount: "100" });
    expect(failing.result.status).toBe("PENDING");
    under.clock.advance(2_000);
    await vi.waitFor(async () => expect(await usdt()).toEqual(["750", "450", "0"]));
    const { list } = await records();
    expect(new Set(list.map(({ status, failCode }) => `${status} ${failCode}`))).toEqual(
      new Set(["FAILED 131217", "SUCCESS 0"]),
    );
  });

  test("one that fails at once moves nothing", async () => {
    await under.control("/sandbox/control/settings", { failTransfers: 1 });
    expect((await move()).result.status).toBe("FAILED");
    expect(await usdt()).toEqual(["1000", "200", "0"]);
  });

  test.each([
    ["more than can be moved", { amount: "1000.01" }, 131_212],
    ["nothing", { amount: "0" }, 131_215],
    ["too many decimals", { amount: "1.123456789" }, 131_210],
    ["to itself", { toAccountType: "FUND" }, 131_211],
    ["an unknown coin", { coin: "NOSUCH" }, 131_206],
    ["a coin that is closed", { coin: "WLD" }, 131_232],
    ["a coin that cannot arrive", { coin: "XTZ" }, 131_231],
    ["an account that is not there", { toAccountType: "MT4" }, 131_207],
  ])("%s is refused", async (_what, part, code) => {
    expect((await move(part)).code).toBe(code);
    expect(await usdt()).toEqual(["1000", "200", "0"]);
  });

  test("what secures a loan stays, and so does all while the account is upgraded", async () => {
    const loan = await under.account({ balances: { unified: { USDT: "10" } }, borrows: true });
    const back = order({ amount: "1", fromAccountType: "UNIFIED", toAccountType: "FUND" });
    expect((await under.call("transfer.inter", back, loan.token)).code).toBe(131_213);
    const upgrading = await under.account({ balances: { funding: { USDT: "10" } }, unifiedState: "PROCESS" });
    expect((await under.call("transfer.inter", order({ amount: "1" }), upgrading.token)).code).toBe(131_208);
  });
});

describe("between main and sub-accounts", () => {
  test("it goes there and back, and shows under both members", async () => {
    const [main, desk] = await members();
    expect([main?.name, desk?.name]).toEqual(["", "desk"]);
    const ends = { fromMemberId: Number(userId), toMemberId: Number(desk?.uid) };
    const there = { ...order({ toAccountType: "FUND" }), ...ends };
    expect((await under.call("transfer.universal", there, token)).code).toBe(0);
    expect(await usdt()).toEqual(["750", "200", "0"]);
    expect(await under.balance(`${account}/desk`, "funding", "USDT")).toBe("250");
    const shown = await records({ memberId: desk?.uid ?? "" });
    expect(shown.list.map(({ transferId }) => transferId)).toEqual([there.transferId]);
    const balance = await under.call<"transfer.balances", CallOutput<"transfer.balances">>(
      "transfer.balances",
      { memberId: desk?.uid ?? "", accountType: "FUND" },
      token,
    );
    expect(balance.result.balance.find(({ coin }) => coin === "USDT")).toMatchObject({
      walletBalance: "250",
      transferBalance: "250",
    });
  });

  test("nobody moves what is another's", async () => {
    const another = await under.account({ balances: { funding: { USDT: "10" } } });
    const ends = { fromMemberId: Number(another.userId), toMemberId: Number(userId) };
    const theft = { ...order({ amount: "1", toAccountType: "FUND" }), ...ends };
    expect((await under.call("transfer.universal", theft, token)).code).toBe(131_209);
    const peek = { memberId: another.userId, accountType: "FUND" } as const;
    expect((await under.call("transfer.balances", peek, token)).code).toBe(131_209);
  });

  test("a member that is not set up takes no part, the same member twice neither", async () => {
    const main = await under.control<{ token: string; userId: string }>("/sandbox/session", {
      account: "main",
    });
    const answer = await under.call<"transfer.accountTypes", CallOutput<"transfer.accountTypes">>(
      "transfer.accountTypes",
      {},
      main.token,
    );
    const { accounts } = answer.result;
    const copy = accounts.find(({ name }) => name === "copy-leader");
    expect(copy?.accountType).toEqual([]);
    const own = Number(accounts[0]?.uid);
    const send = (toMemberId: number) =>
      under.call(
        "transfer.universal",
        { ...order({ amount: "1", toAccountType: "FUND" }), fromMemberId: own, toMemberId },
        main.token,
      );
    expect((await send(Number(copy?.uid))).code).toBe(131_227);
    expect((await send(own)).code).toBe(131_211);
  });
});

describe("to another person", () => {
  const lookUp = (internalType: "UID" | "EMAIL" | "MOBILE", address: string) =>
    under.call<"transfer.recipient", CallOutput<"transfer.recipient">>(
      "transfer.recipient",
      { internalType, address },
      token,
    );
  const send = (toUid: string, part: object = {}, from = token) => {
    const { toAccountType: _, ...rest } = order({ amount: "40", ...part });
    return under.call("transfer.toUser", { ...rest, toUid }, from);
  };

  test("is found by UID, mail and phone, masked, and gets the money", async () => {
    const other = await under.account({ name: `lena-berg-${userId}` });
    const found = await lookUp("UID", other.userId);
    expect(found.result).toMatchObject({ valid: true, uid: other.userId, code: 0 });
    expect(found.result.maskedName).toMatch(/^L•••-B•••-/);
    expect((await lookUp("EMAIL", `Lena-Berg-${userId}@example.com`)).result.uid).toBe(other.userId);
    expect((await lookUp("MOBILE", `+65 ${other.userId}`)).result.uid).toBe(other.userId);
    expect((await send(other.userId)).code).toBe(0);
    expect(await usdt()).toEqual(["960", "200", "0"]);
    expect(await under.balance(other.account, "funding", "USDT")).toBe("40");
    const { list } = await records();
    expect(list[0]).toMatchObject({ toMemberId: other.userId, otherName: expect.stringMatching(/^L•••/) });
  });

  test("yourself, a sub-account, nobody, who is not eligible and who is not verified are refused, and get nothing", async () => {
    const [, desk] = await members();
    const ineligible = await under.account({ kycRegion: "USA" });
    const unknown = await under.account({ kycLevel: "LEVEL_DEFAULT" });
    for (const [uid, code] of [
      [userId, 131_075],
      [desk?.uid ?? "", 131_076],
      ["999999999", 131_077],
      [ineligible.userId, 131_078],
      [unknown.userId, 131_079],
    ] as const) {
      expect((await lookUp("UID", uid)).result, uid).toMatchObject({ valid: false, code });
      expect((await send(uid)).code).toBe(131_208);
    }
    expect((await lookUp("EMAIL", "nobody@elsewhere.org")).result.code).toBe(131_077);
    expect(await usdt()).toEqual(["1000", "200", "0"]);
  });

  test("in Turkey is paid by a withdrawal, of which the sender is told", async () => {
    const other = await under.account({ kycRegion: "TUR" });
    expect((await lookUp("UID", other.userId)).result).toMatchObject({ valid: false, code: 131_078 });
    expect((await send(other.userId)).code).toBe(131_208);
    const inside = { address: other.userId, chain: undefined, forceChain: 2, amount: "40" } as const;
    expect((await withdraw(under, { account, userId, token }, inside)).code).toBe(0);
  });

  test.each([
    ["the account is frozen", 131_090, { status: 4 }, {}],
    ["it is looked at", 131_092, { status: 5 }, {}],
    ["the book alone is open, and they are not in it", 131_094, {}, { addressBookOnly: true }],
  ])("is not paid past what stops a withdrawal: %s", async (_what, code, profile, switches) => {
    const balances = { funding: { USDT: "50" } };
    const from = await under.account({ balances, ...profile });
    await under.control("/sandbox/control/address-book/switches", { account: from.account, ...switches });
    expect(await send(userId, {}, from.token)).toMatchObject({ code: 131_208, message: `Sender: ${code}` });
    expect(await under.balance(from.account, "funding", "USDT")).toBe("50");
  });

  test("gets nothing for a day after a sensitive change, nor of what its network may take back", async () => {
    const deposit = { account, coin: "BTC", chain: "BTC", amount: "0.25" };
    await under.control("/sandbox/control/deposits", deposit);
    await vi.waitFor(async () => {
      under.clock.advance(200);
      expect(await under.balance(account, "funding", "BTC")).toBe("0.75");
    });
    const friend = await under.account();
    const pay = (amount: string) => send(friend.userId, { coin: "BTC", amount });
    expect(await pay("0.6")).toMatchObject({ code: 131_208, message: "Sender: 131085" });
    expect((await pay("0.8")).code).toBe(131_212);
    expect((await pay("0.5")).code).toBe(0);
    const stop = { until: under.clock.now() + 86_400_000, cause: "password" } as const;
    await stopWithdrawals(under.sandbox.exchange.database.db, Number(userId), stop);
    expect(await send(friend.userId)).toMatchObject({ code: 131_208, message: "Sender: 131089" });
  });

  test("needs the sender's identity", async () => {
    const unchecked = await under.account({ kycLevel: "LEVEL_DEFAULT" });
    expect((await send(userId, {}, unchecked.token)).code).toBe(42_039);
  });
});

describe("records", () => {
  test("pages follow one another, and a window is at most seven days", async () => {
    for (let made = 0; made < 5; made += 1) {
      await move({ amount: "1" });
      under.clock.jump(1_000);
    }
    const first = await records({ limit: 2 });
    expect([first.list.length, first.total]).toEqual([2, 5]);
    const second = await records({ limit: 2, cursor: first.nextPageCursor });
    const third = await records({ limit: 2, cursor: second.nextPageCursor });
    expect(third.nextPageCursor).toBe("");
    const ids = [first, second, third].flatMap(({ list }) => list.map(({ transferId }) => transferId));
    expect(new Set(ids).size).toBe(5);
    const now = under.clock.now();
    const wide = { startTime: now - 8 * 86_400_000, endTime: now };
    expect((await under.call("transfer.list", wide, token)).code).toBe(10_001);
    expect((await under.call("transfer.list", { limit: 51 }, token)).code).toBe(10_001);
    expect((await records({ status: "FAILED" })).list).toEqual([]);
    expect((await records({ coin: "BTC" })).total).toBe(0);
  });

  test.each([
    [900, 950, 1],
    [-100, 1, 1],
    [-100, 0, 0],
    [1_000, 2_000, 0],
  ])("compares by the second: from %i ms of its second to %i there are %i", async (from, to, total) => {
    under.clock.jump(1_500 - (under.clock.now() % 1_000));
    await move();
    const second = under.clock.now() - 500;
    expect(await records({ startTime: second + from, endTime: second + to })).toMatchObject({ total });
  });
});
