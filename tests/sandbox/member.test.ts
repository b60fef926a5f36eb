/** R1.16, R7.6, R7.8, F2a.5, F2a.6, F2a.9-F2a.11, F4c.3, F4c.4. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { decideApplicant, dueApplicants } from "#sandbox/areas/member/ambassadors.ts";
import type { CallOutput } from "#shared/contract/index.ts";
import { type SandboxUnderTest, startMs, startSandbox } from "./sandbox-under-test.ts";

type Standing = CallOutput<"member.ambassador">;
type Info = CallOutput<"member.info">;

let under: SandboxUnderTest;
beforeAll(async () => {
  under = await startSandbox();
}, startMs);
afterAll(() => under.close());
beforeEach(() => under.control("/sandbox/control/reset", {}));

const ambassador = (token: string, action: "QUERY" | "JOIN" = "QUERY") =>
  under.call<"member.ambassador", Standing>("member.ambassador", { action }, token);
const info = async (token: string) =>
  (await under.call<"member.info", Info>("member.info", {}, token)).result;
const none = { status: "NONE", level: 0, inviteCode: "", invited: 0, rewarded: 0 };

describe("the ambassador programme", () => {
  test("takes whoever has a label at once, with a code of their own", async () => {
    const { token } = await under.account({ vipLevel: "VIP-2" });
    const other = await under.account({ vipLevel: "PRO-1" });
    expect((await ambassador(token)).result).toEqual(none);
    const { result } = await ambassador(token, "JOIN");
    expect(result).toMatchObject({ status: "ACTIVE", level: 1 });
    expect((await ambassador(token)).result).toEqual(result);
    expect((await ambassador(other.token, "JOIN")).result.inviteCode).not.toBe(result.inviteCode);
  });

  test.each([
    ["ACTIVE", 0],
    ["REJECTED", 1],
  ])("looks at others, and ends as %s", async (status, refuseAmbassadors) => {
    await under.control("/sandbox/control/settings", { refuseAmbassadors, ambassadorReviewMs: 5_000 });
    const { token } = await under.account();
    expect((await ambassador(token, "JOIN")).result).toEqual({ ...none, status: "APPLIED" });
    under.clock.advance(4_999);
    expect((await ambassador(token)).result.status).toBe("APPLIED");
    under.clock.advance(1);
    await expect.poll(async () => (await ambassador(token)).result.status).toBe(status);
    // What is decided is not applied for again.
    expect((await ambassador(token, "JOIN")).result.status).toBe(status);
  });

  test("is joined once, however often it is pressed", async () => {
    const { token } = await under.account();
    const answers = await Promise.all([ambassador(token, "JOIN"), ambassador(token, "JOIN")]);
    expect(answers.map(({ code, result }) => [code, result.status])).toEqual([
      [0, "APPLIED"],
      [0, "APPLIED"],
    ]);
  });

  test("wants an identity check", async () => {
    const { token } = await under.account({ kycLevel: "LEVEL_DEFAULT", kycRegion: "" });
    expect((await ambassador(token, "JOIN")).code).toBe(42_039);
    expect((await ambassador(token)).result).toEqual(none);
  });
});

describe("a membership", () => {
  test("counts sub-accounts, and names the accounts that are in the books", async () => {
    const main = await under.account({ subAccounts: ["one", "two"], balances: { spot: { USDT: "5" } } });
    expect(await info(main.token)).toMatchObject({
      isMaster: true,
      subCount: 2,
      accountMode: 5,
      accountTypes: ["UNIFIED", "FUND", "SPOT"],
    });
    const islamic = await under.account({ subAttribute: 2 });
    expect(await info(islamic.token)).toMatchObject({ isMaster: false, subCount: 0 });
  });

  test.each([
    [{ unifiedState: "PROCESS" }, 1, ["FUND"]],
    [{ unifiedState: "FAIL" }, 1, ["FUND"]],
    [{ unifiedState: "" }, 5, ["UNIFIED", "FUND"]],
    [{ unifiedState: "SUCCESS" }, 5, ["UNIFIED", "FUND"]],
    [{ vipLevel: "PRO-1" }, 6, ["UNIFIED", "FUND"]],
  ])("of %j has mode %i", async (profile, accountMode, accountTypes) => {
    const { token } = await under.account(profile);
    expect(await info(token)).toMatchObject({ accountMode, accountTypes });
    // The profile is what the page goes by (F2a.1).
    const { result } = await under.call("profile.get", {}, token);
    expect(result).toMatchObject({
      unified_margin_status: accountMode,
      unified_update_status: "",
      ...("unifiedState" in profile && { unified_update_status: profile.unifiedState }),
      member_type: 1,
      register_time: Math.floor(under.clock.now() / 1000),
    });
  });

  test.each([
    [1, 1],
    [2, 2],
    [4, 4],
    // Of this state the API has no word.
    [5, 1],
  ])("of status %i says %i", async (status, said) => {
    const { token } = await under.account({ status });
    expect(await info(token)).toMatchObject({ status: said, memberType: 1 });
  });
});

test("a label holds to the end of its month", async () => {
  type Label = CallOutput<"profile.vipLabel">;
  const { token } = await under.account({ vipLevel: "VIP-2" });
  const { result } = await under.call<"profile.vipLabel", Label>("profile.vipLabel", {}, token);
  const end = new Date(result.expireTime * 1000).toISOString();
  expect(end).toMatch(/-01T00:00:00\.000Z$/);
  const leftMs = result.expireTime * 1000 - under.clock.now();
  expect(leftMs).toBeGreaterThan(0);
  expect(leftMs).toBeLessThanOrEqual(31 * 86_400_000);
  const without = await under.account();
  const plain = await under.call<"profile.vipLabel", Label>("profile.vipLabel", {}, without.token);
  expect(plain.result).toMatchObject({ labelType: 0, expireTime: 0 });
});

test("a ban is told with its end", async () => {
  const until = Math.floor(under.clock.now() / 1000) + 3_600;
  const { token } = await under.account({ convertBanUntil: until });
  type Permissions = CallOutput<"member.permissions">;
  const { result } = await under.call<"member.permissions", Permissions>("member.permissions", {}, token);
  expect(result.permissions.convert).toEqual({ allow: false, reason: 10_027, until });
});

test("demo accounts show the programme in each state", async () => {
  const standing = async (account: string) => {
    const { token } = await under.control<{ token: string }>("/sandbox/session", { account });
    return (await ambassador(token)).result;
  };
  expect(await standing("ambassador")).toMatchObject({
    status: "ACTIVE",
    level: 2,
    invited: 14,
    rewarded: 9,
  });
  expect(await standing("applicant")).toMatchObject({ status: "APPLIED", inviteCode: "" });
  expect(await standing("declined")).toMatchObject({ status: "REJECTED" });
  expect(await standing("funded")).toEqual(none);
});

test("the demo account that waits to be taken waits at every sign-in, days later too", async () => {
  const signIn = async () =>
    (await under.control<{ token: string }>("/sandbox/session", { account: "applicant" })).token;
  const first = await signIn();
  under.clock.jump(2 * 86_400_000);
  const second = await signIn();
  expect((await ambassador(first)).code).not.toBe(0);
  expect((await ambassador(second)).result).toEqual({ ...none, status: "APPLIED" });
  under.clock.jump(86_400_000 - 60_000);
  expect((await ambassador(second)).result).toEqual({ ...none, status: "APPLIED" });
});

test("one that was found to be due and was put off meanwhile is not decided", async () => {
  const { db } = under.sandbox.exchange.database;
  const signIn = async () =>
    (await under.control<{ token: string }>("/sandbox/session", { account: "applicant" })).token;
  await signIn();
  const [found] = await dueApplicants(db, under.clock.now() + 86_400_000);
  const token = await signIn();
  await db.transaction((tx) => decideApplicant(tx, found ?? "", under.clock.now()));
  expect((await ambassador(token)).result).toEqual({ ...none, status: "APPLIED" });
  await db.transaction((tx) => decideApplicant(tx, found ?? "", under.clock.now() + 86_400_000));
  expect((await ambassador(token)).result).toMatchObject({ status: "ACTIVE" });
});
