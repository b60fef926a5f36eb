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
    await expect(limit.open.getByText("0.10 BTC")).toBeVisible();
    await expect(live).toHaveCount(3);
    await page.setOffline(true);
    await expect(live).toHaveCount(0);
  });
});
