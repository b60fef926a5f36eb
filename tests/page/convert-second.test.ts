/** D3.8, D5.3: a second conversion in one visit. */
import { expect, test } from "./pages.ts";

test("that an answer was lost is not said of another conversion than the one whose was", async ({
  page,
  convert,
  signIn,
  exchange,
  tolerated,
}) => {
  tolerated.push(/./);
  await signIn();
  await exchange.settings({ quoteTtlMs: 120_000 });
  await convert.open({ from: "BTC", to: "USDT" });
  await page.getByRole("link", { name: "Limit" }).click();
  await page.goBack();
  await convert.getQuote("0.01");
  await exchange.fault({ call: "convert.execute", dropAfterHandling: true, times: 1 });
  await exchange.fault({ call: "outcome.lookup", status: 503 });
  await convert.confirm.click();
  await expect(page.getByText("Checking the status of your conversion")).toBeVisible();
  await page.goForward();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goBack();
  await convert.getQuote("0.02");
  await exchange.fault({ call: "convert.execute", answerLatencyMs: 6_000, times: 1 });
  await convert.confirm.click();
  await expect.poll(() => exchange.seen("convert.execute")).toBe(2);
  const sending = page.getByRole("dialog", { name: "Confirm conversion" });
  await expect(sending).toContainText("Converting");
  await expect(sending.getByText("Checking the status of your conversion")).toHaveCount(0);
  await expect(convert.result).toBeVisible();
});

test("why a price is waited for is said, though coins of before still stand there", async ({
  page,
  convert,
  signIn,
  exchange,
  fault,
}) => {
  await signIn();
  await convert.open({ from: "BTC", to: "USDT" });
  await convert.getQuote("0.01");
  await fault({ call: "convert.coins", status: 503, times: 1000 });
  await convert.confirm.click();
  await convert.result.getByRole("button", { name: "Done" }).click();
  await convert.pay.fill("0.02");
  await convert.getPrice.first().click();
  await expect(page.getByText("Couldn't load the coins")).toBeVisible();
  await exchange.reset();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Couldn't load the coins")).toHaveCount(0);
  await expect(convert.confirmDialog).toBeVisible();
});
