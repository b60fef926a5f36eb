/** F4e.3, F4f.3, F6c.3, F2d.9, D3.10. */
import { describe } from "vitest";
import { evmAddress, mailedCode } from "../../e2e/withdraw-page.ts";
import { until } from "./harness/until.ts";
import { lieTo, withResult } from "./hostile/liar.ts";
import { expect, test } from "./pages.ts";

const path = "/user/assets/withdraw?view=limits&lang=en";

test("a VIP raises the own limit with the mail's code; a lost answer shows in the limits", async ({
  page,
  exchange,
  tolerated,
  signInAs,
}) => {
  tolerated.push(/./);
  const { account } = await signInAs({ USDT: "9" }, { kycLevel: "LEVEL_1", vipLevel: "VIP-1" });
  await page.goto(path);
  await page.getByRole("button", { name: "Raise my daily limit" }).click();
  await expect(page.getByText(/goes from .*1,000,000.* to .*6,000,000/)).toBeVisible();
  const act = page.getByRole("button", { name: /^Raise to .*6,000,000/ });
  // The first mail cannot be sent.
  await exchange.fault({ call: "risk.sendEmail", status: 500, times: 1 });
  await act.click();
  const field = page.getByRole("textbox", { name: /code/i });
  await expect(field).toBeFocused();
  const again = page.getByRole("button", { name: "Send a new code" });
  await again.click();
  await expect(again).toHaveCount(0);
  await expect(field).toBeFocused();
  await field.fill("000000");
  await act.click();
  await expect(page.getByText(/This code is wrong or has expired/)).toBeVisible();
  await expect(field).toBeFocused();
  await exchange.fault({ call: "withdraw.raiseLimit", dropAfterHandling: true, times: 1 });
  await field.fill(await mailedCode(exchange, account));
  await act.click();
  await expect(page.getByText(/Your daily limit is .*6,000,000 USDT.* now/)).toBeVisible();
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("button", { name: "Raise my daily limit" })).toHaveCount(0);
  expect(await exchange.seen("withdraw.raiseLimit")).toBe(2);
});

test("what the exchange says of a raise is said, also where it proves nothing", async ({
  page,
  exchange,
  tolerated,
  signInAs,
}) => {
  tolerated.push(/./);
  const security = { fundPassword: true };
  const { account } = await signInAs({ USDT: "9" }, { kycLevel: "LEVEL_1", vipLevel: "VIP-1", security });
  await page.goto(path);
  await page.getByRole("button", { name: "Raise my daily limit" }).click();
  const act = page.getByRole("button", { name: /^Raise to .*6,000,000/ });
  await act.click();
  await page.getByRole("textbox", { name: /code/i }).fill(await mailedCode(exchange, account));
  const password = page.getByLabel("Funds password");
  // What is longer is none, and would be refused as such.
  await expect(password).toHaveAttribute("maxlength", "128");
  await password.fill("wrong");
  await exchange.fault({ call: "withdraw.raiseLimit", retCode: 131_080, retMsg: "none left", times: 1 });
  await act.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("alert")).toContainText("Too many wrong codes.");
  await expect(dialog).not.toContainText("The answer was lost");
  await expect(dialog).not.toContainText("Your limit has not changed");
  // It begins anew.
  await act.click();
  await expect(page.getByRole("textbox", { name: /code/i })).toHaveValue("");
});

