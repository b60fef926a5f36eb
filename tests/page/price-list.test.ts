/** R7.14, F2b.15, D5.6. */
import { describe } from "vitest";
import type { Locator, Page } from "./harness/test.ts";
import { until } from "./harness/until.ts";
import { expect, test } from "./pages.ts";

const rows = (page: Page): Locator => page.locator("[data-coin-row]");
const codes = (page: Page): Promise<string[]> =>
  rows(page).evaluateAll((all) => all.map((row) => row.getAttribute("data-coin-row") ?? ""));
const byCode = (a: string, b: string): number => (a < b ? -1 : 1);

/** Figures of one column from the top, as numbers; rows out of view have none. */
const figures = (page: Page, field: string): Promise<number[]> =>
  page
    .locator(`[data-coin-row] [data-field="${field}"]`)
    .evaluateAll((all) =>
      all.map(({ textContent }) =>
        Number((textContent ?? "").replace("\u2212", "-").replace(/[^\d.-]/g, "")),
      ),
    );

describe("the price list", () => {
  test("has popular, hot, new, own and stable coins, and puts a chosen one into the form", async ({
    page,
    convert,
    signIn,
    exchange,
  }) => {
    await exchange.market({ freeze: true });
    await signIn();
    await convert.open();
    const tab = (name: string) => page.getByRole("tab", { name, exact: true });
    await expect(page.getByRole("tab")).toHaveText(["Popular", "Hot", "New", "Yours", "Stablecoins"]);
    await expect.poll(() => codes(page)).toEqual(["BTC", "ETH", "SOL", "XRP", "LINK", "SUI", "DOGE", "PEPE"]);

    await tab("Hot").click();
    // By turnover, as the server counts it; USDT prices the others.
    await expect.poll(async () => (await codes(page)).slice(0, 3)).toEqual(["BTC", "ETH", "SOL"]);
    await expect(rows(page)).toHaveCount(20);

    await tab("New").click();
    await expect(rows(page).first()).toContainText(/Listed \w{3} \d+, \d{4}/);
    await expect(rows(page).first().locator('[data-field="lastPrice"]')).toHaveText(/\d/);

    await tab("Yours").click();
    await expect.poll(async () => (await codes(page)).toSorted(byCode)).toEqual(["BTC", "ETH", "SOL"]);

    await tab("Stablecoins").click();
    await expect.poll(() => codes(page)).toContain("USDC");

    await tab("Hot").click();
    await page.getByRole("button", { name: "Convert to XRP" }).last().focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Coin to receive: XRP. Change" })).toBeVisible();
    await expect(convert.pay).toBeFocused();
    await expect(page.getByRole("slider", { name: "Price chart, BTC/USDT" })).toBeVisible();
  });

  test("has a chart that says a moving candle once, and anew with each step", async ({
    page,
    convert,
    exchange,
  }) => {
    const price = (to: string) => exchange.market({ freeze: true, symbol: "BTCUSDT", price: to });
    await price("94000");
    await convert.open();
    const slider = page.getByRole("slider", { name: "Price chart, BTC/USDT" });
    const close = page.locator("[data-legend] [data-candle=close]");
    await slider.focus();
    await expect(slider).toHaveAttribute("aria-valuetext", /Close 94,000/);
    for (const next of ["95000", "96000"]) {
      await price(next);
      await expect(close).toContainText(`${next.slice(0, 2)},000`);
      await expect(slider).toHaveAttribute("aria-valuetext", /Close 94,000/);
    }
    await page.keyboard.press("End");
    await expect(slider).toHaveAttribute("aria-valuetext", /Close 96,000/);
    await page.keyboard.press("ArrowLeft");
    await expect(slider).not.toHaveAttribute("aria-valuetext", /Close 96,000/);
    await page.keyboard.press("ArrowRight");
    await expect(slider).toHaveAttribute("aria-valuetext", /Close 96,000/);
  });

  test("sorts by a column, the whole of it, and back", async ({ page, convert, exchange }) => {
    await exchange.market({ freeze: true });
    await convert.open();
    await expect(rows(page)).toHaveCount(8);
    const listed = await codes(page);
    const head = (name: string) => page.getByRole("columnheader", { name });
    const change = head("24h").getByRole("button");
    const wait = async (field: string, sign: 1 | -1) => {
      await until(async () => {
        const shown = await figures(page, field);
        expect(shown).toHaveLength(8);
        expect(shown).toEqual(shown.toSorted((a, b) => sign * (a - b)));
      });
    };
    await change.click();
    await expect(head("24h")).toHaveAttribute("aria-sort", "descending");
    await wait("changeRate24H", -1);
    await change.click();
    await expect(head("24h")).toHaveAttribute("aria-sort", "ascending");
    await wait("changeRate24H", 1);
    await head("Live price").getByRole("button").click();
    await wait("lastPrice", -1);
    await head("Coin").getByRole("button").click();
    await expect.poll(() => codes(page)).toEqual(listed.toSorted(byCode));
    await head("Coin").getByRole("button").click();
    await head("Coin").getByRole("button").click();
    await expect.poll(() => codes(page)).toEqual(listed);
  });

  test("finds a coin by its name, and says when there is none", async ({ page, convert, signIn }) => {
    await signIn();
    await convert.open();
    const search = page.getByRole("searchbox", { name: /^Search \d+ coins$/ });
    await search.fill("chainl");
    await expect.poll(() => codes(page)).toEqual(["LINK"]);
    await search.fill("no such coin");
    await expect(page.getByRole("status").filter({ hasText: "No results for" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(rows(page)).toHaveCount(8);
    // Hundreds of rows: only those in sight are there, and the search field is as quick as before.
    await search.fill("a");
    await expect.poll(async () => (await codes(page)).length).toBeGreaterThan(10);
    expect((await codes(page)).length).toBeLessThan(60);
  });

  describe("when a list fails", () => {
    test("says so in its tab, and tries again", async ({ page, convert, exchange }) => {
      await exchange.fault({ call: "market.hot", status: 500 });
      await convert.open();
      await page.getByRole("tab", { name: "Hot" }).click();
      const error = page.getByRole("alert").filter({ hasText: "Couldn't load the price list" });
      await expect(error).toBeVisible();
      await exchange.reset();
      await error.getByRole("button", { name: "Try again" }).click();
      await expect(rows(page)).toHaveCount(20);
    });
  });
});
