/** F6a.6, F6f.1. */
import { describe } from "vitest";
import { HistoryView } from "./history-view.ts";
import { expect, test } from "./pages.ts";

describe("View order", () => {
  test("after a conversion leads to its details", async ({ page, convert, signIn }) => {
    await signIn();
    await convert.open();
    await convert.getQuote("0.01");
    await convert.confirm.click();
    await convert.result.getByRole("link", { name: "View order" }).click();
    const { drawer } = new HistoryView(page);
    await expect(drawer.getByRole("heading", { name: "Conversion details" })).toBeVisible();
    await expect(drawer).toContainText("0.01 BTC");
  });

  test("after a limit order leads to its details", async ({ page, limit, signIn }) => {
    await signIn();
    await limit.goto();
    await limit.openReview("0.1", "98500");
    await limit.place.click();
    await page
      .getByRole("dialog", { name: "Order placed" })
      .getByRole("link", { name: "View order" })
      .click();
    const { drawer } = new HistoryView(page);
    await expect(drawer).toContainText("0.10 BTC");
    await expect(drawer).toContainText("98,500.00");
  });
});
