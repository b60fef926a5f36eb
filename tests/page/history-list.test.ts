/** R2.3, D5.6. */
import { describe } from "vitest";
import { idsOf } from "../../e2e/history-page.ts";
import { HistoryView } from "./history-view.ts";
import { expect, test } from "./pages.ts";

const wallet = { BTC: "2", USDT: "9000", ETH: "5" };
const hour = 3_600_000;
const words = { processing: "Processing", failure: "Failed", success: "Completed" };

describe("the list", () => {
  test("grows at its end by itself, then when asked, and says what is shown", async ({
    page,
    signIn,
    exchange,
  }) => {
    const account = await signIn(wallet);
    await exchange.makePast(account.account, 90, hour);
    const ids = await idsOf(exchange, account.token);
    const history = new HistoryView(page);
    await history.open();
    // Everything is in view here: it grows by itself as far as it does without being asked.
    await history.shows(ids.slice(0, 60));
    await expect(history.main.getByText("60 of 90 conversions")).toBeVisible();
    const requests = await exchange.seen("convert.history");
    const said = history.main.getByRole("status").filter({ hasText: "of 90 conversions" });
    await history.main.getByRole("button", { name: "Load more" }).click();
    await history.shows(ids.slice(0, 80));
    await expect(said).toHaveText("80 of 90 conversions");
    // The pages that were there are not requested again.
    expect(await exchange.seen("convert.history")).toBeLessThanOrEqual(requests + 2);
    await history.main.getByRole("button", { name: "Load more" }).click();
    await history.shows(ids);
    await expect(history.main.getByRole("button", { name: "Load more" })).toHaveCount(0);
    await expect(history.main.getByText("90 of 90 conversions")).toBeFocused();
  });

  test("says aloud what a filter leaves, and that it leaves none", async ({ page, signIn, exchange }) => {
    const account = await signIn(wallet);
    await exchange.makePast(account.account, 12, hour);
    const history = new HistoryView(page);
    await history.open();
    const said = history.main.getByRole("status");
    await expect(said.filter({ hasText: "12 of 12 conversions" })).toBeVisible();
    await history.tab("Limit").click();
    await expect(said.filter({ hasText: "No conversions of this type yet" })).toBeVisible();
  });

  test("follows what is being settled", async ({ page, convert, signIn, exchange }) => {
    await signIn();
    await exchange.settings({ holdSettlements: true });
    await convert.open();
    await convert.getQuote("0.01");
    await convert.confirm.click();
    // Leaving the page sooner would take the confirmation back.
    await expect.poll(() => exchange.seen("convert.execute")).toBe(1);
    const history = new HistoryView(page);
    await history.open();
    await expect(history.rows.first()).toContainText(words.processing);
    await exchange.settings({ holdSettlements: false });
    await expect(history.rows.first()).toContainText(words.success);
  });
});

describe("a history that does not load", () => {
  test("says so and loads when asked again; so does a page further down", async ({
    page,
    signIn,
    exchange,
  }) => {
    const account = await signIn(wallet);
    await exchange.makePast(account.account, 45, hour);
    await exchange.fault({ call: "convert.history", retCode: 10_016, retMsg: "no" });
    const history = new HistoryView(page);
    await history.open();
    const failure = history.main.getByRole("alert");
    await expect(failure).toContainText("Couldn't load your history");
    await exchange.reset();
    await failure.getByRole("button", { name: "Try again" }).click();
    await expect(history.rows).toHaveCount(45);

    // The first page comes, the next does not.
    await page.route(/convert\/history|\/history/, async (route) =>
      /[?&]index=1\b/.test(route.url) ? route.fetch() : new Response("", { status: 500 }),
    );
    await page.reload();
    const again = history.main.getByRole("button", { name: "Try again" });
    await expect(again).toBeVisible();
    await expect(history.rows).toHaveCount(20);
    page.network.unroute();
    await again.click();
    await expect(history.rows).toHaveCount(45);
  });
});
