import { ConvertPage } from "./convert-page.ts";
import { expect, test } from "./test.ts";

/** A session from its start to its end, over tabs (R2.15, R4.16, R6.4). */
const history = "/user/assets/exchange/history";
const account = /^Account: .*@/;

test.describe("another tab", () => {
  test("that logs out takes a closed page to the login and an open one to its signed-out view", async ({
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
    await other.getByRole("button", { name: "Log out" }).click();

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

  test("where one logs in makes this one's, with what was typed", { tag: "@full" }, async ({
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

  test("that says nothing is noticed when this one is looked at again", { tag: "@full" }, async ({
    context,
    signIn,
    page,
    convert,
  }) => {
    await signIn();
    await convert.open();
    await expect(page.getByRole("button", { name: account })).toBeVisible();
    // The watch over the session comes when the page is idle, as the footer does.
    await expect(page.locator("footer[data-mode]")).toBeAttached();
    await expect
      .poll(() =>
        page.evaluate(() =>
          performance.getEntriesByType("resource").some(({ name }) => /\/idle-/.test(name)),
        ),
      )
      .toBe(true);
    await context.clearCookies();
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await expect(page.getByRole("button", { name: "Log in to convert" })).toBeVisible();
  });
});

test("logging out leaves nothing behind, and going back shows the page of who is signed out", async ({
  page,
  convert,
  signIn,
}) => {
  await signIn({ BTC: "0.777", USDT: "1" });
  await convert.open();
  await expect(page.getByRole("main")).toContainText("0.777");
  await page.getByRole("button", { name: account }).click();
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goBack();
  await expect(page.getByRole("button", { name: "Log in to convert" })).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("0.777");
});
