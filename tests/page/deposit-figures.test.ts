/** F1.6, F6d.2, F6d.3, D10.5: what is told of a deposit's fee and times is what the exchange tells. */
import { describe } from "vitest";
import { DepositPage } from "../../e2e/deposit-page.ts";
import { chain, fiat, internal, told } from "./deposit-rows.ts";
import { expect, test } from "./pages.ts";

describe("the details of a deposit", () => {
  test.for([
    ["over a chain", chain, /Fee1[.]50.USDT/],
    ["by a card", fiat, /Fee9[.]00.EUR/],
    ["for nothing", { ...chain, depositFee: "0" }, /FeeNone/],
    ["where none applies", { ...chain, depositFee: "" }, /FeeNone/],
    ["from a user, who pays none", { ...internal, status: 2 }, /FeeNone/],
  ] as const)("%s tell the fee that was taken", async ([, record, fee], { page, signIn, exchange }) => {
    await signIn();
    await told(exchange, [record]);
    await page.goto(`${DepositPage.history}&record=${record.id}&lang=en`);
    const drawer = page.getByRole("dialog", { name: "Deposit details" });
    await expect(drawer).toContainText(fee);
  });

  test("have no time of a credit that has not come", async ({ page, signIn, exchange }) => {
    await signIn();
    await told(exchange, [internal]);
    await page.goto(`${DepositPage.history}&record=${internal.id}&lang=en`);
    const drawer = page.getByRole("dialog", { name: "Deposit details" });
    const step = drawer.getByRole("listitem").filter({ hasText: "Credited" });
    await expect(step).toHaveCount(1);
    await expect(step).not.toContainText(/\d:\d\d/);
  });
});
