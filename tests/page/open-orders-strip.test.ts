/** F6f.2, R1.6. */
import { describe } from "vitest";
import { order } from "../../e2e/limit-page.ts";
import { expect, test } from "./pages.ts";

describe("open limit orders below the market's form", () => {
  test("stand there with the way to cancel, and go when the last has ended", async ({
    page,
    convert,
    signIn,
    exchange,
  }) => {
    const { token } = await signIn();
    await order(exchange, token);
    await convert.open();
    const card = page.getByRole("region", { name: "Open orders" });
    await expect(card.getByRole("listitem")).toHaveCount(1);
    await expect(card).toContainText("0.10 BTC");
    await expect(card).toContainText("30 days left");
    await expect(card).toContainText("+4.60%");
    await card.getByRole("button", { name: /^Cancel order of/ }).click();
    const dialog = page.getByRole("dialog", { name: "Cancel this order?" });
    await dialog.getByRole("button", { name: "Cancel order" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Order cancel" })).toBeVisible();
    await expect(card).toHaveCount(0);
    await expect(page.getByRole("main")).toBeFocused();
  });

  test("are marked where they cannot be read again", async ({
    page,
    convert,
    signIn,
    exchange,
    tolerated,
  }) => {
    tolerated.push(/./);
    const { token } = await signIn();
    await order(exchange, token);
    await convert.open();
    const card = page.getByRole("region", { name: "Open orders" });
    await expect(card).toContainText("0.10 BTC");
    await exchange.fault({ call: "limitOrder.list", status: 503 });
    await card.getByRole("button", { name: /^Cancel order of/ }).click();
    const dialog = page.getByRole("dialog", { name: "Cancel this order?" });
    await dialog.getByRole("button", { name: "Cancel order" }).click();
    await expect(card).toContainText("Your orders could not be read again.");
    await expect(card.locator("[data-stale]").first()).toContainText("0.10 BTC");
    await expect(card.getByRole("button", { name: "Try again" })).toBeVisible();
  });

  test("are no card where there are none", async ({ page, convert, signIn }) => {
    await signIn();
    await convert.open();
    await expect(page.getByText("Limits", { exact: true })).toBeVisible();
    await expect(page.getByRole("region", { name: "Open orders" })).toHaveCount(0);
  });
});
