/** F6f.1-F6f.4, F2b.14. */
import { describe } from "vitest";
import { written } from "../../e2e/convert-page.ts";
import { order } from "../../e2e/limit-page.ts";
import { lieTo, withResult } from "./hostile/liar.ts";
import { expect, test } from "./pages.ts";

describe("a limit order", () => {
  test("locks its amount, waits, and fills as a whole when the market is there", async ({
    page,
    limit,
    signIn,
    exchange,
  }) => {
    const { account } = await signIn();
    await limit.goto();
    await limit.pay.fill("0.1");
    await limit.price.fill("98500");
    await expect(limit.receive).toHaveValue("9,850");
    await expect(page.getByText("+4.60% above market")).toBeVisible();
    await expect(page.getByText("At the market price now 9,417.129 USDT")).toBeVisible();
    await limit.review.click();
    await expect(limit.reviewDialog).toContainText("1 BTC = 98,500.00 USDT");
    await expect(limit.reviewDialog).toContainText(written("9850", "USDT"));
    // What it charges, if anything, its record alone tells.
    const fees = page.locator("dl > div").filter({ hasText: /^Fee/ });
    await expect(fees).toHaveCount(0);
    await limit.place.click();
    const placed = page.getByRole("dialog", { name: "Order placed" });
    await expect(placed).toContainText("The order is open");
    await expect(fees).toHaveCount(0);
    expect((await exchange.funding(account))("BTC")).toBe("0.4");
    expect((await exchange.locked(account))("BTC")).toBe("0.1");

    await placed.getByRole("button", { name: "Done" }).click();
    await expect(limit.pay).toHaveValue("");
    await expect(page.getByText("Available 0.40")).toBeVisible();
    const row = limit.open.getByRole("row").filter({ hasText: "0.10 BTC" });
    await expect(row).toContainText("98,500.00");
    await expect(row).toContainText("+4.60% to go");
    await expect(row).toContainText("30 days left");
    await expect(limit.open).toContainText("Frozen in orders: \u20680.10 BTC\u2069.");

    await exchange.market({ symbol: "BTCUSDT", price: "96000.00" });
    await expect(row).toContainText("+2.66% to go");
    await exchange.market({ symbol: "BTCUSDT", price: "99000.00" });
    await expect(page.getByRole("status").filter({ hasText: "Order filled" })).toContainText("9,895.05 USDT");
    await expect(limit.open).toContainText("No open orders");
    await expect(limit.ended.getByRole("listitem").first()).toContainText("Filled");
    // The better of the limit price and the market's: 0.1 × 99,000 × 0.9995.
    const funding = await exchange.funding(account);
    expect([funding("BTC"), funding("USDT")]).toEqual(["0.4", "12395.05"]);
    expect((await exchange.locked(account))("BTC")).toBe("0");
    await expect(page.getByText("Balance 12,395.05")).toBeVisible();
    expect(await exchange.imbalance()).toEqual([]);
  });

  const answers = [
    {
      state: "FAILED",
      // It was taken: that nothing is locked by it is for its own record to say.
      title: "Status of your order",
      says: "Its status is being checked",
      never: /could not be filled|The order is open/,
      left: { pay: "", price: "" },
    },
    // What was reviewed is an estimate: only the order itself says what came.
    {
      state: "FILLED",
      title: "Order filled",
      says: "You receive, estimated",
      never: "You received",
      left: { pay: "", price: "" },
    },
    {
      state: "PARTIAL",
      title: "Order placed",
      says: "The order is open",
      never: /convert\.limit/,
      left: { pay: "", price: "" },
    },
  ];
  for (const { state, title, says, never, left } of answers) {
    test(`answered ${state} is told as no more than that, though nobody tells what became of it`, async ({
      page,
      limit,
      signIn,
      exchange,
      tolerated,
    }) => {
      tolerated.push(/./);
      const liar = await lieTo(page);
      await signIn();
      const ended = (result: unknown) => ({ ...(result as object), orderStatus: state });
      liar.notify("limitOrder.create", ({ text }) => ({ text: withResult(text, ended) }), { signed: true });
      await exchange.fault({ call: "limitOrder.query", status: 503 });
      await limit.goto();
      await expect(limit.open).toContainText("No open orders");
      await exchange.fault({ call: "limitOrder.list", status: 503 });
      await limit.openReview("0.1", "98500");
      await limit.place.click();
      await expect(page.getByRole("dialog", { name: title })).toContainText(says);
      await expect(page.getByText(never)).toHaveCount(0);
      await page.getByRole("button", { name: "Done" }).click();
      await expect(limit.pay).toHaveValue(left.pay);
      await expect(limit.price).toHaveValue(left.price);
    });
  }

  test("answered as failed and listed as open does not stand ready for a second one", async ({
    page,
    limit,
    signIn,
    tolerated,
  }) => {
    tolerated.push(/./);
    const liar = await lieTo(page);
    await signIn();
    const failed = (result: unknown) => ({ ...(result as object), orderStatus: "FAILED" });
    liar.notify("limitOrder.create", ({ text }) => ({ text: withResult(text, failed) }), { signed: true });
    await limit.goto();
    await limit.openReview("0.1", "98500");
    await limit.place.click();
    await expect(page.locator("tr[data-row]")).toHaveCount(1);
    await page.getByRole("button", { name: "Done" }).click();
    await expect(limit.reviewDialog).toHaveCount(0);
    await expect(limit.pay).toHaveValue("");
    await expect(limit.price).toHaveValue("");
  });

  test("is not said to be none, nor open as ever, where the list cannot be read again", async ({
    page,
    limit,
    signIn,
    exchange,
    tolerated,
  }) => {
    tolerated.push(/./);
    await signIn();
    await limit.goto();
    await expect(limit.open).toContainText("No open orders");
    await exchange.fault({ call: "limitOrder.list", status: 503 });
    await limit.openReview("0.1", "98500");
    await limit.place.click();
    await page.getByRole("button", { name: "Done" }).click();
    await expect(limit.open).toContainText("Couldn't load your orders");
    await expect(limit.open).not.toContainText("No open orders");

    await exchange.reset();
    const row = limit.open.getByRole("row").filter({ hasText: "0.10 BTC" });
    await expect(row).toBeVisible();
    await exchange.fault({ call: "limitOrder.list", status: 503 });
    await limit.open.getByRole("button", { name: /^Cancel order of/ }).click();
    const dialog = page.getByRole("dialog", { name: "Cancel this order?" });
    await dialog.getByRole("button", { name: "Cancel order" }).click();
    await expect(dialog).toBeHidden();
    await expect(limit.open).toContainText("Your orders could not be read again.");
    await expect(limit.open.locator("[data-stale]").filter({ hasText: "0.10 BTC" }).first()).toBeVisible();
    await exchange.reset();
    await expect(limit.open).toContainText("No open orders");
  });

  test("called back, it frees its amount", async ({ page, limit, signIn, exchange }) => {
    const { account, token } = await signIn();
    await order(exchange, token);
    await limit.goto();
    await expect(page.getByText("Available 0.40")).toBeVisible();
    await limit.open.getByRole("button", { name: /^Cancel order of/ }).click();
    const dialog = page.getByRole("dialog", { name: "Cancel this order?" });
    await dialog.getByRole("button", { name: "Keep order" }).click();
    await expect(dialog).toBeHidden();
    expect((await exchange.locked(account))("BTC")).toBe("0.1");
    await limit.open.getByRole("button", { name: /^Cancel order of/ }).click();
    await dialog.getByRole("button", { name: "Cancel order" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Order canceled" })).toContainText(
      "is available again",
    );
    await expect(dialog).toBeHidden();
    await expect(limit.open).toContainText("No open orders");
    await expect(limit.ended).toContainText("by you, released");
    await expect(page.getByText("Available 0.50")).toBeVisible();
    expect((await exchange.funding(account))("BTC")).toBe("0.5");
    expect(await exchange.imbalance()).toEqual([]);
  });

  test("runs out, is reported and frees its amount", async ({ page, limit, signIn, exchange }) => {
    const { account } = await signIn();
    await exchange.settings({ limitOrderDayMs: 2500 });
    await limit.goto();
    await page.getByText("1 day", { exact: true }).click();
    await limit.openReview("0.1", "98500");
    await expect(limit.reviewDialog).toContainText("(1 day)");
    await limit.place.click();
    await expect(page.getByRole("dialog", { name: "Order expired" })).toContainText(
      "The amount is available again",
    );
    await page.getByRole("button", { name: "Done" }).click();
    await expect(limit.ended).toContainText("Expired");
    expect((await exchange.funding(account))("BTC")).toBe("0.5");
    expect(await exchange.imbalance()).toEqual([]);
  });

  test("worse than the market it says so, and fills at once at the market's price", async ({
    page,
    limit,
    signIn,
    exchange,
  }) => {
    const { account } = await signIn();
    await limit.goto();
    await limit.pay.fill("0.1");
    await limit.price.fill("93200");
    await expect(page.getByText("This order fills immediately.")).toBeVisible();
    await expect(limit.receive).toHaveValue("9,417.129");
    const away = page.getByRole("link", { name: "Convert at market price instead" });
    await expect(away).toHaveAttribute("href", /\/exchange\/index\?from=BTC&to=USDT$/);
    await limit.review.click();
    await expect(limit.reviewDialog).toContainText("This order fills immediately.");
    await limit.place.click();
    await expect(page.getByRole("dialog", { name: "Order filled" })).toContainText("9,417.129");
    const funding = await exchange.funding(account);
    expect([funding("BTC"), funding("USDT")]).toEqual(["0.4", "11917.129"]);
    expect(await exchange.imbalance()).toEqual([]);
  });

  test("more than half away it says so, and how to mend it", async ({ page, limit, signIn }) => {
    await signIn();
    await limit.goto();
    await limit.pay.fill("0.1");
    await limit.price.fill("153000");
    await expect(page.getByText(/More than .50%. away from the market price\./)).toBeVisible();
    await page.getByRole("button", { name: /Use .5%. above market/ }).click();
    await expect(limit.price).toHaveValue("98,879.86");
    await expect(page.getByText(/More than .50%. away from the market price\./)).toBeHidden();
    await expect(page.getByText("+5.00% above market")).toBeVisible();
  });

  test("that the dealer fails gives the money back and says so", async ({
    page,
    limit,
    signIn,
    exchange,
  }) => {
    const { account } = await signIn();
    await exchange.settings({ failLimitOrders: 1 });
    await limit.goto();
    await limit.openReview("0.1", "93200");
    await limit.place.click();
    await expect(page.getByRole("dialog", { name: "Order failed" })).toContainText(
      "The amount is available again",
    );
    expect((await exchange.funding(account))("BTC")).toBe("0.5");
    expect(await exchange.imbalance()).toEqual([]);
  });
});
