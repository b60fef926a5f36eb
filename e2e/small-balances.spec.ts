import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { Decimal, decimal } from "#shared/domain/decimal.ts";
import { written } from "./convert-page.ts";
import type { Wallet } from "./exchange.ts";
import { tabTo } from "./keyboard.ts";
import { SmallPage } from "./small-page.ts";
import { test as base, expect } from "./test.ts";

const test = base.extend<{ small: SmallPage }>({
  small: async ({ page }, use) => use(new SmallPage(page)),
});

/** Prices stand still, so that what is told is what happens. */
test.use({ activity: "0" });

const crumbs: Wallet = { DOGE: "41.07", ADA: "8.2143", XLM: "14.02", NEAR: "1.177" };
const blocked: Wallet = { ATOM: "0.5", XTZ: "3", WLD: "1", PEPE: "4" };

async function faults(page: Page, part = "html"): Promise<string[]> {
  const { violations, passes } = await new AxeBuilder({ page }).include(part).analyze();
  expect(passes.length).toBeGreaterThan(5);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}

test.describe("small balances", () => {
  test("become one coin: what was told is what the books have", async ({ page, small, signIn, exchange }) => {
    const { account } = await signIn({ ...crumbs, USDT: "100" });
    await small.open();
    await small.choose("DOGE", "ADA", "XLM");
    const card = page.getByRole("region", { name: "Convert to" });
    const estimate = await card
      .getByText("You receive, estimated")
      .locator("xpath=following-sibling::dd")
      .textContent();
    const { result } = await small.askPrice();
    expect(new Set(result.exchangeCoins.map(({ fromCoin }) => fromCoin))).toEqual(
      new Set(["ADA", "DOGE", "XLM"]),
    );
    const sum = result.exchangeCoins.reduce((total, { toAmount }) => total.plus(toAmount), new Decimal(0));
    await expect(small.dialog).toHaveAccessibleName("Convert 3 coins to USDT");
    // The form's figure, the firm price's and the books' are one, to the last digit.
    expect(estimate).toBe(written(sum.toFixed(), "USDT"));
    await expect(small.convert).toHaveText(`Convert to \u2066${written(sum.toFixed(), "USDT")}\u2069`);
    for (const { toAmount, feeInfo } of result.exchangeCoins) {
      await expect(small.dialog.getByText(toAmount, { exact: true })).toBeVisible();
      await expect(small.dialog.getByText(feeInfo.amount, { exact: true })).toBeVisible();
    }

    await small.convert.click();
    await expect(small.ended).toHaveText("3 of 3 coins converted");
    await expect(page).toHaveURL(/run=\d+/);
    const funding = await exchange.funding(account);
    expect(funding("USDT")).toBe(sum.plus(100).toFixed());
    expect(["DOGE", "ADA", "XLM", "NEAR"].map(funding)).toEqual(["0", "0", "0", "1.177"]);
    expect(await exchange.imbalance()).toEqual([]);

    await page.reload();
    await expect(small.ended).toHaveText("3 of 3 coins converted");
    await page.getByRole("button", { name: "Back to small balances" }).click();
    await expect(small.row("NEAR")).toBeVisible();
    await expect(small.row("DOGE")).toHaveCount(0);
    const runs = page.getByRole("region", { name: "Last runs" });
    await expect(runs).toContainText("3 of 3 coins");
    await runs.getByRole("link", { name: /^Run of/ }).click();
    await expect(small.ended).toBeVisible();
  });

  test("each that cannot take part says why, and the target is one of them", async ({
    page,
    small,
    signIn,
  }) => {
    await signIn({ ...crumbs, ...blocked, USDC: "2" });
    await small.open();
    await expect(small.row("XTZ")).toContainText(/Leaves the exchange on .*24/);
    await expect(small.row("ATOM")).toContainText("No price right now");
    await expect(small.row("WLD")).toContainText("Paused");
    await expect(small.row("PEPE")).toContainText("Worth less than the fee");
    for (const coin of Object.keys(blocked)) await expect(small.box(coin)).toBeDisabled();
    await small.box("USDC").check();
    await page.getByRole("radio", { name: /^USDC/ }).check();
    await expect(small.row("USDC")).toContainText("what you convert to");
    await expect(small.box("USDC")).toBeDisabled();
    await expect(page.getByText("0 of 20 coins chosen")).toBeVisible();
    // MNT has more decimals: there is something left of PEPE.
    await page.getByRole("radio", { name: /^MNT/ }).check();
    await expect(small.box("PEPE")).toBeEnabled();
    await expect(small.box("USDC")).toBeChecked();
  });

  test("a price that ran out is renewed with what dropped out, and the rest converts", async ({
    small,
    signIn,
    exchange,
  }) => {
    const { account } = await signIn(crumbs);
    await exchange.settings({ batchQuoteTtlMs: 2000 });
    await small.open();
    await small.choose("DOGE", "ADA", "XLM");
    await small.askPrice();
    await expect(small.dialog).toContainText("This price has expired");
    await expect(small.convert).toHaveCount(0);
    await exchange.settings({ batchQuoteTtlMs: 30_000, batchPricelessCoins: ["XLM"] });
    await small.newPrice.click();
    await expect(small.dialog).toHaveAccessibleName("Convert 2 coins to USDT");
    await expect(small.dialog.getByRole("status").filter({ hasText: "XLM dropped out." })).toContainText(
      "No price right now",
    );
    await small.convert.click();
    await expect(small.ended).toHaveText("2 of 2 coins converted");
    const funding = await exchange.funding(account);
    expect(["DOGE", "ADA", "XLM"].map(funding)).toEqual(["0", "0", "14.02"]);
    expect(await exchange.seen("batch.convert")).toBe(1);
    expect(await exchange.imbalance()).toEqual([]);
  });

  test("some coins stay: each says why, and is chosen again by one press", async ({
    page,
    small,
    signIn,
    exchange,
  }) => {
    const { account } = await signIn(crumbs);
    await exchange.settings({ failBatchCoins: ["XLM", "NEAR"] });
    await small.open();
    await small.all.check();
    await expect(page.getByText("4 of 20 coins chosen")).toBeVisible();
    await small.askPrice();
    await small.convert.click();
    await expect(small.ended).toHaveText("2 of 4 coins converted");
    await expect(page.getByText("2 coins stayed in your account, unchanged")).toBeVisible();
    for (const coin of ["XLM", "NEAR"]) await expect(small.row(coin)).toContainText("No dealer took it");
    await expect(small.row("DOGE")).toContainText("Completed");
    const funding = await exchange.funding(account);
    expect([funding("XLM"), funding("NEAR"), funding("DOGE")]).toEqual(["14.02", "1.177", "0"]);
    await exchange.settings({ failBatchCoins: [] });
    await page.getByRole("button", { name: "Try the 2 coins again" }).first().click();
    await expect(small.box("XLM")).toBeChecked();
    await expect(small.box("NEAR")).toBeChecked();
    await small.askPrice();
    await small.convert.click();
    await expect(small.ended).toHaveText("2 of 2 coins converted");
    expect((await exchange.funding(account))("XLM")).toBe("0");
    expect(await exchange.imbalance()).toEqual([]);
  });

  test("nothing came of it: said so, and everything is back", async ({ page, small, signIn, exchange }) => {
    const { account } = await signIn(crumbs);
    await exchange.settings({ failBatchCoins: Object.keys(crumbs) });
    await small.open();
    await small.choose("DOGE");
    await small.askPrice();
    await small.convert.click();
    await expect(small.ended).toHaveText("0 of 1 coins converted");
    await expect(page.getByText("1 coin stayed in your account, unchanged")).toBeVisible();
    expect((await exchange.funding(account))("DOGE")).toBe("41.07");
  });

  test("an answer that is lost is looked up, not sent again", async ({ small, signIn, exchange }) => {
    const { account } = await signIn(crumbs);
    await small.open();
    await small.choose("DOGE");
    await small.askPrice();
    await exchange.fault({ call: "batch.convert", dropAfterHandling: true });
    await small.convert.click();
    await expect(small.ended).toHaveText("1 of 1 coins converted", { timeout: 30_000 });
    expect(await exchange.seen("outcome.lookup")).toBeGreaterThan(0);
    expect((await exchange.funding(account))("DOGE")).toBe("0");
    expect(await exchange.imbalance()).toEqual([]);
  });

  test("a confirmation that never arrived did not happen, and says so", async ({
    small,
    signIn,
    exchange,
  }) => {
    const { account } = await signIn(crumbs);
    await small.open();
    await small.choose("DOGE");
    await small.askPrice();
    await exchange.fault({ call: "batch.convert", dropBeforeHandling: true });
    await small.convert.click();
    await expect(small.dialog).toHaveAccessibleName("It did not happen", { timeout: 30_000 });
    expect((await exchange.funding(account))("DOGE")).toBe("41.07");
    await exchange.reset();
    await small.newPrice.click();
    await small.convert.click();
    await expect(small.ended).toBeVisible();
    expect(await exchange.imbalance()).toEqual([]);
  });

  test("what takes longer than usual is left to the history", async ({ page, small, signIn, exchange }) => {
    await signIn(crumbs);
    await exchange.settings({ settleDelayMs: 34_000 });
    await small.open();
    await small.choose("DOGE");
    const { quoteId } = await small.askPrice();
    await small.convert.click();
    await expect(small.dialog).toHaveAccessibleName("Still being settled", { timeout: 40_000 });
    await expect(small.dialog.getByRole("link", { name: "See the history" })).toHaveAttribute(
      "href",
      /history\?kind=small/,
    );
    await small.dialog.getByRole("button", { name: "Done" }).click();
    await page.goto(`${SmallPage.path}&run=${quoteId}`);
    await expect(small.ended).toHaveText("1 of 1 coins converted");
  });

  for (const [code, words] of [
    [700_001, "No dealer offers a price"],
    [700_006, "below the smallest"],
    [700_007, "above the largest"],
    [700_013, "cannot be converted right now"],
    [700_022, "not available right now"],
    [42_039, "identity"],
  ] as const) {
    test(`a price refused with ${code} says why, and what was chosen stays`, async ({
      page,
      small,
      signIn,
      exchange,
    }) => {
      await signIn(crumbs);
      await small.open();
      await small.choose("DOGE", "ADA");
      await exchange.fault({ call: "batch.quote", retCode: code, retMsg: "refused", times: 1 });
      await small.getPrice.click();
      await expect(page.getByRole("alert").filter({ hasText: new RegExp(words, "i") })).toBeVisible();
      await expect(small.dialog).toBeHidden();
      await expect(small.box("DOGE")).toBeChecked();
      await small.askPrice();
    });
  }

  test("a price that was used elsewhere is refused in its own words", async ({ small, signIn, exchange }) => {
    const { token } = await signIn(crumbs);
    await small.open();
    await small.choose("DOGE");
    const { quoteId } = await small.askPrice();
    const taken = await exchange.call("batch.convert", token, { quoteId, requestId: crypto.randomUUID() });
    expect(taken.code).toBe(0);
    await small.convert.click();
    await expect(small.dialog).toHaveAccessibleName("Not converted");
    await expect(small.dialog).toContainText("This price was already used");
  });

  test("a run that would be worth too much is not asked for", async ({ page, small, signIn, exchange }) => {
    await signIn(crumbs);
    await exchange.settings({ batchTotalMaxValue: "10" });
    await small.open();
    await small.box("DOGE").check();
    await expect(small.getPrice).toBeEnabled();
    await small.box("ADA").check();
    await expect(page.getByText(/worth more than .*10.00\sUSDT/)).toBeVisible();
    await expect(small.getPrice).toBeDisabled();
    expect(await exchange.seen("batch.quote")).toBe(0);
  });

  test("takes twenty coins: the next says why it has to wait", async ({ page, small, signIn }) => {
    const coins =
      "DOGE ADA XLM NEAR SUI TRX ARB OP POL APT TON LINK UNI FIL HBAR ALGO SEI TIA JUP ENA ONDO INJ".split(
        " ",
      );
    await signIn(Object.fromEntries(coins.map((coin) => [coin, "0.2"])));
    await small.open();
    await expect(page.locator("tr[data-row]")).toHaveCount(22);
    await small.all.click();
    await expect(page.getByText("20 of 20 coins chosen")).toBeVisible();
    const left = page.locator("tr[data-row]").filter({ hasText: "A run takes 20 coins" });
    await expect(left).toHaveCount(2);
    await expect(left.first().getByRole("checkbox")).toBeDisabled();
    await expect(small.all).toBeChecked({ indeterminate: true });
    await expect(small.getPrice).toHaveText("Get firm price for 20 coins");
    await page
      .locator("tr[data-row]")
      .first()
      .click({ position: { x: 200, y: 20 } });
    await expect(page.getByText("19 of 20 coins chosen")).toBeVisible();
    await expect(left).toHaveCount(0);
    await page.getByRole("button", { name: "Clear", exact: true }).click();
    await expect(page.getByText("0 of 20 coins chosen")).toBeVisible();
    await expect(small.getPrice).toBeDisabled();
  });

  test("a search narrows the list and keeps what is chosen", async ({ page, small, signIn }) => {
    await signIn(crumbs);
    await small.open();
    await small.box("DOGE").check();
    await page.getByRole("searchbox", { name: "Search 4 coins" }).fill("card");
    await expect(page.locator("tr[data-row]")).toHaveCount(1);
    await expect(small.row("ADA")).toBeVisible();
    await small.all.check();
    await expect(page.getByText("2 of 20 coins chosen")).toBeVisible();
    await page.getByRole("searchbox").fill("nope");
    await expect(page.getByRole("heading", { name: /nope/ })).toBeVisible();
    await page.getByRole("button", { name: "Clear the search" }).click();
    await expect(page.locator("tr[data-row]")).toHaveCount(4);
  });

  test("each wallet has its own", async ({ page, small, signIn, exchange }) => {
    const { account } = await signIn({ DOGE: "10" }, { ADA: "5", USDT: "3" });
    await small.open();
    await expect(small.row("ADA")).toHaveCount(0);
    await page.getByRole("combobox", { name: "Account" }).selectOption("Unified Trading");
    await small.choose("ADA");
    await expect(small.row("DOGE")).toHaveCount(0);
    await small.askPrice();
    await small.convert.click();
    await expect(small.ended).toBeVisible();
    expect((await exchange.unified(account))("ADA")).toBe("0");
    expect(decimal((await exchange.unified(account))("USDT")).gt(3)).toBe(true);
    expect((await exchange.funding(account))("DOGE")).toBe("10");
  });

  test("with nothing small there is a way on; signed out there is the way in", async ({ page, signIn }) => {
    await page.goto(SmallPage.path);
    await expect(page.getByRole("heading", { name: "Log in to see your small balances" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Log in to convert" })).toBeVisible();
    await signIn({ BTC: "1" });
    await page.goto(SmallPage.path);
    await expect(page.getByRole("heading", { name: /^No balance under .*10 USDT/ })).toBeVisible();
    await page.getByRole("link", { name: "Convert a coin" }).click();
    await expect(page.getByRole("textbox", { name: /^You pay/ })).toBeVisible();
  });

  test("a list that did not load is asked for again; a run that nobody knows says so", async ({
    page,
    small,
    signIn,
    exchange,
  }) => {
    await signIn(crumbs);
    await exchange.fault({ call: "batch.list", retCode: 10_016, retMsg: "fault" });
    await page.goto(SmallPage.path);
    await expect(page.getByRole("heading", { name: "Your small balances did not load" })).toBeVisible();
    await exchange.reset();
    await page.getByRole("button", { name: "Try now" }).click();
    await expect(small.row("DOGE")).toBeVisible();
    await page.goto(`${SmallPage.path}&run=123456789`);
    await expect(page.getByRole("heading", { name: "This run was not found" })).toBeVisible();
    await page.getByRole("button", { name: "Back to small balances" }).click();
    await expect(small.row("DOGE")).toBeVisible();
  });

  test("prices that stopped are no facts: figures go, the price can still be asked for", async ({
    small,
    signIn,
    exchange,
  }) => {
    await signIn(crumbs);
    await small.open();
    await small.choose("DOGE");
    await expect(small.row("DOGE")).toContainText("7.9");
    await exchange.feed("refuse");
    await exchange.feed("drop-all");
    await expect(small.row("DOGE")).not.toContainText("7.9");
    await expect(small.getPrice).toBeEnabled();
    await exchange.feed("accept");
    await small.askPrice();
  });

  test("by keyboard alone", async ({ page, small, signIn, exchange }) => {
    const { account } = await signIn(crumbs);
    await small.open();
    await tabTo(page, small.box("DOGE"));
    await page.keyboard.press("Space");
    await expect(small.box("DOGE")).toBeChecked();
    await tabTo(page, page.getByRole("radio", { name: /^USDT/ }));
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("radio", { name: /^USDC/ })).toBeChecked();
    await expect(small.getPrice).toBeEnabled();
    await tabTo(page, small.getPrice);
    await page.keyboard.press("Enter");
    await expect(small.convert).toBeVisible();
    await tabTo(page, small.convert);
    await page.keyboard.press("Enter");
    await expect(small.ended).toBeFocused();
    await tabTo(page, page.getByRole("button", { name: "Back to small balances" }).first());
    await page.keyboard.press("Enter");
    await expect(small.row("ADA")).toBeVisible();
    expect((await exchange.funding(account))("DOGE")).toBe("0");
    expect(decimal((await exchange.funding(account))("USDC")).gt(0)).toBe(true);
  });
});

for (const { scheme, lang } of [
  { scheme: "light", lang: "en" },
  { scheme: "dark", lang: "en" },
  { scheme: "light", lang: "ar-SA" },
  { scheme: "dark", lang: "de-DE" },
] as const) {
  test.describe(`small balances look right to axe and fit (${scheme}, ${lang})`, () => {
    test.use({ colorScheme: scheme, contextOptions: { reducedMotion: "reduce" } });

    test("list, firm price and result", async ({ page, small, signIn, exchange }) => {
      await signIn({ ...crumbs, ...blocked });
      await exchange.settings({ batchQuoteTtlMs: 120_000, failBatchCoins: ["XLM"] });
      await small.open(`&lang=${lang}`);
      await expect(page.locator("html")).toHaveAttribute("dir", lang === "ar-SA" ? "rtl" : "ltr");
      for (const coin of ["DOGE", "ADA", "XLM"]) await small.row(coin).getByRole("checkbox").check();
      const button = page
        .getByRole("main")
        .locator("button")
        .filter({ hasText: /\b3\b/, visible: true })
        .first();
      await expect(button).toBeEnabled();
      const narrow = async (what: string) => {
        for (const width of [320, 360, 768, 1440]) {
          await page.setViewportSize({ width, height: 800 });
          const wide = () =>
            page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
          await expect.poll(wide, `${what}, ${width} px`).toBe(0);
        }
      };
      expect(await faults(page), "list").toEqual([]);
      await narrow("list");
      await button.click();
      const dialog = page.getByRole("dialog");
      const act = dialog.locator("footer button").first();
      await expect(act).toBeVisible();
      expect(await faults(page), "firm price").toEqual([]);
      await narrow("firm price");
      await act.click();
      await expect(page.locator("#run-title")).toBeVisible();
      expect(await faults(page), "result").toEqual([]);
      await narrow("result");
      await page.setViewportSize({ width: 360, height: 740 });
      expect(await faults(page), "result on a phone").toEqual([]);
    });
  });
}