test("a check of a raise that is over is made anew by the same button", async ({
  page,
  exchange,
  tolerated,
  signInAs,
}) => {
  tolerated.push(/./);
  const { account } = await signInAs({ USDT: "9" }, { kycLevel: "LEVEL_1", vipLevel: "VIP-1" });
  await page.goto(path);
  await page.getByRole("button", { name: "Raise my daily limit" }).click();
  const act = page.getByRole("button", { name: /^Raise to .*6,000,000/ });
  await act.click();
  const field = page.getByRole("textbox", { name: /code/i });
  await field.fill(await mailedCode(exchange, account));
  const over = { retCode: 10_005, retMsg: "riskToken: over" };
  await exchange.fault({ call: "withdraw.raiseLimit", ...over, times: 1 });
  await act.click();
  await expect(page.getByText(/^The confirmation has expired/)).toBeVisible();
  await expect(field).toHaveCount(0);
  await act.click();
  await field.fill(await mailedCode(exchange, account));
  await act.dblclick();
  await expect(page.getByText(/Your daily limit is .*6,000,000 USDT.* now/)).toBeVisible();
  // Of two presses one is sent.
  expect(await exchange.seen("withdraw.raiseLimit")).toBe(2);
});

test.for([10_016, 10_014, 10_006])(
  "a raise that was made, answered with %i, is not told as one that was not taken",
  async (retCode, { page, exchange, tolerated, signInAs }) => {
    tolerated.push(/./);
    const liar = await lieTo(page);
    const { account } = await signInAs({ USDT: "9" }, { kycLevel: "LEVEL_1", vipLevel: "VIP-1" });
    await page.goto(path);
    await page.getByRole("button", { name: "Raise my daily limit" }).click();
    const act = page.getByRole("button", { name: /^Raise to .*6,000,000/ });
    await act.click();
    await page.getByRole("textbox", { name: /code/i }).fill(await mailedCode(exchange, account));
    const refuses = { retCode, retMsg: "no", result: null };
    const says = ({ text }: { readonly text: string }) =>
      JSON.stringify({ ...(JSON.parse(text) as object), ...refuses });
    liar.notify("withdraw.raiseLimit", (honest) => ({ text: says(honest) }), { signed: true, times: 1 });
    // The limits cannot be read again either.
    liar.notify("withdraw.limitLevels", () => ({ status: 400, text: "" }));
    await act.click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("The answer was lost.");
    await expect(dialog).not.toContainText(
      /Nothing was|couldn't accept|before it was taken|can be sent every/,
    );
  },
);

test("no limit is no figure, and the own level is that of the own identity", async ({
  page,
  exchange,
  signInAs,
}) => {
  await signInAs({}, { kycLevel: "LEVEL_2" });
  const list = [
    { kycLevel: "LEVEL_1", vipLevel: "No VIP", dailyLimit: "-1", monthlyLimit: "-1" },
    { kycLevel: "LEVEL_2", vipLevel: "No VIP", dailyLimit: "2000000", monthlyLimit: "-1" },
  ];
  const resetTime = Math.floor(Date.now() / 86_400_000 + 1) * 86_400;
  const month = { monthlyLimit: "-1", monthlyUsed: "62400" };
  const current = { dailyLimit: "-1", dailyUsed: "250", ...month, resetTime };
  await exchange.fault({ call: "withdraw.limitLevels", retCode: 0, result: { list, current } });
  await page.goto(path);
  await expect(page.locator("tr[data-own]")).toContainText("Level 2");
  await expect(page.locator("tr").filter({ hasText: "Identity document" })).toContainText("No limit");
  await expect(page.getByText(/-1|No monthly limit/)).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Today" })).toContainText("250");
});

