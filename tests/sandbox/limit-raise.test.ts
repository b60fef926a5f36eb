/** F4e.3, F4f.3, D10.4. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { authenticatorCode, stepAt } from "#sandbox/accounts/secrets.ts";
import { stopWithdrawals } from "#sandbox/areas/address-book/index.ts";
import type { CallOutput } from "#shared/contract/index.ts";
import type { RiskResult } from "#shared/contract/risk.ts";
import { type SandboxUnderTest, startMs, startSandbox } from "./sandbox-under-test.ts";
import { mailCode, type Withdrawer, withdraw } from "./withdraw-desk.ts";

let under: SandboxUnderTest;
beforeAll(async () => {
  under = await startSandbox();
  await under.control("/sandbox/control/market", { freeze: true });
}, startMs);
afterAll(() => under.close());

const vip = (part: object = {}): Promise<Withdrawer> =>
  under.account({
    vipLevel: "VIP-1",
    kycLevel: "LEVEL_1",
    balances: { funding: { USDT: "3000000" } },
    ...part,
  });

async function check({ token }: Withdrawer, dailyLimit: string): Promise<RiskResult> {
  const form = new URLSearchParams({
    sence: "withdraw_limit_raise",
    ext_info_str: JSON.stringify({ dailyLimit }),
  });
  const response = await fetch(`${under.origin}/x-api/user/public/risk/default-intercept`, {
    method: "POST",
    headers: { UserToken: token, "Content-Type": "application/x-www-form-urlencoded" },
    body: form.toString(),
  });
  return ((await response.json()) as { result: RiskResult }).result;
}

async function raise(who: Withdrawer, dailyLimit: string, checked = dailyLimit): Promise<number> {
  const { riskToken } = await check(who, checked);
  const mail = await mailCode(under, who);
  return (await under.call("withdraw.raiseLimit", { dailyLimit, riskToken, ...mail }, who.token)).code;
}

async function limits({ token }: Withdrawer) {
  type Levels = CallOutput<"withdraw.limitLevels">;
  return (await under.call<"withdraw.limitLevels", Levels>("withdraw.limitLevels", {}, token)).result.current;
}

test("a VIP raises the day's limit to the level's own, once, and withdraws more from then on", async () => {
  const who = await vip();
  expect(await limits(who)).toMatchObject({ dailyLimit: "1000000", raisableTo: "6000000" });
  expect((await withdraw(under, who, { amount: "1200000" })).code).toBe(131_088);
  expect(await raise(who, "6000000")).toBe(0);
  expect(await limits(who)).toMatchObject({ dailyLimit: "6000000", raisableTo: "" });
  expect(await raise(who, "6000000")).toBe(700_003);
  expect((await withdraw(under, who, { amount: "1200000" })).code).toBe(0);
});

test("is requested with every code that is bound, for this very limit, and by nobody who may not withdraw", async () => {
  const who = await vip({ security: { authenticator: true, fundPassword: true } });
  expect((await check(who, "6000000")).components.map(({ type }) => type)).toEqual([
    "EMAIL",
    "GOOGLE",
    "FUND_PWD",
  ]);
  const googleCode = authenticatorCode(Number(who.userId), stepAt(under.clock.now()));
  const input = { dailyLimit: "6000000", googleCode };
  expect((await under.call("withdraw.raiseLimit", input, who.token)).code).toBe(10_005);
  const other = await vip();
  expect(await raise(other, "6000000", "5000000")).toBe(10_005);
  expect(await raise(other, "12000000")).toBe(10_001);
  expect(await limits(other)).toMatchObject({ dailyLimit: "1000000" });
  const until = under.clock.now() + 86_400_000;
  const { db } = under.sandbox.exchange.database;
  await stopWithdrawals(db, Number(other.userId), { until, cause: "password" });
  expect(await check(other, "6000000")).toMatchObject({ blockCode: 131_089 });
  expect((await under.call("withdraw.raiseLimit", { dailyLimit: "6000000" }, other.token)).code).toBe(
    131_089,
  );
});

test("nobody without a VIP level has one to raise to", async () => {
  const who = await under.account({ kycLevel: "LEVEL_1" });
  expect(await limits(who)).toMatchObject({ raisableTo: "" });
  expect((await under.call("withdraw.raiseLimit", { dailyLimit: "6000000" }, who.token)).code).toBe(700_003);
});
