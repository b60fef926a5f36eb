/** F2i.7: what a transfer leaves, while the same balances move elsewhere. */
import { expect, test } from "./pages.ts";

test("what a transfer leaves, and brings, is told of the balances of now", async ({
  transfer,
  signIn,
  exchange,
}) => {
  const { token } = await signIn();
  await transfer.goto();
  await transfer.openReview("25.5");
  await expect(transfer.dialog).toContainText("2,474.50 USDT");
  // In another tab.
  await exchange.call("transfer.inter", token, {
    transferId: crypto.randomUUID(),
    coin: "USDT",
    amount: "1000",
    fromAccountType: "FUND",
    toAccountType: "UNIFIED",
    requestId: crypto.randomUUID(),
  });
  await expect(transfer.dialog).toContainText("1,474.50 USDT");
  await expect(transfer.dialog).toContainText("1,025.50 USDT");
  await transfer.move.click();
  const done = transfer.page.getByRole("dialog", { name: "Transfer completed" });
  await expect(done).toContainText("1,474.50 USDT");
  expect(await done.textContent()).toContain("1,025.50 USDT");
});