test("says at the used-up limit when it opens again, and who is not verified how to open it now", async ({
  page,
  exchange,
  signInAs,
}) => {
  await signInAs({}, { kycLevel: "LEVEL_DEFAULT" });
  const list = [
    { kycLevel: "LEVEL_DEFAULT", vipLevel: "No VIP", dailyLimit: "20000", monthlyLimit: "100000" },
    { kycLevel: "LEVEL_1", vipLevel: "No VIP", dailyLimit: "1000000", monthlyLimit: "-1" },
  ];
  const resetTime = Math.floor(Date.now() / 86_400_000 + 1) * 86_400;
  const month = { monthlyLimit: "100000", monthlyUsed: "62400" };
  const current = { dailyLimit: "20000", dailyUsed: "20000", ...month, resetTime };
  await exchange.fault({ call: "withdraw.limitLevels", retCode: 0, result: { list, current } });
  await page.goto(path);
  await expect(
    page.getByText(/Today's limit is used up\. Withdrawals open again .*, or as soon as you have/),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Raise my daily limit" })).toHaveCount(0);
});

test("leads who is verified on to the next level, whose limits are higher", async ({
  page,
  exchange,
  signInAs,
}) => {
  page.configure({ identityUrl: "https://id.example/" });
  await signInAs({}, { kycLevel: "LEVEL_1" });
  const list = [
    { kycLevel: "LEVEL_1", vipLevel: "No VIP", dailyLimit: "1000000", monthlyLimit: "-1" },
    { kycLevel: "LEVEL_2", vipLevel: "No VIP", dailyLimit: "2000000", monthlyLimit: "-1" },
  ];
  const resetTime = Math.floor(Date.now() / 86_400_000 + 1) * 86_400;
  const month = { monthlyLimit: "-1", monthlyUsed: "1000000" };
  const current = { dailyLimit: "1000000", dailyUsed: "1000000", ...month, resetTime };
  await exchange.fault({ call: "withdraw.limitLevels", retCode: 0, result: { list, current } });
  await page.goto(path);
  const further = page.getByRole("row", { name: /address proof/ });
  await expect(further.getByRole("link", { name: "Verify now" })).toHaveAttribute(
    "href",
    /^https:\/\/id\.example\//,
  );
  await expect(page.getByText(/Today's limit is used up\. .*Verify now/)).toBeVisible();
  await expect(page.getByText(/as soon as you have verified/)).toHaveCount(0);
  await expect(page.locator("tr[data-own]").getByRole("link")).toHaveCount(0);
});

describe("limits that begin anew while somebody waits for it", () => {
  const used = { dailyLimit: "20000", dailyUsed: "20000" };
  /** Of each answer anew: a machine may be slow to come to where it is waited for. */
  const soon = (): number => Math.ceil(Date.now() / 1000) + 3;

  test("are read again where they are shown", async ({ page, signIn }) => {
    const liar = await lieTo(page);
    await signIn();
    type Levels = { readonly current: object };
    const yesterday = (result: unknown) => ({
      ...(result as Levels),
      current: { ...(result as Levels).current, ...used, resetTime: soon() },
    });
    liar.notify("withdraw.limitLevels", ({ text }) => ({ text: withResult(text, yesterday) }), {
      signed: true,
    });
    await page.goto(path);
    await expect(page.getByText(/Today's limit is used up/)).toBeVisible();
    liar.rest();
    await expect(page.getByText(/Today's limit is used up/)).toHaveCount(0);
  });

  test("open the form that they had closed", async ({ page, withdraw, signIn }) => {
    const liar = await lieTo(page);
    await signIn();
    const yesterday = (result: unknown) => ({ ...(result as object), ...used });
    const levels = (result: unknown) => ({
      ...(result as object),
      current: { ...(result as { readonly current: object }).current, ...used, resetTime: soon() },
    });
    liar.notify("withdraw.limit", ({ text }) => ({ text: withResult(text, yesterday) }), { signed: true });
    liar.notify("withdraw.limitLevels", ({ text }) => ({ text: withResult(text, levels) }), { signed: true });
    await withdraw.goto({ coin: "USDT", chain: "ARBI", lang: "en" });
    await withdraw.address.fill(evmAddress);
    await page.getByText(/risk check passed/).waitFor();
    await withdraw.amount.fill("100");
    await withdraw.review.click();
    const over = page.getByText(/more than today's limit leaves/);
    await expect(over).toBeVisible();
    // First the limit, which is read again when the levels say so: of two that are read at once only one might be of the new day.
    liar.notify("withdraw.limit", ({ text }) => ({ text }), { signed: true });
    await expect(over).toHaveCount(0);
    liar.rest();
    // While they are read once more nothing is said of them: a press until then may still be of the day before.
    await until(async () => {
      if ((await withdraw.submit.count()) > 0) return;
      await withdraw.review.click();
      throw new Error("no review yet");
    });
    await expect(over).toHaveCount(0);
  });
});

test("a mail of a check that was left holds up no other one, which wants none", async ({
  page,
  signInAs,
  tolerated,
}) => {
  tolerated.push(/./);
  const liar = await lieTo(page);
  await signInAs({ USDT: "9" }, { kycLevel: "LEVEL_1", vipLevel: "VIP-1" });
  await page.goto(path);
  await page.getByRole("button", { name: "Raise my daily limit" }).click();
  const act = page.getByRole("button", { name: /^Raise to .*6,000,000/ });
  liar.delay(({ call }) => (call === "risk.sendEmail" ? new Promise(() => undefined) : undefined));
  await act.click();
  await expect(page.getByRole("textbox", { name: /code/i })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(act).toHaveCount(0);
  const components = [{ type: "GOOGLE", target: "", required: true }];
  const asks = (result: unknown) => ({ ...(result as object), components });
  liar.notify("risk.intercept", ({ text }) => ({ text: withResult(text, asks) }), { signed: true });
  await page.getByRole("button", { name: "Raise my daily limit" }).click();
  await act.click();
  await page.getByRole("textbox", { name: /code/i }).fill("123456");
  await expect(act).toBeEnabled();
});

test("the limit that is asked for is told as it is sent, and none that is none as a figure", async ({
  page,
  exchange,
  signInAs,
}) => {
  await signInAs({}, { kycLevel: "LEVEL_1" });
  const list = [
    { kycLevel: "LEVEL_1", vipLevel: "No VIP", dailyLimit: "1000000.5", monthlyLimit: "-1.0" },
    { kycLevel: "LEVEL_1", vipLevel: "VIP-1", dailyLimit: "1500000.75", monthlyLimit: "-1" },
  ];
  const resetTime = Math.floor(Date.now() / 86_400_000 + 1) * 86_400;
  const month = { monthlyLimit: "-1", monthlyUsed: "0" };
  const current = { dailyLimit: "1000000.5", dailyUsed: "0", ...month, resetTime, raisableTo: "1500000.75" };
  await exchange.fault({ call: "withdraw.limitLevels", retCode: 0, result: { list, current } });
  await page.goto(path);
  await expect(page.getByRole("row", { name: /Identity document/ })).toContainText("No limit");
  await page.getByRole("button", { name: "Raise my daily limit" }).click();
  await expect(page.getByText(/goes from .*1,000,000\.5.* to .*1,500,000\.75/)).toBeVisible();
  await expect(page.getByRole("button", { name: /^Raise to .*1,500,000\.75/ })).toBeVisible();
});

test.for([
  ["whatever the next day opens", "20000"],
  ["though the day has all of its own left", "0"],
] as const)(
  "a month that is used up opens on its first day again, %s",
  async ([, dailyUsed], { page, exchange, signInAs }) => {
    await signInAs({}, { kycLevel: "LEVEL_DEFAULT" });
    const list = [
      { kycLevel: "LEVEL_DEFAULT", vipLevel: "No VIP", dailyLimit: "20000", monthlyLimit: "100000" },
    ];
    // In whatever month it runs, its end is another time than that of the day.
    const resetTime = Math.floor(Date.now() / 1000) + 120;
    const month = { monthlyLimit: "100000", monthlyUsed: "100000" };
    const current = { dailyLimit: "20000", dailyUsed, ...month, resetTime };
    await exchange.fault({ call: "withdraw.limitLevels", retCode: 0, result: { list, current } });
    await page.goto(path);
    const now = new Date();
    const first = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1);
    const day = new Intl.DateTimeFormat("en", { day: "numeric", month: "short" }).format(first);
    const told = new RegExp(`This month's limit is used up\\. Withdrawals open again on ${day}`);
    await expect(page.getByText(told)).toBeVisible();
    await expect(page.getByRole("region", { name: "Today" })).toContainText(/USDT\s*withdrawn/);
  },
);
