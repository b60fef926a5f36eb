/** F1.10: one within the exchange that its host records by address is not told as one to a number. */
import { evmAddress } from "../../e2e/withdraw-page.ts";
import { expect, test } from "./pages.ts";
import { toldWithdrawal } from "./told-records.ts";

test("an address of somebody here is not called a UID", async ({ page, signIn, exchange }) => {
  await signIn();
  const rows = [{ ...toldWithdrawal, withdrawType: 1, chain: "" }];
  await exchange.fault({ call: "withdraw.records", retCode: 0, result: { rows, nextPageCursor: "" } });
  await page.goto(`/user/assets/withdraw?view=history&record=${toldWithdrawal.withdrawId}&lang=en`);
  const dialog = page.getByRole("dialog").filter({ visible: true });
  await expect(dialog.getByText("Within Coffer")).toBeVisible();
  await expect(dialog).toContainText(evmAddress);
  await expect(dialog).not.toContainText("UID");
});
