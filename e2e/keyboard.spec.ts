/** D5.6. */
import { galleryPath, test as galleryTest } from "./gallery.ts";
import { reachable, tabAround, tabTo } from "./keyboard.ts";
import { expect, quick, test } from "./test.ts";

const pages = {
  convert: "/user/assets/exchange/index",
  overview: "/user/assets/",
  history: "/user/assets/exchange/history",
} as const;

test.describe("by keyboard alone", () => {
  for (const [name, path] of Object.entries(pages)) {
    for (const width of [390, 1440]) {
      test(
        `Tab goes around ${name}, each stop is seen, none is left out (${width} px)`,
        quick(name === "convert" && width < 768),
        async ({ page, signIn }) => {
          await page.setViewportSize({ width, height: 900 });
          await signIn();
          await page.goto(path);
          if (name === "history") await expect(page.getByText("No conversions yet")).toBeVisible();
          else await expect(page.locator("[data-quote]").first()).toHaveText(/\d/);
          for (const figure of await page.locator("[data-quote]:visible").all()) {
            await expect(figure).toHaveText(/\d/);
          }
          await expect(page.locator("footer[data-mode]")).toBeAttached();
          if (name === "convert") {
            // What comes when the page is idle.
            await expect(page.getByRole("slider", { name: /^Price chart/ })).toBeVisible();
            await expect(page.locator("[data-coin-row]")).toHaveCount(8);
            await expect(page.locator("summary").filter({ hasText: "What is a quote?" })).toBeAttached();
          }
          const expected = await reachable(page);
          const stops = await tabAround(page);
          expect(stops.filter(({ isSeen }) => !isSeen)).toEqual([]);
          expect(stops.length, stops.map((stop) => stop.name).join("\n")).toBe(expected);
          expect(stops[0]?.name).toContain("Skip to content");
        },
      );
    }
  }

  for (const [path, shown] of [
    ["withdraw?coin=USDT&chain=TRX", "input[name=amount]"],
    ["exportStatement?kind=FUNDING", "main input[type=date]"],
    ["exchange/index?from=BTC&to=USDT", "[data-picture]"],
  ] as const) {
    test(`Tab leads to nothing that a bar of the phone lies over (${path})`, async ({ page, signIn }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await signIn();
      await page.goto(`/user/assets/${path}&lang=en`);
      await expect(page.locator(shown).first()).toBeAttached();
      await expect(page.locator("footer[data-mode]")).toBeAttached();
      const under = (): Promise<string | null> =>
        page.evaluate(() => {
          const stop = document.activeElement;
          if (stop === null || stop.closest("main") === null) return null;
          const { left, width, top, height } = stop.getBoundingClientRect();
          const over = document.elementFromPoint(left + width / 2, top + height / 2);
          const isBar = over?.closest("[data-bottom-bar], header") !== null && !over?.contains(stop);
          return isBar && stop.closest("[data-bottom-bar]") === null ? stop.outerHTML.slice(0, 80) : null;
        });
      const covered: string[] = [];
      for (const key of [...Array<string>(40).fill("Tab"), ...Array<string>(40).fill("Shift+Tab")]) {
        await page.keyboard.press(key);
        const stop = await under();
        if (stop !== null) covered.push(`${key}: ${stop}`);
      }
      expect(covered).toEqual([]);
    });
  }

  test("the skip link leads past the header", async ({ page, convert, signIn }) => {
    await signIn();
    await convert.open();
    const skip = page.getByRole("link", { name: "Skip to content" });
    await tabTo(page, skip);
    await expect(skip).toBeInViewport();
    expect((await skip.boundingBox())?.height).toBeGreaterThan(24);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
  });

  test("a whole conversion, with a step, a swap and a change of mind", async ({ page, convert, signIn }) => {
    await signIn();
    await convert.open();
    await tabTo(page, page.getByRole("button", { name: "Coin to receive: USDT. Change" }));
    await page.keyboard.press("Enter");
    const search = page.getByRole("combobox", { name: "Coin code or name" });
    await expect(search).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Coin to receive: USDT. Change" })).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.type("sol");
    await expect(page.getByRole("option").first()).toContainText("Solana");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Coin to receive: SOL. Change" })).toBeFocused();

    await tabTo(page, page.getByRole("main").getByRole("button", { name: "25%" }));
    await page.keyboard.press("Enter");
    await expect(convert.pay).toHaveValue("0.125");
    await tabTo(page, convert.getPrice);
    await page.keyboard.press("Enter");
    await expect(convert.confirm).toBeVisible();

    // The focus stays within the dialog, however far one goes, and comes back to where it was.
    const inside = () =>
      page.evaluate(() => {
        const at = document.activeElement;
        return at === document.body || at?.closest("dialog[open]") !== null;
      });
    for (let steps = 0; steps < 8; steps += 1) {
      await page.keyboard.press(steps < 5 ? "Tab" : "Shift+Tab");
      expect(await inside()).toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect(convert.confirmDialog).toBeHidden();
    await expect(convert.getPrice).toBeFocused();
    await page.keyboard.press("Enter");
    await tabTo(page, convert.confirm);
    await page.keyboard.press("Enter");
    await tabTo(page, convert.result.getByRole("button", { name: "Done" }));
    await page.keyboard.press("Enter");
    await expect(convert.result).toBeHidden();
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  });

  test("the header's menus and the account's panel", async ({ page, convert, signIn }) => {
    await signIn();
    await convert.open();
    const html = page.locator("html");
    const theme = page.getByRole("button", { name: "Theme" });
    await tabTo(page, theme);
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("menu")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menu")).toHaveCount(0);
    await expect(theme).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.press("d");
    await expect(page.getByRole("menuitemradio", { name: "Dark" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(html).toHaveCSS("color-scheme", "dark");
    await expect(theme).toBeFocused();

    await page.keyboard.press("Shift+Tab");
    await expect(page.getByRole("button", { name: "Language" })).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.press("End");
    await page.keyboard.press("Home");
    await page.keyboard.press("D");
    await expect(page.getByRole("menuitemradio", { name: "Deutsch" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(html).toHaveAttribute("lang", "de-DE");
    await expect(page.getByRole("button", { name: "Sprache" })).toBeFocused();

    await tabTo(page, page.getByRole("button", { name: /^Konto: .*@/ }));
    await page.keyboard.press("Enter");
    const panel = page.getByRole("dialog", { name: /@/ });
    await tabTo(page, panel.getByRole("button", { name: "Abmelden" }));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/login/);
  });

  test("the chart's span and the price list's tabs", { tag: "@full" }, async ({ page, convert, signIn }) => {
    await signIn();
    await convert.open();
    await tabTo(page, page.getByRole("radio", { name: "24h" }));
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("radio", { name: "7d" })).toBeChecked();
    await page.keyboard.press("ArrowLeft");
    await expect(page.getByRole("radio", { name: "24h" })).toBeChecked();
    await tabTo(page, page.getByRole("tab", { selected: true }));
    const tabs = page.getByRole("tab");
    await page.keyboard.press("ArrowRight");
    await expect(tabs.nth(1)).toBeFocused();
    await expect(tabs.nth(1)).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("End");
    await expect(tabs.last()).toBeFocused();
  });
});

galleryTest.describe("by keyboard alone in the gallery", () => {
  // One sample has an icon that does not exist.
  galleryTest.use({ tolerated: /nothing-here\.png/ });

  galleryTest(
    "F8 leads to the toasts, Esc and Tab away from them",
    { tag: "@full" },
    async ({ page, signIn }) => {
      await signIn();
      await page.goto(galleryPath);
      const open = page.getByRole("main").getByRole("button", { name: "process", exact: true });
      // One that does not go by itself.
      await open.focus();
      await page.keyboard.press("Enter");
      const toast = page.locator('[popover] [data-in="true"] [data-toast]');
      await expect(toast).toBeVisible();
      await page.keyboard.press("F8");
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.closest("[popover]") !== null))
        .toBe(true);
      // While it has the focus it stays; its own button dismisses it.
      await tabTo(page, toast.getByRole("button", { name: "Close" }));
      await page.keyboard.press("Enter");
      await expect(toast).toHaveCount(0);
    },
  );

  galleryTest("Tab goes around all parts, each stop is seen", { tag: "@full" }, async ({ page, signIn }) => {
    galleryTest.slow();
    await signIn();
    await page.goto(galleryPath);
    await expect(page.getByRole("main").locator('[data-quote="BTCUSDT"]').first()).toHaveText(/\d/);
    const expected = await reachable(page);
    const stops = await tabAround(page);
    expect(stops.filter(({ isSeen }) => !isSeen)).toEqual([]);
    expect(stops.length, stops.map(({ name }) => name).join("\n")).toBe(expected);
  });
});
