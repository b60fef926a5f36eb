/** R1.11, F2i.7: a transfer that was held has moved balances once it ends, whether the exchange pushes that or not. */
import { expect, test } from "./pages.ts";

test("one that was held and failed leaves the balance that it was, and can be sent once more", async ({
  page,
  transfer,
  signIn,
  exchange,
}) => {
  await signIn();
  await exchange.settings({
    pendingTransfers: 1,
    failTransfers: 1,
    transferDelayMs: 0,
    holdSettlements: true,
  });
  await transfer.goto();
  await transfer.send("2500");
  await expect(page.getByRole("dialog", { name: "Transfer in progress" })).toContainText("on hold");
  await exchange.feed("refuse");
  await exchange.feed("drop-all");
  await exchange.settings({ holdSettlements: false });
  const failed = page.getByRole("dialog", { name: "Transfer failed" });
  await failed.getByRole("button", { name: "Done" }).click();
  await expect(transfer.amount).toHaveValue("2,500");
  await expect(page.getByText(/Transferable/)).toContainText("2,500.00");
  await transfer.review.click();
  await transfer.move.click();
  await expect(page.getByRole("dialog", { name: "Transfer completed" })).toBeVisible();
});
