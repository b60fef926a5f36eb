import { AxeBuilder } from "@axe-core/playwright";
import { reachable, tabAround, tabTo } from "./keyboard.ts";
import { SpecialPage } from "./special-page.ts";
import { test as base, expect } from "./test.ts";

const test = base.extend<{ special: SpecialPage }>({
  special: async ({ page }, use) => use(new SpecialPage(page)),
});

const { list } = SpecialPage;
const wallet = { USDT: "18420.5543", USDC: "1204.11", DAI: "3000", EURC: "1000" };
const accountType = "eb_convert_funding";

test.describe("an exchange at a fixed rate", () => {
  test("goes both ways, exactly, and the books add up", async ({ page, special, signIn, exchange }) => {
    const { account } = await signIn(wallet);
    await special.open();
    await expect(page).toHaveTitle("USDT exchange · Coffer");
    await special.pay.fill("1000.1234");
    await expect(special.receive).toHaveValue("1000.1234");
    await special.ask();
    await expect(special.dialog).toContainText("1 USDT = 1 USDC");
    await expect(special.dialog).toContainText("17,420.4309 USDT");
    await expect(special.dialog.getByRole("timer")).toHaveCount(0);
    await special.exchange.click();
    await expect(special.done).toContainText("1,000.1234 USDC");
    await special.finish();
    let funding = await exchange.funding(account);
    expect([funding("USDT"), funding("USDC")]).toEqual(["17420.4309", "2204.2334"]);
    await expect(page.getByText("Available 17,420.4309")).toBeVisible();
    await expect(page.getByText("1,998,999.8766 USDT")).toBeVisible();
    await expect(special.pay).toHaveValue("");

    await page.getByText("USDC to USDT").click();
    await special.receive.fill("1000.1234");
    await expect(special.pay).toHaveValue("1000.1234");
    await special.ask();
    await expect(special.dialog).toContainText("1 USDC = 1 USDT");
    await special.exchange.click();
    await expect(special.done).toContainText("1,000.1234 USDT");
    funding = await exchange.funding(account);
    expect([funding("USDT"), funding("USDC")]).toEqual([wallet.USDT, wallet.USDC]);
    expect(await exchange.imbalance()).toEqual([]);
  });

  test("shows the ledger's figures where the rate is not one", async ({
    page,
    special,
    signIn,
    exchange,
  }) => {
    const { account } = await signIn(wallet);
    await special.open("eurc-usdc");
    await special.pay.fill("123.456789");
    await expect(special.receive).toHaveValue("133.703702");
    await special.ask();
    await special.exchange.click();
    await expect(special.done).toContainText("133.703702 USDC");
    await special.finish();
    let funding = await exchange.funding(account);
    expect([funding("EURC"), funding("USDC")]).toEqual(["876.543211", "1337.813702"]);

    // The way back divides by the same rate: nothing is lost where that comes out even.
    await page.getByRole("button", { name: "Change direction" }).click();
    await special.pay.fill("108.3");
    await expect(special.receive).toHaveValue("100");
    await expect(page.getByText("1 EURC = 1.083 USDC")).toBeVisible();
    await special.ask();
    await special.exchange.click();
    await expect(special.done).toContainText("100.00 EURC");
    funding = await exchange.funding(account);
    expect([funding("EURC"), funding("USDC")]).toEqual(["976.543211", "1229.513702"]);
    expect(await exchange.imbalance()).toEqual([]);
  });

  test("does not run out: a quote that is over is replaced at the confirmation", async ({
    special,
    signIn,
    exchange,
  }) => {
    const { account } = await signIn(wallet);
    await exchange.settings({ quoteTtlMs: 500 });
    await special.open();
    await special.pay.fill("25");
    const { expiredTime } = await special.ask();
    await expect.poll(() => Date.now()).toBeGreaterThan(Number(expiredTime));
    await exchange.settings({ quoteTtlMs: 15_000 });
    await special.exchange.click();
    await expect(special.done).toContainText("25.00 USDC");
    expect(await exchange.seen("convert.quote")).toBe(2);
    expect(await exchange.seen("convert.execute")).toBe(1);
    expect((await exchange.funding(account))("USDC")).toBe("1229.11");
  });

  test("that the server calls over is asked for again, once", async ({ special, signIn, exchange }) => {
    const { account } = await signIn(wallet);
    await special.open();
    await special.pay.fill("25");
    await special.ask();
    await exchange.fault({ call: "convert.execute", retCode: 700_008, retMsg: "expired", times: 1 });
    await special.exchange.click();
    await expect(special.done).toContainText("25.00 USDC");
    expect(await exchange.seen("convert.quote")).toBe(2);
    expect((await exchange.funding(account))("USDT")).toBe("18395.5543");
  });

  test("happens once when the answer is lost", async ({ special, signIn, exchange }) => {
    const { account } = await signIn(wallet);
    await special.open();
    await special.pay.fill("25");
    await special.ask();
    await exchange.fault({ call: "convert.execute", dropAfterHandling: true, times: 2 });
    await special.exchange.click();
    await expect(special.done).toContainText("25.00 USDC");
    const funding = await exchange.funding(account);
    expect([funding("USDT"), funding("USDC")]).toEqual(["18395.5543", "1229.11"]);
  });

  test("that fails gives the money back and says so", async ({ page, special, signIn, exchange }) => {
    const { account } = await signIn(wallet);
    await exchange.settings({ failConversions: 1 });
    await special.open();
    await special.pay.fill("25");
    await special.ask();
    await special.exchange.click();
    const failed = page.getByRole("dialog", { name: "The exchange failed" });
    await expect(failed).toContainText("Your USDT is back in the Funding account");
    await failed.getByRole("button", { name: "Done" }).click();
    await expect(page.getByText("nothing moved")).toBeVisible();
    expect((await exchange.funding(account))("USDT")).toBe(wallet.USDT);
  });

  test("runs on the unified account, and its record says so", async ({ page, special, signIn, exchange }) => {
    const { account } = await signIn(wallet, { USDT: "700" });
    await special.open();
    await page.getByRole("button", { name: "Account: Funding" }).click();
    await page.getByRole("menuitemradio", { name: "Unified Trading" }).click();
    await expect(page).toHaveURL(/account=unified/);
    await expect(page.getByText("Available 700.00")).toBeVisible();
    await page.getByRole("button", { name: "Use the whole balance" }).click();
    await special.ask();
    await expect(special.dialog).toContainText("Unified Trading account");
    await special.exchange.click();
    await expect(special.done).toContainText("700.00 USDC");
    const [funding, unified] = [await exchange.funding(account), await exchange.unified(account)];
    expect([unified("USDT"), unified("USDC"), funding("USDT")]).toEqual(["0", "700", wallet.USDT]);
  });
});

