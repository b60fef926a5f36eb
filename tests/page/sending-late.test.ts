/** D3.8, D10.1: money that was sent, while its answer does not come. */
import { describe } from "vitest";
import { expect, test } from "./pages.ts";

const late = "This is taking longer than usual. It is not sent a second time.";
const offline =
  "You are offline. Once you are back online, we check whether it arrived. It is not sent a second time.";

describe("an answer that does not come", () => {
  test("is told as late, and what an offline device knows of a transfer", async ({
    page,
    transfer,
    signIn,
    exchange,
  }) => {
    await signIn();
    await transfer.goto();
    await transfer.openReview("25.5");
    await exchange.fault({ call: "transfer.inter", answerLatencyMs: 120_000 });
    page.quicken(2);
    await transfer.move.click();
    await expect(transfer.dialog).toContainText("Submitting the transfer");
    expect(await transfer.dialog.textContent()).not.toContain("second time");
    await expect.poll(() => exchange.seen("transfer.inter")).toBe(1);
    await page.setOffline(true);
    await expect(transfer.dialog).toContainText(offline);
    await page.setOffline(false);
    await expect(transfer.dialog).toContainText(late);
  });

  test("is told of a conversion as well", async ({ page, convert, signIn, exchange }) => {
    await signIn();
    await convert.open();
    await convert.getQuote("0.01");
    await exchange.fault({ call: "convert.execute", answerLatencyMs: 120_000 });
    await convert.confirm.click();
    await expect(page.getByText("Submitting your conversion.")).toBeVisible();
    await expect.poll(() => exchange.seen("convert.execute")).toBe(1);
    await page.setOffline(true);
    await expect(page.getByText(offline)).toBeVisible();
  });
});
