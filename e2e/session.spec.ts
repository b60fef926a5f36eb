import type { HttpCallName } from "#shared/contract/index.ts";
import { ConvertPage } from "./convert-page.ts";
import type { Exchange } from "./exchange.ts";
import { expect, test } from "./test.ts";

/** A session from its start to its end, over tabs (spec sections 2 to 4 and 6). */
const history = "/user/assets/exchange/history";
const account = /^Account: .*@/;

/** Ends every session of this token, as another device would. */
const expire = (exchange: Exchange, token: string) => exchange.call("profile.logout", token, {});

test.describe("the start calls", () => {
  const calls: readonly HttpCallName[] = [
    "profile.get",
    "member.tags",
    "member.info",
    "member.permissions",
    "site.config",
    "site.banner",
  ];

  test("go out once each", async ({ convert, signIn, exchange, page }) => {
    await signIn();
    await convert.open();
    for (const call of calls) await expect.poll(() => exchange.seen(call), { message: call }).toBe(1);
    await page.getByRole("link", { name: "Convert history" }).first().click();
    await expect(page.getByRole("heading", { name: "Convert history" })).toBeVisible();
    for (const call of calls) expect(await exchange.seen(call), call).toBe(1);
  });

  test("ask strangers' pages for nothing private", async ({ convert, exchange }) => {
    await convert.open();
    await expect.poll(() => exchange.seen("site.config")).toBe(1);
    await expect.poll(() => exchange.seen("site.banner")).toBe(1);
    for (const call of ["member.tags", "member.info", "member.permissions"] as const) {
      expect(await exchange.seen(call), call).toBe(0);
    }
  });

  test.describe("that fail", () => {
    test.use({ tolerated: /Failed to load resource/ });
    test("cost no price and say nothing", async ({ convert, signIn, exchange, page }) => {
      await signIn();
      const late = calls.filter((call) => call !== "profile.get");
      for (const call of late) await exchange.fault({ call, status: 500 });
      await convert.open();
      for (const call of late)
        await expect.poll(() => exchange.seen(call), { message: call }).toBeGreaterThan(0);
      await convert.askPrice("0.01");
      await expect(page.getByRole("alert")).toHaveCount(0);
    });
  });
});

test.describe("another tab", () => {
  test("that logs out takes a closed page to the login and an open one to its strangers' side", async ({
    context,
    signIn,
    page,
    convert,
  }) => {
    await signIn();
    await convert.open();
    await convert.pay.fill("0.25");
    const closed = await context.newPage();
    await closed.goto(history);
    await expect(closed.getByRole("button", { name: account })).toBeVisible();
    const other = await context.newPage();
    await other.goto(ConvertPage.path);
    await other.getByRole("button", { name: account }).click();
    await other.getByRole("menuitem", { name: "Log out" }).click();

    await expect(closed).toHaveURL(/\/login\?redirect_url=/);
    await expect(page.getByRole("button", { name: "Log in to convert" })).toBeVisible();
    await expect(page.getByRole("button", { name: account })).toHaveCount(0);
    await expect(page.getByRole("main")).not.toContainText("0.5 BTC");
    await expect(convert.pay).toHaveValue("0.25");
  });

  test("where somebody else logs in leaves nothing of the first person", async ({
    context,
    signIn,
    page,
    convert,
  }) => {
    const first = await signIn({ BTC: "0.777", USDT: "1" });
    await convert.open();
    await expect(page.getByRole("main")).toContainText("0.777");
    const second = await signIn({ BTC: "0.333", USDT: "1" });
    const other = await context.newPage();
    await other.goto(ConvertPage.path);
    await expect(other.getByRole("main")).toContainText("0.333");

    await expect(page.getByRole("main")).toContainText("0.333");
    await expect(page.getByRole("main")).not.toContainText("0.777");
    await page.getByRole("button", { name: account }).click();
    await expect(page.getByText(`UID ${second.userId}`)).toBeVisible();
    await expect(page.getByText(first.userId)).toHaveCount(0);
  });

  test("where one logs in makes this one's, with what was typed", async ({
    context,
    signIn,
    page,
    convert,
  }) => {
    await convert.open();
    await convert.pay.fill("0.25");
    await expect(page.getByRole("button", { name: "Log in to convert" })).toBeVisible();
    await signIn();
    const other = await context.newPage();
    await other.goto(ConvertPage.path);
    await expect(convert.getPrice).toBeVisible();
    await expect(convert.pay).toHaveValue("0.25");
  });

  test("that says nothing is noticed when this one is looked at again", async ({
    context,
    signIn,
    page,
    convert,
  }) => {
    await signIn();
    await convert.open();
    await expect(page.getByRole("button", { name: account })).toBeVisible();
    await context.clearCookies();
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await expect(page.getByRole("button", { name: "Log in to convert" })).toBeVisible();
  });
});

test.describe("a session that expires", () => {
  test("while a form is filled in keeps pair and amount over the login", async ({
    page,
    convert,
    signIn,
    exchange,
  }) => {
    const { token } = await signIn();
    await convert.open({ from: "ETH" });
    await convert.pay.fill("0.5");
    await expire(exchange, token);
    await convert.getPrice.click();
    await expect(convert.pay).toHaveValue("0.5");
    await page.getByRole("button", { name: "Log in to convert" }).first().click();
    await expect(page).toHaveURL(/\/login\?redirect_url=/);
    await page.getByRole("button", { name: /^funded/ }).click();
    await expect(page).toHaveURL(/from=ETH/);
    await expect(convert.pay).toHaveValue("0.5");
    await expect(convert.getPrice).toBeVisible();
  });
});

test("logging out leaves nothing behind, and going back shows a stranger's page", async ({
  page,
  convert,
  signIn,
}) => {
  await signIn({ BTC: "0.777", USDT: "1" });
  await convert.open();
  await expect(page.getByRole("main")).toContainText("0.777");
  await page.getByRole("button", { name: account }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goBack();
  await expect(page.getByRole("button", { name: "Log in to convert" })).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("0.777");
});
