/** F5.6, F5.7, F5.9, F5.13, F5.14. */
import { describe } from "vitest";
import { defaultWallet, expect, test } from "./pages.ts";

const btc = { symbol: "BTCUSDT", price: "94218.40" };

describe("a price that is not to be had", () => {
  test("700001: the dealer is away; another coin is one press away", async ({
    page,
    convert,
    signIn,
    exchange,
  }) => {
    await signIn();
    await convert.open();
    await exchange.settings({ awayDealers: ["BTC"] });
    await convert.pay.fill("0.01");
    await convert.getPrice.click();
    const note = page.getByRole("alert").filter({ hasText: "No quote is available for this pair" });
    await note.getByRole("button", { name: "Choose another coin" }).click();
    await expect(page.getByRole("combobox", { name: "Coin code or name" })).toBeFocused();
  });

  test("a status of 500 is the exchange's, not the person's network", async ({
    page,
    convert,
    signIn,
    exchange,
    tolerated,
  }) => {
    tolerated.push(/./);
    await signIn();
    await convert.open();
    await convert.pay.fill("0.01");
    await exchange.fault({ call: "convert.quote", status: 500, body: "" });
    await convert.getPrice.click();
    await expect(
      page.getByRole("alert").filter({ hasText: "The exchange isn't answering properly." }),
    ).toBeVisible();
    await expect(page.getByText(/Check your connection/)).toHaveCount(0);
  });

  test("700002: priced by what is paid; the amount goes to that side", async ({
    page,
    convert,
    signIn,
    exchange,
  }) => {
    await signIn();
    await exchange.market({ freeze: true, ...btc });
    await convert.open({ from: "BTC", to: "HBAR" });
    await convert.receive.fill("1000");
    await expect(convert.pay).not.toHaveValue("");
    await convert.getPrice.click();
    const note = page.getByRole("alert").filter({ hasText: "need the amount you pay" });
    await note.getByRole("button", { name: "Enter what you pay" }).click();
    await expect(note).toBeHidden();
    const paid = await convert.pay.inputValue();
    expect(paid).toMatch(/^0\.0\d+$/);
    await convert.getPrice.click();
    await expect(convert.confirm).toBeVisible();
  });

  test("coins that do not load are said beside a button that waits for nothing", async ({
    page,
    convert,
    signIn,
    exchange,
    tolerated,
  }) => {
    tolerated.push(/./);
    await signIn();
    await exchange.fault({ call: "convert.coins", status: 503, body: "" });
    await convert.open();
    await convert.pay.fill("0.01");
    await convert.getPrice.click();
    const note = page.getByRole("status").filter({ hasText: "Couldn't load the coins" });
    await expect(note).toBeVisible();
    await expect(convert.getPrice).not.toHaveAttribute("aria-busy", "true");
    await exchange.reset();
    await note.getByRole("button", { name: "Try again" }).click();
    await expect(note).toBeHidden();
    // What was pressed for goes on.
    await expect(convert.confirm).toBeVisible();
  });

  test("700022: converting is paused, for everybody", async ({ page, convert, signIn, exchange }) => {
    await signIn();
    await convert.open();
    await exchange.settings({ convertOpen: false });
    await convert.pay.fill("0.01");
    await convert.getPrice.click();
    const note = page.getByRole("alert").filter({ hasText: "Convert is not available right now." });
    await expect(note.getByRole("link", { name: "View history" })).toBeVisible();
    await exchange.settings({ convertOpen: true });
    await convert.getPrice.click();
    await expect(convert.confirm).toBeVisible();
  });

  test("131233 and 50001: what an account may not hold, and what is closed, is said before an amount is typed", async ({
    page,
    convert,
    exchange,
  }) => {
    const { token } = await exchange.createPerson(defaultWallet, { subAttribute: 2 });
    await page.addCookies([{ name: "test-token", value: token }]);
    await convert.open({ from: "BTC", to: "AAVE" });
    await expect(page.getByRole("alert")).toContainText("not available for Islamic accounts");
    await convert.open({ from: "BTC", to: "WLD" });
    await expect(page.getByRole("alert")).toContainText("This coin is currently unavailable.");
    await page.getByRole("alert").getByRole("button", { name: "Choose another coin" }).click();
    await page.getByRole("combobox", { name: "Coin code or name" }).fill("SOL");
    await expect(page.getByRole("option").first()).toContainText("SOL");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Coin to receive: SOL. Change" })).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
});

describe("a confirmation that is refused moves nothing", () => {
  const rows = [
    {
      code: "700003",
      change: { awayDealers: ["USDT"] },
      says: "The quote was withdrawn",
      title: "Not converted",
    },
    // Busy proves nothing by itself: it is looked up, and then it is certain.
    {
      code: "790000",
      change: { settleQueue: 0 },
      says: "Nothing was converted",
      title: "Conversion not submitted",
    },
    {
      code: "700022",
      change: { convertOpen: false },
      says: "Convert is not available right now.",
      title: "Not converted",
    },
  ] as const;
  for (const { code, change, says, title } of rows) {
    test(`${code}: ${says}`, async ({ page, convert, signIn, exchange }) => {
      const { account: name } = await signIn();
      await convert.open();
      await convert.getQuote("0.01");
      await exchange.settings(change);
      await convert.confirm.click();
      const refused = page.getByRole("dialog", { name: title });
      await expect(refused).toContainText(says);
      await expect(refused.getByRole("button", { name: "Convert now" })).toBeHidden();
      await expect(refused.getByRole("button", { name: "Get new quote" })).toBeVisible();
      const funding = await exchange.funding(name);
      expect([funding("BTC"), funding("USDT")]).toEqual([defaultWallet.BTC, defaultWallet.USDT]);
    });
  }

  test("700021: while another of the pair runs; then it goes", async ({
    page,
    convert,
    signIn,
    exchange,
  }) => {
    const { token } = await signIn();
    await exchange.settings({ maxRunning: 1, settleDelayMs: 600_000, quoteTtlMs: 120_000 });
    await convert.open();
    const account = { accountType: "eb_convert_funding" } as const;
    const pair = { fromCoin: "BTC", toCoin: "USDT", requestCoin: "BTC", requestAmount: "0.01" };
    const other = await exchange.call("convert.quote", token, {
      ...account,
      ...pair,
      requestId: crypto.randomUUID(),
    });
    const { quoteTxId } = other.result as { quoteTxId: string };
    await convert.getQuote("0.01");
    await exchange.call("convert.execute", token, { ...account, quoteTxId, requestId: crypto.randomUUID() });
    await convert.confirm.click();
    const refused = page.getByRole("dialog", { name: "Not converted" });
    await expect(refused).toContainText("Another conversion is still processing.");
    await expect(refused.getByRole("link", { name: "View history" }).first()).toBeVisible();
    // One more may run now, whatever the other does.
    await exchange.settings({ maxRunning: 2, settleDelayMs: 300 });
    await refused.getByRole("button", { name: "Get new quote" }).click();
    await convert.confirm.click();
    await expect(convert.result).toBeVisible();
  });

  for (const fault of [{ status: 500 }, { retCode: 10_006 }]) {
    test(`limits that cannot be had are said, and keep no quote back: ${JSON.stringify(fault)}`, async ({
      page,
      convert,
      signIn,
      exchange,
    }) => {
      await signIn();
      await exchange.fault({ call: "convert.limit", ...fault });
      await convert.open();
      await convert.pay.fill("0.01");
      await expect(page.getByText(/^Couldn't load the limits/)).toBeVisible();
      await convert.getPrice.click();
      await expect(convert.confirm).toBeVisible();
      await expect(convert.confirmDialog).toContainText("valid for 15 seconds");
    });
  }
});
