/** R2.2. */
import { describe } from "vitest";
import { ConvertPage } from "../../e2e/convert-page.ts";
import type { Locator, Page } from "./harness/test.ts";
import { defaultWallet, expect, test } from "./pages.ts";

describe("a link to the form", () => {
  const note = (page: Page): Locator => page.getByRole("status").filter({ has: page.locator("svg") });

  test("that names a coin which is none says so, and the choice is one press away", async ({
    page,
    convert,
  }) => {
    await page.goto(`${ConvertPage.path}?from=BTC&to=NOPE`);
    await expect(note(page)).toContainText("NOPE is not available on this exchange.");
    await note(page).getByRole("button", { name: "Choose another coin" }).click();
    await page.getByRole("combobox", { name: "Coin code or name" }).fill("ETH");
    await expect(page.getByRole("option").first()).toContainText("ETH");
    await page.keyboard.press("Enter");
    await convert.seeLivePrice();
    await expect(note(page)).toHaveCount(0);
  });

  test("that pays with a coin which is none has no chart to show", async ({ page }) => {
    await page.goto(`${ConvertPage.path}?from=NOPE&to=USDT`);
    await expect(page.getByRole("region", { name: "NOPE / USDT" })).toContainText("No chart for NOPE");
    await page.goto(`${ConvertPage.path}?from=BTC&to=USDT`);
    await expect(page.getByText(/^No chart for/)).toHaveCount(0);
  });

  test("that requests the same coin twice, or no amount, says what stands there instead", async ({
    page,
  }) => {
    await page.goto(`${ConvertPage.path}?from=ETH&to=ETH`);
    await expect(note(page)).toContainText("The link has ETH on both sides. You receive USDT instead.");
    await page.goto(`${ConvertPage.path}?from=ETH&to=USDT&amount=lots`);
    await expect(note(page)).toContainText(/The amount “.lots.” in the link is not valid[.]/);
    await page.getByRole("textbox", { name: /^You pay/ }).fill("1");
    await expect(note(page)).toHaveCount(0);
  });

  test("signed out: the header's login leads back to the pair that is chosen by then", async ({ page }) => {
    await page.goto(`${ConvertPage.path}?from=SOL&to=ETH`);
    const login = page.getByRole("banner").getByRole("link", { name: "Log in" }).first();
    await expect(login).toHaveAttribute("href", /from%3DSOL%26to%3DETH/);
    for (const [from, to] of [
      ["ETH", "SOL"],
      ["SOL", "ETH"],
      ["ETH", "SOL"],
    ]) {
      await page.getByRole("button", { name: "Swap the two coins" }).first().click();
      await expect(page).toHaveURL(new RegExp(`from=${from}&to=${to}`));
      await expect(login).toHaveAttribute("href", new RegExp(`from%3D${from}%26to%3D${to}`));
    }
  });

  for (const [side, name] of [
    ["pay", /^You pay/],
    ["receive", /^You receive/],
  ] as const) {
    test(`signed out: what was typed to ${side} is still there after the login`, async ({
      page,
      exchange,
    }) => {
      await page.goto(`${ConvertPage.path}?from=SOL&to=ETH`);
      await page.getByRole("textbox", { name }).fill("1.25");
      await page.getByRole("button", { name: "Log in to convert" }).click();
      await page.logIn((await exchange.createAccount(defaultWallet)).token);
      await expect(page.getByRole("textbox", { name })).toHaveValue("1.25");
      await expect(page.getByRole("button", { name: "Coin to pay with: SOL. Change" })).toBeVisible();
      await expect(page.getByRole("button", { name: "Get quote" })).toBeVisible();
    });
  }
});
