/** F0.11, F6c.3-F6c.9, R7.22: who it is, and how soon again. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { authenticatorCode, fundPasswordOf, stepAt } from "#sandbox/accounts/secrets.ts";
import { newRequestId, type SandboxUnderTest, startMs, startSandbox } from "./sandbox-under-test.ts";
import { intercept, mailCode, type Order, order, records, type Withdrawer } from "./withdraw-desk.ts";
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

describe("who it is", () => {
  const security = { authenticator: true, fundPassword: true };
  async function proven(who: Withdrawer, part: Partial<Order>, codes: Partial<Order>): Promise<string> {
    const request = order(under, part);
    const { riskToken } = await intercept(under, who, request);
    const answer = await under.call("withdraw.create", { ...request, riskToken, ...codes }, who.token);
    return `${answer.code} ${answer.message}`;
  }

  test("the more it is, the more is asked; each wrong answer is named", async () => {
    const who = await desk.person({ security });
    const types = async (part: Partial<Order>) =>
      (await intercept(under, who, order(under, part))).components.map(({ type }) => type);
    expect(await types({ amount: "100" })).toEqual(["EMAIL", "GOOGLE"]);
    expect(await types({ amount: "60000" })).toEqual(["EMAIL", "GOOGLE", "FUND_PWD"]);
    const mail = await mailCode(under, who);
    const googleCode = authenticatorCode(Number(who.userId), stepAt(under.clock.now()));
    const much = { amount: "60000" };
    expect(await proven(who, much, {})).toBe("10005 emailCode: missing");
    expect(await proven(who, much, { emailCode: "000000" })).toMatch(/^10005 emailCode: wrong, 4/);
    // A code is good with the token of its own mail alone (F2a.4).
    const { emailCode } = mail;
    expect(await proven(who, much, { emailCode })).toMatch(/^10005 emailCode: wrong/);
    expect(await proven(who, much, { emailCode, emailToken: "another" })).toMatch(/^10005 emailCode: wrong/);
    expect(await proven(who, much, { ...mail, googleCode: "000000" })).toMatch(/^10005 googleCode: wrong/);
    const both = { ...mail, googleCode };
    expect(await proven(who, much, { ...both, fundPassword: "guess" })).toMatch(/^10005 fundPassword: wrong/);
    const all = { ...both, fundPassword: fundPasswordOf(Number(who.userId)) };
    expect(await proven(who, much, all)).toBe("0 OK");
    // Good once.
    expect(await proven(who, much, all)).toMatch(/^10005 emailCode: wrong/);
  });

  test("a check is for what was checked, for ten minutes and once; five wrong codes end it", async () => {
    const who = await desk.person();
    const request = order(under);
    const send = async (part: Partial<Order>): Promise<string> => {
      const sent = { ...request, timestamp: under.clock.now(), requestId: newRequestId(), ...part };
      const answer = await under.call("withdraw.create", sent, who.token);
      return `${answer.code} ${answer.message}`;
    };
    expect(await send({})).toBe("10005 riskToken: unknown or over");
    const { riskToken } = await intercept(under, who, request);
    const mail = await mailCode(under, who);
    expect(await send({ riskToken, ...mail, amount: "101" })).toBe("10005 riskToken: for something else");
    // Another way to pay the fee makes another amount arrive; other wallets are other money.
    for (const part of [{ feeType: 1 }, { accountType: "FUND,UTA" }] as const)
      expect(await send({ riskToken, ...mail, ...part })).toBe("10005 riskToken: for something else");
    expect(await send({ riskToken, ...mail, address: "TG3XXyExBkPp9nzdajDZsozEu4BkaSJozs" })).toMatch(
      /^10005|^131002/,
    );
    for (const left of [4, 3, 2, 1])
      expect(await send({ riskToken, ...mail, emailCode: "x" })).toContain(`${left} attempts`);
    expect(await send({ riskToken, ...mail, emailCode: "x" })).toMatch(/^131080/);
    expect(await send({ riskToken, ...mail })).toBe("10005 riskToken: unknown or over");
    const next = await intercept(under, who, request);
    under.clock.jump(600_000);
    expect(await send({ riskToken: next.riskToken, ...mail })).toBe("10005 riskToken: unknown or over");
    expect(await send({ timestamp: under.clock.now() - 61_000 })).toMatch(/^10002/);
  });
});

describe("the pace", () => {
  test("is one of a coin over a network in ten seconds: another network, coin or person does not wait", async () => {
    await desk.settings({ withdrawPaceMs: 10_000 });
    const who = await desk.person();
    expect(await desk.code(who)).toBe(0);
    under.clock.jump(9_999);
    const refused = order(under);
    expect((await under.call("withdraw.create", refused, who.token)).code).toBe(10_006);
    expect(
      await desk.code(who, {
        coin: "XRP",
        chain: "XRP",
        address: "rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh",
        tag: "7",
        amount: "30",
      }),
    ).toBe(0);
    expect(await desk.code(await desk.person())).toBe(0);
    under.clock.jump(60_000);
    expect(await desk.code(who)).toBe(0);
    expect(await records(under, who)).toHaveLength(3);
  });

  test("leaves the id open, uses up no code, and is proven not to have happened by a look-up", async () => {
    await desk.settings({ withdrawPaceMs: 100_000 });
    const who = await desk.person();
    expect(await desk.code(who)).toBe(0);
    const request = order(under);
    const { riskToken } = await intercept(under, who, request);
    // A minute passes until another mail can be requested.
    const proven = { ...request, riskToken, ...(await mailCode(under, who)) };
    const send = async () =>
      (await under.call("withdraw.create", { ...proven, timestamp: under.clock.now() }, who.token)).code;
    expect(await send()).toBe(10_006);
    under.clock.jump(100_000);
    expect(await send()).toBe(0);
    const other = order(under);
    expect((await under.call("withdraw.create", other, who.token)).code).toBe(10_006);
    const looked = await under.call("outcome.lookup", { requestId: other.requestId }, who.token);
    expect(looked.result).toMatchObject({ state: "absent" });
    under.clock.jump(50_000);
    expect((await under.call("withdraw.create", other, who.token)).code).toBe(10_014);
  });

  test("lets one of many at once through", async () => {
    await desk.settings({ withdrawPaceMs: 10_000 });
    const who = await desk.person();
    await under.control("/sandbox/control/address-book", {
      account: who.account,
      coin: "USDT",
      chain: "TRX",
      address: order(under).address,
      verified: true,
      age: 172_800_000,
    });
    await under.control("/sandbox/control/address-book/switches", {
      account: who.account,
      withdrawWhitelist: true,
    });
    const sent = await Promise.all(
      [1, 2, 3, 4, 5].map(() => under.call("withdraw.create", order(under), who.token)),
    );
    const codes = sent.map((answer) => answer.code).toSorted((one, two) => one - two);
    expect(codes).toEqual([0, 10_006, 10_006, 10_006, 10_006]);
  });
});
