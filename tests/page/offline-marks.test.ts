/** D5.3. */
import { describe } from "vitest";
import { order } from "../../e2e/limit-page.ts";
import { expect, test } from "./pages.ts";

describe("without a network", () => {
  test("no mark says live, and with one all do again", async ({ page, convert, limit, signIn, exchange }) => {
    const { token } = await signIn();
    await order(exchange, token);
    const live = page.locator('[data-feed-dot="live"]');
    await convert.open();
    await expect(live).toHaveCount(2);
    await page.setOffline(true);
    await expect(live).toHaveCount(0);
    await page.setOffline(false);
    await expect(live).toHaveCount(2);
    await limit.goto();
    await expect(limit.open.getByRole("row").filter({ hasText: "0.10 BTC" })).toBeVisible();
    await expect(live).toHaveCount(3);
    await page.setOffline(true);
    await expect(live).toHaveCount(0);
  });
});

test("newest records are marked as old while nobody tells what becomes of them", async ({
  page,
  signIn,
  exchange,
}) => {
  const { account } = await signIn();
  await exchange.settings({ depositBlockMs: 1 });
  await exchange.deposit({ account, coin: "USDT", chain: "TRX", amount: "25" });
  await page.goto("/user/assets/deposit?lang=en");
  const recent = page.getByRole("region", { name: "Recent deposits" });
  await expect(recent).toContainText("Completed");
  await expect(recent.locator("[data-stale]")).toHaveCount(0);
  await page.setOffline(true);
  await expect(recent.locator("[data-stale]")).toHaveCount(1);
});

describe("an exchange that is away for a while", () => {
  test("is asked again for what it did not answer once it is back, without a press", async ({
    page,
    signIn,
    exchange,
    tolerated,
  }) => {
    tolerated.push(/./);
    await signIn();
    await page.goto("/user/assets/records/asset-history?lang=en");
    await expect(page.getByText("Opening balance").first()).toBeVisible();
    await exchange.fault({ call: "records.frozen", status: 503 });
    await page.getByRole("link", { name: "Frozen assets" }).first().click();
    await expect(page.getByText(/Couldn't load/).first()).toBeVisible();
    await exchange.feed("refuse");
    await exchange.feed("drop-all");
    await expect(page.getByText("Live", { exact: true })).toHaveCount(0);
    await exchange.reset();
    await exchange.feed("accept");
    await expect(page.getByText("Nothing is frozen", { exact: false }).first()).toBeVisible();
  });
});
