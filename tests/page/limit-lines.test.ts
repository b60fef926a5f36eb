/** D3.8. */
import { describe } from "vitest";
import { type LimitPage, order, orderCount } from "../../e2e/limit-page.ts";
import type { Locator, Page } from "./harness/test.ts";
import { type Honest, lieTo, withResult } from "./hostile/liar.ts";
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
    await expect(absent).toContainText("Nothing is frozen");
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

  test("after it was called back, and nobody can tell: nothing is promised meanwhile", async ({
    page,
    limit,
    signIn,
    exchange,
    tolerated,
  }) => {
    tolerated.push(/./);
    const { token } = await signIn();
    await order(exchange, token);
    await limit.goto();
    const dialog = await cancel(page, limit);
    await expect(dialog).toContainText("Nothing is converted.");
    await exchange.fault({ call: "limitOrder.cancel", dropAfterHandling: true });
    await exchange.fault({ call: "outcome.lookup", status: 502 });
    await dialog.getByRole("button", { name: "Cancel order" }).click();
    await expect(dialog).toContainText("The connection dropped after you canceled.");
    await expect(dialog).not.toContainText("Nothing is converted.");
  });

  test("before a cancellation arrived: that is said, and not that the order is open still", async ({
    page,
    limit,
    signIn,
    exchange,
  }) => {
    const { token } = await signIn();
    await order(exchange, token);
    await limit.goto();
    const dialog = await cancel(page, limit);
    await exchange.fault({ call: "limitOrder.cancel", dropBeforeHandling: true });
    await dialog.getByRole("button", { name: "Cancel order" }).click();
    await expect(dialog).toContainText("We did not receive your cancellation.");
    await expect(dialog).not.toContainText("open");
    await expect(dialog.getByRole("button", { name: "Try again" })).toBeVisible();
  });
});

describe("a cancellation", () => {
  test("that comes too late says so, and nothing of a quote; the list is read again", async ({
    page,
    limit,
    signIn,
    exchange,
  }) => {
    const { token } = await signIn();
    await order(exchange, token);
    await limit.goto();
    const dialog = await cancel(page, limit);
    await exchange.fault({ call: "limitOrder.cancel", retCode: 700_003 });
    await exchange.market({ symbol: "BTCUSDT", price: "99000.00" });
    await dialog.getByRole("button", { name: "Cancel order" }).click();
    await expect(dialog).toContainText("The order can no longer be canceled.");
    await expect(dialog).not.toContainText("becomes available");
    await dialog.getByRole("button", { name: "Done" }).click();
    await expect(dialog).toBeHidden();
    await expect(limit.open).toContainText("No open orders");
    await expect(limit.ended.getByRole("listitem").first()).toContainText("Filled");
  });

  test("whose answer is no end stays in the dialog until the order has ended", async ({
    page,
    limit,
    signIn,
    exchange,
  }) => {
    const liar = await lieTo(page);
    const { token } = await signIn();
    await order(exchange, token);
    await limit.goto();
    const dialog = await cancel(page, limit);
    const open = (result: unknown) => ({ ...(result as object), orderStatus: "PENDING" });
    liar.notify("limitOrder.cancel", ({ text }) => ({ text: withResult(text, open) }), { signed: true });
    // As it was before: the order stands in it.
    const before = ({ text, requestText }: Honest, earlier: readonly Honest[]) => {
      const same = earlier.find((one) => one.requestText.includes("PENDING"));
      if (same === undefined || !requestText.includes("PENDING")) return { text };
      return { text: withResult(text, () => (JSON.parse(same.text) as { readonly result: unknown }).result) };
    };
    liar.notify("limitOrder.list", before, { signed: true });
    await dialog.getByRole("button", { name: "Cancel order" }).click();
    await expect(dialog).toContainText("the order has not ended yet");
    await expect(dialog.getByRole("button", { name: "Try again" })).toBeVisible();
    liar.rest();
    await expect(page.getByRole("status").filter({ hasText: "Order canceled" })).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(limit.open).toContainText("No open orders");
  });
});

/** The dialog that asks once more. */
async function cancel(page: Page, limit: LimitPage<Locator>): Promise<Locator> {
  await limit.open.getByRole("button", { name: /^Cancel order of/ }).click();
  return page.getByRole("dialog", { name: "Cancel this order?" });
}
