/** R2.1, F6e.2: block trades that are over. */
import { describe } from "vitest";
import { BlockPage } from "../../e2e/block-trade-page.ts";
import { wallet } from "./block-wallet.ts";
import { expect, test } from "./pages.ts";

/** The demo account that has a past. */
async function tokenOf(url: string, account: string): Promise<string> {
  const answer = await fetch(`${url}/sandbox/session`, { method: "POST", body: JSON.stringify({ account }) });
  return ((await answer.json()) as { token: string }).token;
}

describe("the history of block trades", () => {
  test("tells the wallet of each, narrows to one, and opens a record", async ({ page, exchange }) => {
    await page.addCookies([{ name: "test-token", value: await tokenOf(exchange.url, "blocks") }]);
    await page.goto(BlockPage.history);
    const rows = page.locator("tr[data-row]");
    await expect(rows).toHaveCount(6);
    await page.getByRole("link", { name: "Spot" }).click();
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText("Spot");
    await rows.first().locator("[data-whole]").click();
    const drawer = page.getByRole("dialog", { name: "Block trade details" });
    await expect(drawer).toContainText("Spot");
    await expect(drawer.getByRole("link", { name: /again/i })).toHaveAttribute("href", /\/otc\/convert\?/);
  });

  test("is empty in words, and for who is signed out leads to the login", async ({ page, signIn }) => {
    await signIn(wallet);
    await page.goto(BlockPage.history);
    await expect(page.getByText("No block trades yet")).toBeVisible();
  });
});
