/** R1.16, R3.12, R7.6, R7.8, F2a.5, F2a.6, F2a.9-F2a.11. */
import { describe } from "vitest";
import type { Exchange, Fault } from "../../e2e/exchange.ts";
import type { NodePage } from "./harness/page.ts";
import { expect, test } from "./pages.ts";

const path = "/user/assets/transfer?lang=en";

async function person(exchange: Exchange, page: NodePage, profile: object = {}) {
  const made = await exchange.createPerson({}, profile as Readonly<Record<string, unknown>>);
  await page.addCookies([{ name: "test-token", value: made.token }]);
  return made;
}

async function open(page: NodePage) {
  await page.goto(path);
  await page.getByRole("button", { name: /^Account: .*@/ }).click();
  const panel = page.getByRole("dialog", { name: /@example\.com/ });
  await expect(panel).toBeVisible();
  return panel;
}

const programme = (page: NodePage) => page.getByRole("region", { name: "Ambassador programme" });
const permissions = (page: NodePage) => page.getByRole("region", { name: "What you may do" });

describe("the account's panel", () => {
  test("tells the level, the identity and what kind of account it is", async ({ page, exchange }) => {
    const { userId } = await person(exchange, page, {
      vipLevel: "VIP-3",
      kycLevel: "LEVEL_1",
      subAccounts: ["one", "two"],
    });
    const panel = await open(page);
    await expect(panel).toContainText(userId);
    await expect(panel.getByText("VIP 3")).toBeVisible();
    await expect(panel.getByText(/^Until /)).toBeVisible();
    await expect(panel.getByText("Identity level 1")).toBeVisible();
    await expect(panel.getByRole("link", { name: "Raise" })).toBeVisible();
    await expect(panel.getByText("Main account")).toBeVisible();
    await expect(panel.getByText(/Sub-accounts: 2 · Unified 2\.0 · Unified Trading · Funding/)).toBeVisible();
    await expect(permissions(page)).toContainText("Everything is open to you.");
    await expect(panel.getByRole("link", { name: "Options: suitability check" })).toBeVisible();
  });

  test("calls open what it is told of, and no more", async ({ page, exchange }) => {
    await person(exchange, page);
    const isOpen = { allow: true, reason: 0, until: 0 };
    const result = { permissions: { deposit: isOpen, transfer: isOpen }, requiredKycLevel: "LEVEL_1" };
    await exchange.fault({ call: "member.permissions", retCode: 0, result });
    await open(page);
    await expect(permissions(page)).toContainText(/Open to you: (Deposit|Transfer), (Deposit|Transfer)/);
    await expect(permissions(page)).not.toContainText("Everything is open to you.");
  });

  test("says of an identity that nobody tells of neither that it is checked nor that it is not", async ({
    page,
    exchange,
  }) => {
    await person(exchange, page, { kycLevel: "LEVEL_1" });
    page.network.route(/user\/profile/, async (route) => {
      const answer = await route.fetch();
      const { headers, status } = answer;
      const text = (await answer.text()).replace(/"kyc_level":"[^"]*"/, '"kyc_level":""');
      return new Response(text, { headers, status });
    });
    const panel = await open(page);
    await expect(panel.getByText("Main account")).toBeVisible();
    await expect(panel).not.toContainText("Identity");
  });

  test("names no kind of account that has no name here", async ({ page, exchange }) => {
    const { userId: uid } = await person(exchange, page);
    const who = { uid, username: "", remark: "", isMaster: true, memberType: 1, status: 1, accountMode: 5 };
    const result = { ...who, vipLevel: "No VIP", subCount: 0, accountTypes: ["constructor", "FUND"] };
    await exchange.fault({ call: "member.info", retCode: 0, result });
    const panel = await open(page);
    await expect(panel.getByText(/^Unified 2\.0 · Funding$/)).toBeVisible();
  });

  test("of a PRO member shows that label, and of who has none says what holds instead", async ({
    page,
    exchange,
  }) => {
    await person(exchange, page, { vipLevel: "PRO-1" });
    const panel = await open(page);
    await expect(panel.getByText("PRO", { exact: true })).toBeVisible();
    await expect(panel.getByText(/Unified 2\.0 Pro/)).toBeVisible();
    await person(exchange, page);
    const other = await open(page);
    await expect(other.getByText("No VIP level")).toBeVisible();
  });

  test("says of each operation that is off why, until when, and what helps", async ({ page, exchange }) => {
    const until = Math.floor(Date.now() / 1000) + 86_400;
    await person(exchange, page, { kycRegion: "HKG", convertBanUntil: until });
    await open(page);
    const part = permissions(page);
    await expect(part.getByText(/P2P.*Earn.*Card/)).toBeVisible();
    await expect(part.getByText(/Not offered by the rules of your region/)).toBeVisible();
    await expect(part.getByText(/Convert.*Limit order/)).toBeVisible();
    await expect(part.getByText(/You are banned from this for now\. Until /)).toBeVisible();
    await expect(part.getByText(/Open to you: Deposit/)).toBeVisible();
  });

  test("leads who is not identified to the identity check", async ({ page, exchange }) => {
    await person(exchange, page, { kycLevel: "LEVEL_DEFAULT", kycRegion: "", status: 4 });
    const panel = await open(page);
    await expect(panel.getByText("Identity not verified")).toBeVisible();
    await expect(panel.getByText("This account is frozen")).toBeVisible();
    await expect(permissions(page).getByText("Needs identity level 1.")).toBeVisible();
    await expect(permissions(page).getByRole("link", { name: "Verify" })).toBeVisible();
  });

  test("that did not load says so, and logging out still works", async ({ page, exchange, tolerated }) => {
    tolerated.push(/./);
    await person(exchange, page);
    await exchange.fault({ call: "member.ambassador", status: 400 });
    const panel = await open(page);
    await expect(programme(page).getByRole("button", { name: "Try again" })).toBeVisible();
    await exchange.reset();
    await programme(page).getByRole("button", { name: "Try again" }).click();
    await expect(programme(page).getByRole("button", { name: "Apply to join" })).toBeVisible();
    await panel.getByRole("button", { name: "Log out" }).click();
    await expect(page).toHaveURL(/\/login$/);
  });
});

