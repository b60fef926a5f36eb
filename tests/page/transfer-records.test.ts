/** F2c.6, F0.7, R2.21. */
import { describe } from "vitest";
import { TransferPage } from "../../e2e/transfer-page.ts";
import { expect, test } from "./pages.ts";

describe("transfer records", () => {
  test("list the week, open in a drawer, and step a week back and on", async ({ page, transfer, signIn }) => {
    await signIn();
    await transfer.goto();
    await transfer.ask("100");
    await transfer.move.click();
    await page.getByRole("dialog", { name: "Transfer completed" }).waitFor();
    await page.goto(TransferPage.records);
    const row = page.getByRole("row").filter({ hasText: "Funding to Unified Trading" });
    await expect(row).toContainText("Completed");
    await row.getByRole("button").first().click();
    const drawer = page.getByRole("dialog", { name: "Transfer" });
    await expect(drawer).toContainText("Arrived");
    await expect(drawer.getByRole("link", { name: "Transfer again" })).toHaveAttribute(
      "href",
      /transfer\?from=FUND&to=UNIFIED&coin=USDT&amount=100/,
    );
    await drawer.getByRole("button", { name: "Close" }).click();
    await page.getByRole("button", { name: "Previous 7 days" }).click();
    await expect(page.getByText(/^No transfers: /)).toBeVisible();
    await page.waitForURL(/until=\d{4}-\d\d-\d\d/);
    await page.getByRole("button", { name: "Next 7 days" }).click();
    await expect(row).toBeVisible();
  });
});
