/** D3.8. */
import { describe } from "vitest";
import { order, orderCount } from "../../e2e/limit-page.ts";
import { expect, test } from "./pages.ts";

describe("a line that breaks", () => {
  test("after the order was placed: it is looked up, not placed twice", async ({
    page,
    limit,
    signIn,
    exchange,
  }) => {
    const { account, token } = await signIn();
    await limit.goto();
    await limit.openReview("0.1", "98500");
    await exchange.fault({ call: "limitOrder.create", dropAfterHandling: true });
    await limit.place.click();
    await expect(page.getByRole("dialog", { name: "Order placed" })).toBeVisible();
    expect(await exchange.seen("outcome.lookup")).toBeGreaterThan(0);
    expect(await orderCount(exchange, token)).toBe(1);
    expect((await exchange.locked(account))("BTC")).toBe("0.1");
    await page.getByRole("button", { name: "Done" }).click();
    await expect(limit.open.getByRole("row").filter({ hasText: "0.10 BTC" })).toBeVisible();
  });

  test("before it arrived: nothing is locked, and it can be placed again", async ({
    page,
    limit,
    signIn,
    exchange,
  }) => {
    const { account, token } = await signIn();
    await limit.goto();
    await limit.openReview("0.1", "98500");
    await exchange.fault({ call: "limitOrder.create", dropBeforeHandling: true });
    await limit.place.click();
    const absent = page.getByRole("dialog", { name: "Order not placed" });
    await expect(absent).toContainText("Nothing is locked");
    expect((await exchange.locked(account))("BTC")).toBe("0");
    await exchange.reset();
    await exchange.market({ freeze: true, symbol: "BTCUSDT", price: "94218.40" });
    await absent.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("dialog", { name: "Order placed" })).toBeVisible();
    expect(await orderCount(exchange, token)).toBe(1);
  });

  test("after it was called back: looked up, and told as what it is", async ({
    page,
    limit,
    signIn,
    exchange,
  }) => {
    const { account, token } = await signIn();
    await order(exchange, token);
    await limit.goto();
    await limit.open.getByRole("button", { name: /^Cancel order of/ }).click();
    await exchange.fault({ call: "limitOrder.cancel", dropAfterHandling: true });
    await page.getByRole("button", { name: "Cancel order" }).click();
    await expect(limit.open).toContainText("No open orders");
    await expect(page.getByRole("dialog", { name: "Cancel this order?" })).toBeHidden();
    expect((await exchange.funding(account))("BTC")).toBe("0.5");
  });
});