test.describe("limits", () => {
  test("of one exchange and of the balance come with their repair", async ({ page, special, signIn }) => {
    await signIn(wallet);
    await special.open();
    await special.pay.fill("0.5");
    await special.review.click();
    await expect(page.getByText("The smallest conversion is 1 USDT.")).toBeVisible();
    await page.getByRole("button", { name: "Use the smallest" }).click();
    await expect(special.pay).toHaveValue("1");
    await special.pay.fill("500000.0001");
    await special.review.click();
    await expect(page.getByText("The largest conversion is 500,000 USDT.")).toBeVisible();
    await special.pay.fill("18420.5544");
    await special.review.click();
    await page.getByRole("button", { name: "Use all of it" }).click();
    await expect(special.pay).toHaveValue("18420.5543");
    await special.pay.fill("1.00001");
    await special.review.click();
    await expect(page.getByText("USDT has at most 4 decimals.")).toBeVisible();
    await expect(special.dialog).toBeHidden();
  });

  test("of the day say what is left, then that nothing is", async ({ page, special, signIn, exchange }) => {
    const { token } = await signIn({ DAI: "300000" });
    const productId = "dai-usdc";
    const spend = async (requestAmount: string): Promise<void> => {
      const pair = { fromCoin: "DAI", toCoin: "USDC", requestCoin: "DAI", accountType, productId };
      const requestId = crypto.randomUUID();
      const quote = await exchange.call("convert.quote", token, { ...pair, requestAmount, requestId });
      const { quoteTxId } = quote.result as { readonly quoteTxId: string };
      const input = { quoteTxId, accountType, requestId: crypto.randomUUID() };
      expect((await exchange.call("convert.execute", token, input)).code).toBe(0);
      await expect(async () => {
        const told = await exchange.call("convert.query", token, { quoteTxId, accountType });
        expect(told.result).toMatchObject({ result: { exchangeStatus: "success" } });
      }).toPass();
    };
    for (const amount of ["100000", "100000", "49900"]) await spend(amount);
    await special.open(productId);
    await expect(page.getByText("100 DAI", { exact: true })).toBeVisible();
    await special.pay.fill("101");
    await special.review.click();
    await expect(page.getByText("100 DAI are left of today's limit.")).toBeVisible();
    await page.getByRole("button", { name: "Use the largest" }).click();
    await expect(special.receive).toHaveValue("99.95");
    await special.ask();
    await special.exchange.click();
    await expect(special.done).toContainText("99.95 USDC");
    await special.finish();
    await special.pay.fill("5");
    await special.review.click();
    await expect(page.getByText(/Today's limit is used up/)).toBeVisible();
    expect(await exchange.imbalance()).toEqual([]);
  });

  test("that the server finds first are told above the button", async ({
    page,
    special,
    signIn,
    exchange,
  }) => {
    await signIn(wallet);
    await special.open();
    await special.pay.fill("25");
    await exchange.fault({ call: "convert.quote", retCode: 700_007, retMsg: "too much", times: 1 });
    await special.review.click();
    await expect(page.getByRole("alert")).toContainText("above the largest");
    await special.ask();
  });
});

test.describe("the pages around it", () => {
  test("without an id stand the coins, each a way to its exchange", async ({ page, special, signIn }) => {
    await signIn(wallet);
    await page.goto(list);
    const rows = page.getByRole("main").getByRole("listitem");
    await expect(rows).toHaveCount(3);
    await expect(rows.nth(1)).toContainText("1 : 0.9995");
    await expect(rows.nth(1)).toContainText("One way");
    await rows.first().getByRole("link").click();
    await expect(page).toHaveURL(`${list}/usdt-usdc`);
    await expect(special.pay).toBeVisible();
  });

  test("an id that nobody knows says so beside those that are open", async ({ page, signIn }) => {
    await signIn(wallet);
    await page.goto(`${list}/gold%20%3Cb%3E`);
    await expect(page.getByText("There is no exchange named “gold <b>”.")).toBeVisible();
    await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(3);
    await page.goto(`${list}/history/gold`);
    await expect(page.getByText("There is no exchange named “gold”.")).toBeVisible();
  });

  test("one direction where there is no way back, and what goes at the market", async ({
    page,
    special,
    signIn,
  }) => {
    await signIn(wallet);
    await special.open("dai-usdc");
    await expect(page.getByRole("button", { name: "Change direction" })).toHaveCount(0);
    await expect(page.getByRole("radio")).toHaveCount(0);
    await page.getByRole("link", { name: "Convert at market" }).click();
    await expect(page).toHaveURL(/exchange\/index\?from=DAI&to=USDT/);
  });

  test("the history of one product holds its exchanges alone", async ({ page, special, signIn, convert }) => {
    await signIn(wallet);
    await convert.open({ from: "USDT", to: "BTC" });
    await convert.askPrice("50");
    await convert.confirm.click();
    await expect(convert.result).toBeVisible();
    for (const [id, amount] of [
      ["usdt-usdc", "21"],
      ["eurc-usdc", "22"],
    ] as const) {
      await special.open(id);
      await special.pay.fill(amount);
      await special.ask();
      await special.exchange.click();
      await expect(special.done).toBeVisible();
    }
    await special.open();
    await page.getByRole("link", { name: "All in history" }).click();
    await expect(page).toHaveURL(`${list}/history/usdt-usdc`);
    await expect(page.getByRole("heading", { name: "USDT exchange history" })).toBeVisible();
    const table = page.getByRole("table", { name: "USDT exchange history" });
    await expect(table).toContainText("21.00");
    await expect(table).not.toContainText("22.00");
    await expect(table).not.toContainText("BTC");
    await page.goto(`${list}/history/dai-usdc`);
    await expect(page.getByText("Nothing exchanged yet")).toBeVisible();
  });

  test("a link with two coins and an amount leads to the product that has both", async ({
    page,
    special,
    signIn,
  }) => {
    await signIn(wallet);
    await page.goto(`${list}?from=USDC&to=USDT&amount=12.5`);
    await expect(page).toHaveURL(/lwb-exchange\/usdt-usdc/);
    await expect(page.getByText("USDC to USDT")).toBeVisible();
    await expect(special.pay).toHaveValue("12.5");
    await expect(special.receive).toHaveValue("12.5");
  });

  test("the market's form leads here: by a hint at this very pair, and by a card for any", async ({
    page,
    special,
    signIn,
    convert,
  }) => {
    await signIn(wallet);
    await convert.open({ from: "USDC", to: "USDT" });
    await convert.pay.fill("12.5");
    await expect(page.getByText("There is also a fixed rate for this pair")).toContainText("1 USDT = 1 USDC");
    await page.getByRole("link", { name: "Use the fixed rate" }).click();
    await expect(page).toHaveURL(/lwb-exchange\/usdt-usdc\?from=USDC&to=USDT&amount=12.5/);
    await expect(special.receive).toHaveValue("12.5");
    await convert.open({ from: "BTC", to: "USDT" });
    await page.getByRole("link", { name: /^Special coins/ }).click();
    await expect(page).toHaveURL(list);
    await convert.open({ from: "USDC", to: "DAI" });
    await expect(page.getByRole("link", { name: /^Special coins/ })).toBeVisible();
    await expect(page.getByRole("link", { name: "Use the fixed rate" })).toHaveCount(0);
  });

  test("who is signed out is led to the login", async ({ page }) => {
    await page.goto(`${list}/usdt-usdc`);
    await expect(page).toHaveURL(/\/login\?redirect_url=.*lwb-exchange%2Fusdt-usdc/);
  });

  test.describe("when the list does not load", () => {
    test.use({ tolerated: /status of 500/ });
    test("it says so and tries again", async ({ page, special, signIn, exchange }) => {
      await signIn(wallet);
      await exchange.fault({ call: "convert.specialProducts", status: 500 });
      await page.goto(`${list}/usdt-usdc`);
      await expect(page.getByText("The exchange could not be loaded.")).toBeVisible();
      await exchange.reset();
      await page.getByRole("button", { name: "Try now" }).click();
      await expect(special.pay).toBeVisible();
    });
  });
});

test.describe("for everybody", () => {
  test("by keyboard alone", async ({ page, special, signIn }) => {
    await signIn(wallet);
    await special.open();
    await tabTo(page, page.getByRole("radio", { name: "USDT to USDC" }));
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("radio", { name: "USDC to USDT" })).toBeChecked();
    await tabTo(page, special.pay);
    await page.keyboard.type("30");
    await page.keyboard.press("Enter");
    await expect(special.exchange).toBeVisible();
    await tabTo(page, special.exchange);
    await page.keyboard.press("Enter");
    await expect(special.done).toContainText("30.00 USDT");
    await tabTo(page, special.done.getByRole("button", { name: "Done" }));
    await page.keyboard.press("Enter");
    await expect(special.done).toBeHidden();
  });

  for (const width of [360, 1440]) {
    test(`Tab goes around the page, each stop is seen (${width} px)`, async ({ page, special, signIn }) => {
      await page.setViewportSize({ width, height: 900 });
      await signIn(wallet);
      await special.open();
      await expect(page.getByText("Nothing exchanged yet")).toBeVisible();
      await expect(page.getByRole("link", { name: "Convert at market" })).toHaveCount(2);
      await expect(page.locator("footer[data-mode]")).toBeAttached();
      const expected = await reachable(page);
      const stops = await tabAround(page);
      expect(stops.filter(({ isSeen }) => !isSeen)).toEqual([]);
      expect(stops.length, stops.map(({ name }) => name).join("\n")).toBe(expected);
    });
  }

  for (const scheme of ["light", "dark"] as const) {
    for (const lang of ["en", "ar-SA"]) {
      test(`no accessibility fault, nothing past the edge of 360 px (${scheme}, ${lang})`, async ({
        page,
        special,
        signIn,
      }) => {
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
        await page.setViewportSize({ width: 360, height: 740 });
        await signIn(wallet);
        const check = async (what: string): Promise<void> => {
          const { violations, passes } = await new AxeBuilder({ page }).analyze();
          expect(passes.length).toBeGreaterThan(5);
          const faults = violations.map(
            ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`,
          );
          expect(faults, what).toEqual([]);
          const past = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(past, what).toBe(0);
        };
        await special.open("usdt-usdc", `?lang=${lang}`);
        await page.locator('input[name="pay"]').fill("1234.5678");
        await expect(page.locator('input[name="receive"]')).toHaveValue("1234.5678");
        await check("form");
        await page.keyboard.press("Enter");
        const act = page.getByRole("dialog").locator("footer button");
        await expect(act).toBeVisible();
        await check("summary");
        await act.click();
        await expect(page.getByRole("dialog").locator("footer a")).toBeVisible();
        await check("result");
        await page.goto(`${list}?lang=${lang}`);
        await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(3);
        await check("list");
        await page.goto(`${list}/history/usdt-usdc?lang=${lang}`);
        await expect(page.getByRole("table")).toContainText("1,234");
        await check("history");
      });
    }
  }
});
