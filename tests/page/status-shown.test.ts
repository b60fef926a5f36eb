/** D3.8, R2.3: who looks at what became of money is shown nothing else in its place, below a finger that was meant for it. */
import type { HttpCallName } from "#shared/contract/index.ts";
import { order } from "../../e2e/limit-page.ts";
import type { Page } from "./harness/test.ts";
import { lieTo } from "./hostile/liar.ts";
import { addLocks } from "./page-locks.ts";
import { expect, test } from "./pages.ts";

/** The terms of a pair that come only once they are let go. */
async function holdTerms(page: Page, coin: string) {
  const liar = await lieTo(page);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const call: HttpCallName = "convert.limit";
  liar.delay((asked) => (asked.call === call && asked.requestText.includes(coin) ? held : undefined));
  return { liar, release };
}

test("a price that was still waited for does not open over the state of another conversion", async ({
  page,
  signIn,
  exchange,
  tolerated,
  convert,
}) => {
  tolerated.push(/./);
  await page.addInitScript(addLocks);
  const { release } = await holdTerms(page, "ETH");
  await signIn();
  await convert.open();
  await convert.getQuote("0.01");
  await exchange.fault({ call: "convert.execute", dropAfterHandling: true, times: 1 });
  await exchange.fault({ call: "outcome.lookup", status: 503 });
  await convert.confirm.click();
  await page.getByText("Checking the status of your conversion").waitFor();
  await page.goto("/user/assets/exchange/index?from=ETH&to=USDT");
  await convert.pay.fill("1");
  await convert.getPrice.click();
  await page.getByRole("button", { name: "View status" }).click();
  const status = page.getByRole("dialog", { name: "Status of your conversion" });
  await expect(status).toBeVisible();
  // What one conversion may be is told with the terms.
  const range = page.locator("dd").filter({ hasText: /– .* ETH/ });
  await expect(range).toHaveCount(0);
  release();
  await range.first().waitFor();
  await expect(status).toBeVisible();
  await expect(convert.confirm).toHaveCount(0);
  await status.getByRole("button", { name: "Close" }).last().click();
  await expect(status).toHaveCount(0);
  // It is asked for by a press alone.
  expect(await exchange.seen("convert.quote")).toBe(1);
  await convert.getPrice.click();
  await expect(convert.confirm).toBeVisible();
});

test("a review that was still waited for does not come once the state of a cancellation was looked at", async ({
  page,
  signIn,
  exchange,
  tolerated,
  limit,
}) => {
  tolerated.push(/./);
  await page.addInitScript(addLocks);
  const { release } = await holdTerms(page, "ETH");
  const { token } = await signIn();
  await order(exchange, token);
  await limit.goto();
  await limit.open.getByRole("button", { name: "Cancel" }).click();
  await exchange.fault({ call: "limitOrder.cancel", dropAfterHandling: true, times: 1 });
  await exchange.fault({ call: "outcome.lookup", status: 503 });
  await page.getByRole("dialog").getByRole("button", { name: "Cancel order" }).click();
  await expect.poll(() => exchange.seen("outcome.lookup")).toBeGreaterThan(0);
  await page.goto("/user/assets/exchange/index?mode=limit&from=ETH&to=USDT");
  await limit.pay.fill("1");
  await limit.price.fill("9000");
  await limit.review.click();
  await page.getByRole("button", { name: "View status" }).click();
  const status = page.getByRole("dialog", { name: /^Status of/ });
  // Called back is not paid.
  await expect(status).toContainText(/Amount\s*0\.10 BTC/);
  // Where the market is stands there in its place once the terms are.
  const plain = page.getByText("Fills when the market reaches your limit price");
  await expect(plain).toBeVisible();
  release();
  await expect(plain).toHaveCount(0);
  await expect(status).toBeVisible();
  await status.getByRole("button", { name: "Close" }).last().click();
  await expect(status).toHaveCount(0);
  await expect(limit.reviewDialog).toHaveCount(0);
});
