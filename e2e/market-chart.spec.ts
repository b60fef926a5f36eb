/** R2.16, D5.5. */
import { steps, test } from "./chart-test.ts";
import { ConvertPage } from "./convert-page.ts";
import { tabTo } from "./keyboard.ts";
import { expect } from "./test.ts";

// It turns what belongs to the whole exchange.
test.use({ ownExchange: {} });

const quarterMs = 900_000;

test.describe("the chart", () => {
  test("follows the market candle by candle, in the line, in candles and in the table", async ({
    convert,
    chart,
    exchange,
  }) => {
    await exchange.market({ freeze: true });
    await convert.open();
    await chart.seeLive();
    await exchange.market({ symbol: "BTCUSDT", price: "94875.25" });
    await expect(chart.figure("close")).toHaveText("94,875.25");
    await exchange.market({ symbol: "BTCUSDT", price: "96123.75" });
    await expect(chart.figure("close")).toHaveText("96,123.75");
    await expect(chart.figure("high")).toHaveText("96,123.75");
    expect(await chart.painted("--up")).toEqual(["area", "line"]);
    expect(await chart.painted("--ink")).toContain("now");
    await chart.show("Candles");
    expect(await chart.view.getAttribute("data-chart")).toBe("candles");
    // Falling ones are drawn in their colour, which a rising line has not.
    await expect
      .poll(() => chart.painted("--down"))
      .toEqual(expect.arrayContaining(["down", "downWicks", "downVolume"]));
    await expect
      .poll(() => chart.painted("--up"))
      .toEqual(expect.arrayContaining(["up", "upWicks", "upVolume"]));
    await chart.show("Table");
    const newest = chart.table.getByRole("row").nth(1);
    await expect(newest).toContainText("96,123.75");
    await exchange.market({ symbol: "BTCUSDT", price: "96200.00" });
    await expect(newest).toContainText("96,200.00");
    // Kept on this device.
    await chart.page.reload();
    await expect(newest).toContainText("96,200.00");
  });

  test("shows each interval, chosen by keyboard", { tag: "@full" }, async ({ page, convert, chart }) => {
    await convert.open();
    await chart.seeLive();
    await expect(chart.interval).toHaveAccessibleName("Candle interval: 15 minutes");
    await tabTo(page, chart.interval);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menuitemradio")).toHaveCount(13);
    await expect(page.getByRole("menuitemradio", { name: "15 minutes" })).toBeChecked();
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await expect(chart.interval).toHaveAccessibleName("Candle interval: 1 month");
    await expect(chart.interval).toBeFocused();
    await expect(page.getByRole("radio", { name: "24h" })).not.toBeChecked();
    await chart.show("Table");
    // Months of UTC, whatever their length.
    await expect
      .poll(async () => (await chart.times()).slice(1, 30).every((one) => / 1, /.test(one)))
      .toBe(true);
    await chart.chooseInterval("1 minute");
    await expect.poll(async () => new Set(steps(await chart.times()))).toEqual(new Set([1]));
    await page.getByRole("radio", { name: "7d" }).check({ force: true });
    await expect(chart.interval).toHaveAccessibleName("Candle interval: 1 hour");
    await expect.poll(async () => new Set(steps(await chart.times()))).toEqual(new Set([60]));
  });

  test("is pointed at by keyboard, and says what is there", { tag: "@full" }, async ({
    page,
    convert,
    chart,
    exchange,
  }) => {
    await exchange.market({ freeze: true });
    await convert.open();
    await chart.seeLive();
    await tabTo(page, chart.slider);
    const said = () => chart.slider.getAttribute("aria-valuetext");
    const newest = await said();
    expect(newest).toMatch(
      /^\w+ \d+, \d\d:\d\d, Open [\d,.]+, High [\d,.]+, Low [\d,.]+, Close [\d,.]+, Volume .+ BTC$/,
    );
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await expect.poll(said).not.toBe(newest);
    await expect(chart.slider).toHaveAttribute("aria-valuenow", "93");
    const timeOf = (text: string | null) =>
      Date.parse(`${(text ?? "").split(", ").slice(0, 2).join(" 2026 ")} UTC`);
    expect(timeOf(newest) - timeOf(await said())).toBe(3 * quarterMs);
    await expect(chart.view).toContainText((await said())?.match(/Close ([\d,.]*\d)/)?.[1] ?? "no close");
    // The crosshair is drawn there, with its figure at the scale in ink.
    expect(await chart.painted("--control")).toEqual(["cross", "cross"]);
    expect(await chart.painted("--ink")).toContain("cross");
    await page.keyboard.press("Escape");
    await expect.poll(said).toBe(newest);
    expect(await chart.painted("--control")).toEqual([]);
    expect(await chart.painted("--ink")).toEqual(["now"]);
    await page.keyboard.press("Home");
    await expect(chart.slider).toHaveAttribute("aria-valuenow", "1");
    await page.keyboard.press("End");
    await expect(chart.slider).toHaveAttribute("aria-valuenow", "96");
    await page.keyboard.press("PageDown");
    await expect(chart.slider).toHaveAttribute("aria-valuenow", "86");
  });

  test("is pointed at by mouse, and lets go when the mouse leaves", { tag: "@full" }, async ({
    convert,
    chart,
    exchange,
  }) => {
    await exchange.market({ freeze: true });
    await convert.open();
    await chart.seeLive();
    const newest = await chart.slider.getAttribute("aria-valuetext");
    await chart.slider.hover({ position: { x: 120, y: 60 } });
    await expect(chart.slider).not.toHaveAttribute("aria-valuetext", newest ?? "");
    await convert.pay.hover();
    await expect(chart.slider).toHaveAttribute("aria-valuetext", newest ?? "");
  });

  test("is painted anew when the theme changes", { tag: "@full" }, async ({ page, convert, chart }) => {
    await convert.open();
    await chart.seeLive();
    await expect.poll(() => chart.painted("--ink")).toEqual(["now"]);
    const light = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue("--up"),
    );
    await page.emulateMedia({ colorScheme: "dark" });
    const dark = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--up"));
    await expect.poll(dark).not.toBe(light);
    await expect.poll(() => chart.painted("--ink")).toEqual(["now"]);
    expect([...(await chart.painted("--up")), ...(await chart.painted("--down"))]).toContain("line");
  });

  test("runs from left to right in Arabic, with Latin digits and its words mirrored", {
    tag: "@full",
  }, async ({ page, convert, chart }) => {
    await convert.open({ lang: "ar-SA" });
    const slider = page.getByRole("slider");
    await expect(slider).toBeVisible();
    const before = (await slider.getAttribute("aria-valuenow")) ?? "";
    await slider.focus();
    await page.keyboard.press("ArrowLeft");
    await expect(slider).toHaveAttribute("aria-valuenow", String(Number(before) - 1));
    expect(await slider.getAttribute("aria-valuetext")).not.toMatch(/[\u0660-\u0669]/);
    const box = await chart.view.boundingBox();
    const first = await chart.view.locator("[data-legend] > *").first().boundingBox();
    const last = await chart.view.locator("[data-legend] > *").last().boundingBox();
    expect(first?.x ?? 0).toBeGreaterThan(last?.x ?? 0);
    // The scale is at the right all the same.
    const scale = await chart.view.locator('[data-label="now"] rect').boundingBox();
    expect(scale?.x ?? 0).toBeGreaterThan((box?.x ?? 0) + (box?.width ?? 0) / 2);
    const pageWidth = await page.evaluate(() => document.documentElement.clientWidth);
    expect((scale?.x ?? 0) + (scale?.width ?? 0)).toBeLessThanOrEqual(pageWidth);
  });

  test.describe("in another time zone", () => {
    test.use({ timezoneId: "Asia/Tokyo" });
    test("has the reader's own clock", { tag: "@full" }, async ({ convert, chart }) => {
      await convert.open();
      await chart.seeLive();
      const hour = new Intl.DateTimeFormat("en", {
        timeZone: "Asia/Tokyo",
        hour: "2-digit",
        hourCycle: "h23",
      });
      const now = Math.floor(Date.now() / quarterMs) * quarterMs;
      // The quarter may end while one looks.
      const hours = [now, now + quarterMs].map((at) => `, ${hour.format(at)}:`);
      const text = (await chart.view.locator("[data-legend]").textContent()) ?? "";
      expect(
        hours.some((one) => text.includes(one)),
        text,
      ).toBe(true);
    });
  });

  test("of a pair without a market of its own says which it shows, and computes the pair on request", {
    tag: "@full",
  }, async ({ page, convert, chart, exchange }) => {
    await exchange.market({ freeze: true });
    await exchange.market({ symbol: "SOLUSDT", price: "200.00" });
    await exchange.market({ symbol: "ETHUSDT", price: "3200.00" });
    await convert.open({ from: "SOL", to: "ETH" });
    await chart.seeLive();
    await expect(page.getByRole("radio", { name: "SOL/USDT" })).toBeChecked();
    await expect(chart.figure("close")).toHaveText("200.00");
    await page.getByRole("radio", { name: "SOL/ETH" }).check({ force: true });
    await expect(chart.figure("close")).toHaveText("0.0625000");
    await expect(chart.slider).toHaveAccessibleName("Price chart, SOL/ETH");
    await expect(chart.figure("high")).toHaveCount(0);
    await exchange.market({ symbol: "ETHUSDT", price: "4000.00" });
    await expect(chart.figure("close")).toHaveText("0.0500000");
    // Highs and lows are not known: candles are not offered.
    await expect(page.getByRole("radio", { name: "Candles" })).toHaveCount(0);
  });

  test("points out the limit price of a limit order, and turns to the pair that it is a price of", {
    tag: "@full",
  }, async ({ page, chart, signIn }) => {
    await signIn();
    await page.goto(`${ConvertPage.path}?mode=limit&from=SOL&to=ETH`);
    await chart.seeLive();
    await expect(page.getByRole("radio", { name: "SOL/USDT" })).toBeChecked();
    const wanted = page.getByRole("textbox", { name: /^Limit price/ });
    await wanted.fill("0.06");
    await expect(page.getByRole("radio", { name: "SOL/ETH" })).toBeChecked();
    await expect(chart.view).toContainText("Limit price 0.06");
    await expect(chart.view.locator('[data-label="mark"]')).toContainText("0.06");
    // It stays there while one types.
    await wanted.fill("");
    await expect(chart.view).not.toContainText("Limit price");
    await expect(page.getByRole("radio", { name: "SOL/ETH" })).toBeChecked();
  });
});
