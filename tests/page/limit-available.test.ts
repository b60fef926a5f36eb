/** F6f.1, D5.3: what a limit order has to take, and what it leaves, while balances move elsewhere. */
import { order } from "../../e2e/limit-page.ts";
import { expect, test } from "./pages.ts";

test("what is available, and what an order would leave of it, are told of the balance of now", async ({
  page,
  limit,
  signIn,
  exchange,
}) => {
  const person = await signIn({ BTC: "0.5" });
  await limit.goto();
  await expect(page.getByText("Available 0.50")).toBeVisible();
  await limit.openReview("0.1", "98500");
  await expect(limit.reviewDialog).toContainText(/after0\.40.BTC/);
  await expect.poll(() => exchange.isWatching(person, "wallet")).toBe(true);
  // In another tab.
  await order(exchange, person.token, { fromAmount: "0.3", limitPrice: "120000" });
  await expect(page.getByText("Available 0.20")).toBeVisible();
  await expect(limit.reviewDialog).toContainText(/after0\.10.BTC/);
  await exchange.fault({ call: "limitOrder.create", answerLatencyMs: 4_000, times: 1 });
  await limit.place.click();
  const sending = page.getByRole("dialog").filter({ hasText: "Placing the order" });
  await expect(sending).toContainText("Placing the order");
  expect(await sending.textContent()).toMatch(/after0\.10.BTC/);
  await expect(page.getByRole("dialog", { name: "Order placed" })).toBeVisible();
});
