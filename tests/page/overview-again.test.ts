/** F2c.1, D5.3, D5.6, D10.15. */
import { describe } from "vitest";
import { order } from "../../e2e/limit-page.ts";
import type { NodePage } from "./harness/page.ts";
import { until } from "./harness/until.ts";
import { expect, test } from "./pages.ts";

const overview = "/user/assets/?lang=en";
const main = (page: NodePage) => page.getByRole("main");
const rows = (page: NodePage) => main(page).locator("tr[data-coin]");
const total = (page: NodePage) => main(page).locator("[data-total]");

describe("figures that could not be read again", () => {
  test("look it, say it, and are live again once they could", async ({
    page,
    signIn,
    exchange,
    tolerated,
  }) => {
    tolerated.push(/./);
    await signIn({ BTC: "1" });
    await page.goto(overview);
    await expect(total(page)).toHaveText(/^\d{2},\d{3}/);
    const stale = main(page).locator("[data-stale] [data-total]");
    await expect(stale).toHaveCount(0);
    await exchange.fault({ call: "assets.overview", status: 400 });
    // An answer is fresh for five seconds; then who comes back loads again.
    await until(async () => {
      await page.setOffline(true);
      await page.setOffline(false);
      const said = main(page).getByText("Your assets could not be read again.");
      await until(async () => {
        if ((await said.count()) === 0) throw new Error("what was read is still fresh");
      }, 1_000);
    });
    await expect(stale).toHaveCount(1);
    await exchange.reset();
    await main(page).getByRole("button", { name: "Try again" }).click();
    await expect(main(page)).not.toContainText("could not be read again");
    await expect(stale).toHaveCount(0);
  });

  test("of what can be used leave what is frozen unknown, until they could", async ({
    page,
    signIn,
    exchange,
    tolerated,
  }) => {
    tolerated.push(/./);
    const person = await signIn({ BTC: "0.5" });
    await page.goto(overview);
    const frozen = rows(page).first().locator(".frozen");
    await expect(frozen).toHaveText("—");
    await expect.poll(() => exchange.isWatching(person, "wallet")).toBe(true);
    await exchange.fault({ call: "convert.coins", status: 400 });
    await order(exchange, person.token, { fromAmount: "0.1", limitPrice: "120000" });
    await expect(main(page).locator("[data-stale] [data-total]")).toHaveCount(1);
    await expect(frozen).toHaveText("Not known");
    await rows(page).first().getByRole("button", { name: "Details of BTC" }).click();
    const parts = main(page).getByRole("table", { name: "BTC by account" });
    await expect(parts).toContainText("Not known");
    await main(page).getByRole("button", { name: "Hide amounts" }).click();
    await expect(main(page)).not.toContainText("Not known");
    await main(page).getByRole("button", { name: "Show amounts" }).click();
    await exchange.reset();
    // It may be read again by itself, now or in the middle of this.
    const idle = main(page).locator('button:not([aria-disabled="true"])');
    const again = main(page).getByRole("button", { name: "Try again" }).and(idle);
    await expect
      .poll(async () => {
        if ((await again.count()) > 0) await again.click();
        return frozen.textContent();
      })
      .toBe("0.10");
    await expect(main(page)).not.toContainText("could not be read again");
    await expect(main(page).locator("[data-stale] [data-total]")).toHaveCount(0);
  });

  test("of what can be used hold up what is owned no longer than a few seconds", async ({
    page,
    signIn,
    exchange,
  }) => {
    const person = await signIn({ BTC: "0.5" });
    await page.goto(overview);
    await expect(rows(page)).toHaveCount(1);
    await expect.poll(() => exchange.isWatching(person, "wallet")).toBe(true);
    await exchange.fault({ call: "convert.coins", latencyMs: 20_000 });
    page.quicken(4);
    await order(exchange, person.token, { fromAmount: "0.1", limitPrice: "120000" });
    await expect(rows(page).first().locator(".frozen")).toHaveText("Not known");
  });

  test("of an hour ago by their own word look it and say it, until they are of now", async ({
    page,
    signIn,
    exchange,
  }) => {
    await signIn({});
    const asOf = (snapshotTime: number) => {
      const account = {
        accountType: "FUND",
        totalEquity: "5000",
        valuationCurrency: "USD",
        snapshotTime: String(snapshotTime),
        coinDetail: [],
      };
      const result = { totalEquity: "5000", list: [account], kycLevel: "LEVEL_1" };
      return exchange.fault({ call: "assets.overview", retCode: 0, result });
    };
    await asOf(Date.now() - 3_600_000);
    await page.goto(overview);
    await expect(total(page)).toContainText("5,000");
    await expect(main(page)).toContainText(/These are your assets as of .*\d\d:\d\d/);
    await expect(main(page).locator("[data-stale] [data-total]")).toHaveCount(1);
    await exchange.reset();
    await asOf(Date.now() - 60_000);
    await main(page).getByRole("button", { name: "Try again" }).click();
    await expect(main(page)).not.toContainText("These are your assets as of");
    await expect(main(page).locator("[data-stale] [data-total]")).toHaveCount(0);
  });

  test("that name no coin of what is there are not called none", async ({ page, signIn, exchange }) => {
    await signIn({});
    const account = {
      accountType: "Earn",
      totalEquity: "5000",
      valuationCurrency: "USD",
      snapshotTime: "1790000000000",
      coinDetail: [],
    };
    const result = { totalEquity: "5000", list: [account], kycLevel: "LEVEL_1" };
    await exchange.fault({ call: "assets.overview", retCode: 0, result });
    await page.goto(overview);
    await expect(total(page)).toContainText("5,000");
    await expect(main(page)).not.toContainText("No coins yet");
  });

  test("that leave out most of what is there take nothing of it away", async ({ page, signIn, exchange }) => {
    await signIn({});
    const account = {
      accountType: "FUND",
      totalEquity: "5000",
      valuationCurrency: "USD",
      snapshotTime: String(Date.now()),
      coinDetail: [{ coin: "USDT", equity: "10" }],
    };
    const result = { totalEquity: "5000", list: [account], kycLevel: "LEVEL_1" };
    await exchange.fault({ call: "assets.overview", retCode: 0, result });
    await page.goto(overview);
    await expect(total(page)).toContainText("5,000");
    await expect(main(page)).toContainText("do not add up to its own total");
  });
});

test("the sum calls its prices live only while they are", async ({ page, signIn, exchange, tolerated }) => {
  tolerated.push(/./);
  await signIn({ BTC: "0.5" });
  await page.goto(overview);
  const card = page.getByRole("region", { name: "Total value" });
  // Nobody trades here: a price is of now once it is told.
  const told = async (): Promise<string> => {
    await exchange.market({ symbol: "BTCUSDT", price: "94000.00" });
    return card.innerText();
  };
  await expect.poll(told).toContain("24h, at live prices");
  await exchange.feed("refuse");
  await exchange.feed("drop-all");
  await expect(card).toContainText("24h change");
  await exchange.feed("accept");
  await expect.poll(told).toContain("24h, at live prices");
});
