/** F2c.1, F6c.7, F6d.3, D5.3: what waits and what moves, where a part of it cannot be read. */
import { describe } from "vitest";
import { order } from "../../e2e/limit-page.ts";
import type { NodePage } from "./harness/page.ts";
import { until } from "./harness/until.ts";
import { expect, test } from "./pages.ts";

const overview = "/user/assets/?lang=en";
const main = (page: NodePage) => page.getByRole("main");
const needs = (page: NodePage) => main(page).getByRole("region", { name: "Needs you" });
const moving = (page: NodePage) => main(page).getByRole("region", { name: "On its way" });
async function comeBack(page: NodePage): Promise<void> {
  await page.setOffline(true);
  await page.setOffline(false);
}
/** Three small balances: one notice that needs no records. */
const small = { DOGE: "20", XRP: "2", TRX: "12", BTC: "0.5" };

describe("a read that the overview's cards are made of", () => {
  test.for([
    ["withdraw.records", needs, "Withdrawals can't be read right now."],
    ["deposit.records", needs, "Deposits can't be read right now."],
    ["limitOrder.list", moving, "Open orders can't be read right now."],
    ["batch.list", needs, "Small balances can't be read right now."],
  ] as const)(
    "%s, is named where it is lost",
    async ([call, card, words], { page, signIn, exchange, tolerated }) => {
      tolerated.push(/./);
      await signIn(small);
      await exchange.fault({ call, status: 400 });
      await page.goto(overview);
      await expect(card(page)).toContainText(words);
      // One notice counts, the one of small balances; a line that names what is missing does not.
      await expect(card(page).locator("header span")).toHaveText(
        card === moving || call === "batch.list" ? [] : ["1"],
      );
      await expect(main(page).locator("li[data-stale]")).toHaveCount(0);
    },
  );

  test("is made where the profile does not come, too", async ({ page, exchange, tolerated }) => {
    tolerated.push(/./);
    const { account, token } = await exchange.createPerson({ BTC: "0.1" }, { kycRegion: "IND" });
    await page.addCookies([{ name: "test-token", value: token }]);
    await exchange.settings({ depositBlockMs: 3_600_000 });
    await exchange.deposit({ account, coin: "USDT", chain: "TRX", amount: "25" });
    await exchange.fault({ call: "profile.get", status: 400 });
    await page.goto(overview);
    await expect(moving(page)).toContainText(/Deposit of .?25\.00.USDT/);
  });

  test("leaves what was read before, marked until it is read again", async ({
    page,
    signIn,
    exchange,
    tolerated,
  }) => {
    tolerated.push(/./);
    const { token } = await signIn({ BTC: "0.5" });
    await order(exchange, token, { fromAmount: "0.1", limitPrice: "120000" });
    await page.goto(overview);
    const marked = moving(page).locator("li[data-stale]");
    await expect(moving(page)).toContainText(/0\.10 BTC/);
    await expect(marked).toHaveCount(0);
    await exchange.fault({ call: "limitOrder.list", status: 400 });
    page.quicken(8);
    // An answer is fresh for five seconds; then who comes back loads again.
    await until(async () => {
      await comeBack(page);
      const said = moving(page).getByText("Open orders can't be read right now.");
      await until(async () => {
        if ((await said.count()) === 0) throw new Error("what was read is still fresh");
      }, 500);
    });
    await expect(marked).toHaveCount(1);
    await expect(marked).toContainText(/0\.10 BTC/);
    await exchange.reset();
    await comeBack(page);
    await expect(moving(page)).not.toContainText("can't be read");
    await expect(marked).toHaveCount(0);
  });

  test("leaves deposits of before marked, where nobody reports and nothing is read", async ({
    page,
    exchange,
    tolerated,
  }) => {
    tolerated.push(/./);
    const { account, token } = await exchange.createPerson({ BTC: "0.1" }, { kycRegion: "IND" });
    await page.addCookies([{ name: "test-token", value: token }]);
    await exchange.settings({ depositBlockMs: 3_600_000 });
    await exchange.deposit({ account, coin: "USDT", chain: "TRX", amount: "25" });
    page.quicken(8);
    await page.goto(overview);
    await expect(moving(page)).toContainText(/Deposit of .?25\.00.USDT/);
    await exchange.fault({ call: "deposit.records", status: 400 });
    await exchange.feed("refuse");
    await exchange.feed("drop-all");
    const marked = moving(page).locator("li[data-stale]");
    await expect(marked).toContainText(/Deposit of .?25\.00.USDT/);
    await expect(moving(page)).toContainText("Deposits can't be read right now.");
    await exchange.settings({ depositBlockMs: 1 });
  });

  test("holds up none of the others for longer than a few seconds", async ({ page, signIn, exchange }) => {
    const { token } = await signIn({ BTC: "0.5" });
    await order(exchange, token, { fromAmount: "0.1", limitPrice: "120000" });
    await exchange.fault({ call: "deposit.records", latencyMs: 10_000 });
    page.quicken(4);
    await page.goto(overview);
    await expect(moving(page)).toContainText(/0\.10 BTC/);
  });
});
