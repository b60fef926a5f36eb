/** R1.9, R2.22, F6d.1-F6d.4, F1.6, F1.8, D5.6. */
import { faults, sideways } from "./axe.ts";
import { DepositPage } from "./deposit-page.ts";
import { tabTo } from "./keyboard.ts";
import { expect, quick, test } from "./test.ts";

// Its blocks come fast.
test.use({ ownExchange: {} });

test.describe("a deposit's whole life", () => {
  test.use({ contextOptions: { permissions: ["clipboard-read", "clipboard-write"] } });

  test("from the choice of a coin to its record, without a reload", async ({ page, signIn, exchange }) => {
    const { account } = await signIn({});
    await exchange.settings({ depositBlockMs: 100 });
    const deposit = new DepositPage(page);
    await deposit.goto();
    await deposit.coin.click();
    await page.getByRole("combobox", { name: "Coin, network or contract" }).fill("usdt");
    await page.getByRole("option", { name: /^USDT/ }).click();
    const networks = page.getByRole("dialog", { name: "Network for USDT" });
    await networks.getByRole("option", { name: /^TRC20/ }).click();
    await expect(page).toHaveURL(/coin=USDT&chain=TRX$/);
    await expect(deposit.yours("USDT", "TRC20")).toBeVisible();
    await expect(deposit.code("USDT", "TRC20")).toBeVisible();
    await deposit.copy.click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^T[1-9A-HJ-NP-Za-km-z]{33}$/);
    await exchange.deposit({ account, coin: "USDT", chain: "TRX", amount: "25" });
    await expect(page.locator("[data-toast]").filter({ hasText: "25.00 USDT can be withdrawn" })).toHaveCount(
      1,
    );
    const recent = page.getByRole("region", { name: "Recent deposits" });
    await recent.getByRole("link", { name: /25[.]00/ }).click();
    const record = page.getByRole("dialog", { name: "Deposit details" });
    await expect(record).toContainText("+25.00 USDT");
    await expect(record).toContainText("Withdrawable");
    expect(await exchange.imbalance()).toEqual([]);
  });
});

test.describe("by keyboard alone", () => {
  test.use({ contextOptions: { permissions: ["clipboard-read", "clipboard-write"] } });

  test("a coin is found, its memo promised and its address copied", async ({ page, signIn }) => {
    await signIn({});
    const deposit = new DepositPage(page);
    await deposit.goto();
    await tabTo(page, deposit.coin);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("combobox", { name: "Coin, network or contract" })).toBeFocused();
    await page.keyboard.type("xrp");
    await expect(page.getByRole("option", { name: /^XRP/ }).first()).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("combobox", { name: "Search networks" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/coin=XRP&chain=XRP/);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await tabTo(page, deposit.promise);
    await page.keyboard.press("Space");
    await tabTo(page, deposit.copy);
    await page.keyboard.press("Enter");
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/^r[1-9A-HJ-NP-Za-km-z]{24,34}$/);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the questions about a deposit open from its details", async ({ page, signIn, exchange }) => {
    const { account } = await signIn({});
    await exchange.settings({ depositBlockMs: 1 });
    const sent = { account, coin: "XRP", chain: "XRP", amount: "20", travelRule: 1 } as const;
    const { id = "" } = await exchange.deposit(sent);
    await page.goto(DepositPage.history);
    await page.locator("tr[data-row] [data-whole]").click();
    await page.getByRole("dialog").getByRole("link", { name: "Answer the questions" }).click();
    await expect(page.getByRole("button", { name: "Send answers" })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`view=questions&record=${id}`));
    expect(await faults(page), "questions").toEqual([]);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
  });
});

for (const [colorScheme, lang] of [
  ["light", "en"],
  ["dark", "ar-SA"],
] as const) {
  test.describe(`a coin with a memo, and no accessibility fault (${colorScheme}, ${lang})`, () => {
    test.use({
      colorScheme,
      contextOptions: { reducedMotion: "reduce" },
      viewport: { width: 390, height: 844 },
    });

    test(
      "in its steps, pickers, addresses and records",
      quick(lang !== "en"),
      async ({ page, signIn, exchange }) => {
        const { account } = await signIn();
        const main = page.getByRole("main");
        const open = (path: string) => page.goto(`${path}${path.includes("?") ? "&" : "?"}lang=${lang}`);
        await open(`${DepositPage.path}?coin=XRP`);
        await expect(main.getByRole("checkbox")).toBeVisible();
        const code = main.locator('[role="img"][aria-label*="QR"]');
        await expect(code).toHaveCount(0);
        expect(await faults(page), "memo").toEqual([]);
        await main.getByRole("checkbox").click();
        await expect(code).toBeVisible();
        expect(await faults(page), "address").toEqual([]);
        expect(await sideways(page)).toBeLessThanOrEqual(0);
        const pickers = main.locator('section button[aria-haspopup="dialog"]');
        for (const at of [0, 1]) {
          await pickers.nth(at).click();
          await expect(page.getByRole("option").first()).toBeVisible();
          expect(await faults(page), `picker ${at}`).toEqual([]);
          await page.keyboard.press("Escape");
          await expect(page.getByRole("option")).toHaveCount(0);
        }
        await exchange.deposit({ account, coin: "XRP", chain: "XRP", amount: "30" });
        await expect(main.locator("ul [role=progressbar]")).toBeVisible();
        expect(await faults(page), "on its way").toEqual([]);
        await open(DepositPage.addresses);
        await expect(main.locator("tr[data-row]")).toHaveCount(1);
        expect(await faults(page), "addresses").toEqual([]);
        await main.locator("tr[data-row] button:visible").last().click();
        await expect(page.getByRole("dialog").getByRole("switch").first()).toBeVisible();
        expect(await faults(page), "edit").toEqual([]);
        await page.keyboard.press("Escape");
        await open(DepositPage.history);
        await expect(main.locator("tr[data-row]")).toHaveCount(1);
        expect(await faults(page), "records").toEqual([]);
      },
    );
  });
}

for (const lang of ["en", "ar-SA"]) {
  test(`on a phone an address stands below the middle of its code (${lang})`, async ({ page, signIn }) => {
    await signIn({});
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/user/assets/deposit?coin=USDT&chain=TRX&lang=${lang}`);
    const code = page.locator("[role=img]:has(> svg)");
    await code.waitFor();
    const middles = await code.evaluate((paper) => {
      const lines = [...(paper.nextElementSibling?.querySelectorAll("p, [role=img]") ?? [])];
      const middle = ({ left, right }: DOMRect): number => (left + right) / 2;
      const textOf = (one: Element): DOMRect => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return range.getBoundingClientRect();
      };
      return [paper.getBoundingClientRect(), ...lines.map(textOf)].map(middle);
    });
    expect(middles).toHaveLength(3);
    for (const middle of middles) expect(Math.abs(middle - 195)).toBeLessThan(1);
  });
}
