/** D5.4: the page counts by its own clock what a worker has learned by another one. */
import { afterEach } from "vitest";
import { clocks } from "./harness/node-worker.ts";
import { expect, test } from "./harness/test.ts";

const hours = 3_600_000;
afterEach(() => {
  clocks.apartMs = 0;
});

test.for([
  ["slept before it began, and the page's clock stood still", 3 * hours],
  ["has been put back before it began", -3 * hours],
] as const)(
  "a price is held for its seconds where the worker is a second one: the machine %s",
  async ([, apartMs], { page, signIn, tolerated }) => {
    tolerated.push(/./);
    await signIn();
    await page.goto("/user/assets/exchange/index?from=BTC&to=USDT");
    await page.getByRole("textbox", { name: /^You pay/ }).fill("0.01");
    await expect(page.locator('[data-quote][data-field="lastPrice"]').first()).toHaveText(/\d/);
    clocks.apartMs = apartMs;
    await page.crashWorker();
    await page.getByRole("button", { name: "Get quote" }).click();
    await expect(page.getByText(/^Quote expires in 1\d seconds$/)).toBeVisible();
  },
);