describe("the header", () => {
  const badge = (page: NodePage) => page.getByRole("banner").getByText(/^(VIP|PRO) /);

  test.for([
    ["VIP-3", "VIP 3"],
    ["PRO-1", "PRO 1"],
  ] as const)(
    "shows the level %s beside the account, where there is room",
    async ([vipLevel, name], { page, exchange }) => {
      await person(exchange, page, { vipLevel });
      await page.goto(path);
      await expect(badge(page)).toHaveText(name);
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(badge(page)).toHaveCount(0);
    },
  );

  test("shows no level of who has none, whose it is over, or whose cannot be told", async ({
    page,
    exchange,
  }) => {
    await person(exchange, page);
    const over = { labelType: 2, level: 3, levelName: "VIP-3", expireTime: 1_700_000_000 };
    for (const how of [{}, { retCode: 0, result: over }, { status: 400 }]) {
      await exchange.fault({ call: "profile.vipLabel", ...how, times: 1 });
      const asked = await exchange.seen("profile.vipLabel");
      await page.goto(path);
      await expect.poll(() => exchange.seen("profile.vipLabel")).toBeGreaterThan(asked);
      await expect(page.getByRole("contentinfo")).toBeAttached();
      await expect(badge(page)).toHaveCount(0);
    }
  });
});

describe("the ambassador programme", () => {
  test("is joined, looked at, and taken into: then the code can be copied", async ({ page, exchange }) => {
    await exchange.settings({ ambassadorReviewMs: 3_000 });
    await person(exchange, page);
    await open(page);
    await programme(page).getByRole("button", { name: "Apply to join" }).click();
    await expect(programme(page).getByText("In review")).toBeVisible();
    await expect(programme(page).getByText("Level 1")).toBeVisible();
    await expect(programme(page).getByText(/^A[0-9A-Z]{6}$/)).toBeVisible();
    await expect(programme(page).getByRole("button", { name: "Copy" })).toBeVisible();
    expect(await exchange.seen("member.ambassador")).toBeGreaterThan(2);
  });

  test("that turns somebody down says so", async ({ page, exchange }) => {
    await exchange.settings({ ambassadorReviewMs: 0, refuseAmbassadors: 1 });
    const { token } = await person(exchange, page);
    await exchange.call("member.ambassador", token, { action: "JOIN" });
    await open(page);
    await expect(programme(page).getByText("Not accepted", { exact: true })).toBeVisible();
    await expect(programme(page).getByRole("button", { name: "Apply to join" })).toHaveCount(0);
  });

  test("whose answer was lost is found, and not applied to twice", async ({ page, exchange, tolerated }) => {
    tolerated.push(/./);
    await person(exchange, page);
    await open(page);
    const join = programme(page).getByRole("button", { name: "Apply to join" });
    await expect(join).toBeVisible();
    const before = await exchange.seen("member.ambassador");
    await exchange.fault({ call: "member.ambassador", dropAfterHandling: true, times: 1 });
    await join.click();
    await expect(programme(page).getByText("In review")).toBeVisible();
    expect(await exchange.seen("member.ambassador")).toBeGreaterThan(before + 1);
  });

  test("whose code is forged shows none", async ({ page, exchange, tolerated }) => {
    tolerated.push(/./);
    await person(exchange, page);
    const result = { status: "ACTIVE", level: 2, inviteCode: "THIEF", invited: 3, rewarded: 1 };
    await exchange.fault({ call: "member.ambassador", retCode: 0, result, signature: "wrong" });
    await open(page);
    await expect(programme(page).getByRole("button", { name: "Try again" })).toBeVisible();
    await expect(page.getByText("THIEF")).toHaveCount(0);
  });

  test.for<[string, Partial<Fault>]>([
    ["is forged", { signature: "wrong" }],
    ["says that the server lost its way", { status: 500, afterHandling: true }],
    ["hands a code to somebody who has none", { retCode: 0, afterHandling: true, result: standing("THIEF") }],
  ])("whose answer %s is looked up, and joined once", async ([, fault], { page, exchange, tolerated }) => {
    tolerated.push(/./);
    const { token } = await person(exchange, page);
    await open(page);
    const join = programme(page).getByRole("button", { name: "Apply to join" });
    await expect(join).toBeVisible();
    await exchange.fault({ call: "member.ambassador", ...fault, times: 1 });
    await join.click();
    await expect(programme(page).getByText("In review")).toBeVisible();
    await expect(page.getByText("THIEF")).toHaveCount(0);
    const { result } = await exchange.call("member.ambassador", token, { action: "QUERY" });
    expect(result).toMatchObject({ status: "APPLIED" });
  });
});

function standing(inviteCode: string): object {
  return { status: "APPLIED", level: 1, inviteCode, invited: 0, rewarded: 0 };
}
