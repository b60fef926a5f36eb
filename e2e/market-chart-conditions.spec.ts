/** R2.16, D5.5. */
import { faults } from "./axe.ts";
import { steps, test } from "./chart-test.ts";
import { ConvertPage } from "./convert-page.ts";
import { expect } from "./test.ts";

// It turns what belongs to the whole exchange.
test.use({ ownExchange: {} });

test.describe("the chart", () => {
  test.describe("when the line breaks", () => {
    test.use({ tolerated: /WebSocket|Failed to load resource/ });

    test("looks stale, then lives again without a hole", { tag: "@full" }, async ({
      convert,
      chart,
      exchange,
    }) => {
      await convert.open();
      await chart.seeLive();
      const coloured = async () => [...(await chart.painted("--up")), ...(await chart.painted("--down"))];
      await expect.poll(coloured).toContain("line");
      await exchange.feed("refuse");
      await exchange.feed("drop-all");
      await expect(chart.view).toHaveAttribute("data-feed", "stale");
      await expect.poll(coloured).toEqual([]);
      expect(await chart.painted("--ink")).toEqual([]);
      await expect(chart.view.locator('[data-part="line"]')).toBeVisible();
      await exchange.feed("accept");
      await chart.seeLive();
      await expect.poll(coloured).toContain("line");
      await chart.show("Table");
      await expect.poll(async () => new Set(steps(await chart.times()))).toEqual(new Set([15]));
    });

    test("that cannot be loaded says so, and tries again", { tag: "@full" }, async ({
      page,
      chart,
      exchange,
    }) => {
      await exchange.fault({ call: "market.klines", status: 500 });
      await exchange.feed("refuse");
      await page.goto(`${ConvertPage.path}?from=BTC&to=USDT`);
      const error = page.getByRole("alert").filter({ hasText: "Couldn't load the chart" });
      await expect(error).toBeVisible();
      await exchange.reset();
      // The list alone is mended: what is drawn of it does not look live.
      await exchange.feed("refuse");
      await error.getByRole("button", { name: "Try again" }).click();
      await expect(error).toBeHidden();
      await expect(chart.view).toHaveAttribute("data-feed", "stale");
      await expect(chart.slider).toHaveAttribute("aria-valuemax", "96");
      expect(await chart.painted("--up")).toEqual([]);
      await exchange.feed("accept");
      await chart.seeLive();
    });

    test("draws from the feed alone when only the list fails", { tag: "@full" }, async ({
      convert,
      chart,
      exchange,
    }) => {
      await exchange.fault({ call: "market.klines", status: 500 });
      await convert.open();
      await chart.seeLive();
      await expect(chart.slider).toHaveAttribute("aria-valuemax", "96");
    });
  });

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

    test("is pointed at with a finger, and nothing reaches past the page's edge", { tag: "@full" }, async ({
      page,
      convert,
      chart,
      exchange,
    }) => {
      await exchange.market({ freeze: true });
      await convert.open();
      await chart.seeLive();
      const newest = await chart.slider.getAttribute("aria-valuetext");
      await chart.slider.tap({ position: { x: 60, y: 60 } });
      await expect(chart.slider).not.toHaveAttribute("aria-valuetext", newest ?? "");
      // It stays to be read when the finger is gone.
      expect(Number(await chart.slider.getAttribute("aria-valuenow"))).toBeLessThan(40);
      const wide = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      for (const kind of ["Candles", "Table"] as const) {
        await chart.show(kind);
        expect(await wide()).toBe(0);
      }
      // The spans that have no room in the head.
      await chart.interval.tap();
      await page.getByRole("menuitemradio", { name: "1y" }).tap();
      await expect(page.getByRole("radio", { name: "1y" })).toBeChecked();
      await expect(chart.interval).toHaveAccessibleName("Candle interval: 1 day");
      expect(await wide()).toBe(0);
    });
  });

  for (const colorScheme of ["light", "dark"] as const) {
    test.describe(colorScheme, () => {
      test.use({ colorScheme, contextOptions: { reducedMotion: "reduce" } });
      test("has nothing for axe to find, in no shape", { tag: "@full" }, async ({ page, convert, chart }) => {
        await convert.open({ from: "SOL", to: "ETH" });
        await chart.seeLive();
        for (const kind of ["Line", "Candles", "Table"] as const) {
          await chart.show(kind);
          await expect(kind === "Table" ? chart.table : chart.slider).toBeVisible();
          expect(await faults(page, "section:has([data-chart])"), kind).toEqual([]);
        }
      });
    });
  }
});
