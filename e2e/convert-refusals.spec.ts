import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { decimal } from "#shared/domain/decimal.ts";
import { ConvertPage, written } from "./convert-page.ts";
import { defaultWallet, expect, test } from "./test.ts";

/** What the market form does where it may not, cannot or will not convert, and where the market or the dealer moved. */

const btc = { symbol: "BTCUSDT", price: "94218.40" };

test.describe("a price that the market left behind", () => {
  for (const [way, moved] of [
    ["worse", "93500.00"],
    ["better", "95000.00"],
  ] as const) {
    test(`shows the last and the new price side by side when the new one is ${way}, and asks again`, async ({
      convert,
      signIn,
      exchange,
    }) => {
      const { account: name } = await signIn();
      await exchange.market({ freeze: true, ...btc });
      await convert.open();
      const quote = await convert.askPrice("0.01");
      await exchange.market({ ...btc, price: moved });
      await convert.confirm.click();

      const table = convert.confirmDialog.getByRole("table", { name: "Last and new price side by side" });
      await expect(table).toBeVisible();
      const old = written(quote.toAmount, "").trim();
      const fresh = decimal(moved).times("0.9995").times("0.01").decimalPlaces(4, 3);
      await expect(table.getByRole("row", { name: /You receive/ })).toContainText(old);
      await expect(table.getByRole("row", { name: /You receive/ })).toContainText(
        written(fresh.toFixed(), "").trim(),
      );
      const apart = fresh.minus(quote.toAmount);
      const sign = apart.isNegative() ? "−" : "+";
      await expect(table.getByRole("row", { name: /Difference/ })).toContainText(
        sign + written(apart.abs().toFixed(), "").trim(),
      );
      // Nothing moved, and nothing will without another press.
      expect((await exchange.funding(name))("BTC")).toBe(defaultWallet.BTC);
      expect(await exchange.seen("convert.execute")).toBe(1);

      await convert.confirm.click();
      await expect(convert.result).toBeVisible();
      const funding = await exchange.funding(name);
      expect(funding("USDT")).toBe(decimal(defaultWallet.USDT).plus(fresh).toFixed());
      expect(await exchange.imbalance()).toEqual([]);
    });
  }
});

test("a settlement off the quote says so, quoted and received side by side", async ({
  convert,
  signIn,
  exchange,
}) => {
  const { account: name } = await signIn();
  await exchange.market({ freeze: true, ...btc });
  await exchange.settings({ settleSlip: "0.0012" });
  await convert.open();
  const quote = await convert.askPrice("0.01");
  expect(quote.toAmount).toBe("941.7129");
  await convert.confirm.click();
  await expect(convert.result).toContainText("the final amount can differ a little");
  const table = convert.result.getByRole("table", { name: "Quoted and received side by side" });
  await expect(table.getByRole("row", { name: /You received/ })).toContainText("941.7129");
  await expect(table.getByRole("row", { name: /You received/ })).toContainText("940.5828");
  await expect(table.getByRole("row", { name: /Difference/ })).toContainText("−1.1301");
  expect((await exchange.funding(name))("USDT")).toBe(decimal(defaultWallet.USDT).plus("940.5828").toFixed());
  expect(await exchange.imbalance()).toEqual([]);
});

test("a large amount is estimated at the very rate that the dealer then holds", async ({
  page,
  convert,
  signIn,
  exchange,
}) => {
  await signIn({ ETH: "250", USDT: "10" });
  await exchange.market({ freeze: true, symbol: "ETHUSDT", price: "3286.12" });
  await convert.open({ from: "ETH" });
  await convert.pay.fill("1");
  await expect(page.getByText("0.05%").first()).toBeVisible();
  await convert.pay.fill("200");
  await expect(convert.receive).not.toHaveValue("");
  const estimated = await convert.receive.inputValue();
  const quote = await convert.askPrice("200");
  expect(quote.toAmount).toBe(estimated.replaceAll(",", ""));
  // Worse than the spread alone would be: the size reaches into the book.
  expect(decimal(quote.exchangeRate).lt(decimal("3286.12").times("0.9995"))).toBe(true);
});

/** What is told, and what leads on. */
interface Row {
  readonly why: string;
  readonly profile?: Readonly<Record<string, unknown>>;
  readonly says: string;
  readonly step?: string;
}

const barred: readonly Row[] = [
  {
    why: "identity",
    profile: { kycLevel: "LEVEL_DEFAULT" },
    says: "Verify your identity to convert.",
    step: "Verify your identity",
  },
  {
    why: "loan",
    profile: { borrows: true },
    says: "Converting is barred while you owe on a loan.",
    step: "See your balances",
  },
  {
    why: "upgrade",
    profile: { unifiedState: "PROCESS" },
    says: "Your change to the unified account is running.",
    step: "See your balances",
  },
  {
    why: "region",
    profile: { kycRegion: "USA" },
    says: "Converting is not offered where you live.",
    step: "See your balances",
  },
];

test.describe("who may not convert", () => {
  for (const { why, profile = {}, says, step = "" } of barred) {
    test(`is told why before asking, with the next step: ${why}`, async ({
      page,
      context,
      convert,
      exchange,
    }) => {
      const { token } = await exchange.createPerson(defaultWallet, profile);
      await context.addCookies([{ name: "test-token", value: token, url: exchange.url }]);
      await convert.open();
      const note = page.getByRole("alert").filter({ hasText: says });
      await expect(note).toBeVisible();
      await expect(note.getByRole("link", { name: step })).toBeVisible();
      expect((await new AxeBuilder({ page }).include("#convert-form").analyze()).violations).toEqual([]);
    });
  }

  test("meets the compliance wall when asking all the same", async ({ page, context, convert, exchange }) => {
    const { token } = await exchange.createPerson(defaultWallet, { kycRegion: "USA" });
    await context.addCookies([{ name: "test-token", value: token, url: exchange.url }]);
    await convert.open();
    await convert.pay.fill("0.01");
    await convert.getPrice.click();
    const wall = page.getByRole("dialog", { name: "Converting is not offered where you live" });
    await expect(wall).toContainText("you can withdraw them");
  });

  test("until a ban ends is told when that is", async ({ page, context, convert, exchange }) => {
    const until = Math.floor(Date.now() / 1000) + 86_400;
    const { token } = await exchange.createPerson(defaultWallet, { convertBanUntil: until });
    await context.addCookies([{ name: "test-token", value: token, url: exchange.url }]);
    await convert.open();
    const note = page.getByRole("alert").filter({ hasText: "You may not convert for a while." });
    const year = String(new Date(until * 1000).getUTCFullYear());
    await expect(note).toContainText(`You can convert again from`);
    await expect(note).toContainText(year);
  });

  test("shows who they are and comes back to the same pair, and converts", async ({
    page,
    context,
    convert,
    exchange,
  }) => {
    const { token } = await exchange.createPerson(defaultWallet, {
      kycLevel: "LEVEL_DEFAULT",
      kycRegion: "",
    });
    await context.addCookies([{ name: "test-token", value: token, url: exchange.url }]);
    await convert.open({ from: "ETH" });
    await page.getByRole("link", { name: "Verify your identity" }).click();
    await page.getByRole("button", { name: /Pass the check/ }).click();
    await convert.seeLivePrice();
    await expect(page.getByRole("button", { name: "Coin to pay with: ETH. Change" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Verify your identity" })).toBeHidden();
    await convert.askPrice("0.1");
    await convert.confirm.click();
    await expect(convert.result).toBeVisible();
  });
});

test.describe("a price that is not to be had", () => {
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
    const note = page.getByRole("alert").filter({ hasText: "No dealer offers a price for this pair" });
    await note.getByRole("button", { name: "Choose another coin" }).click();
    await expect(page.getByRole("combobox", { name: "Coin code or name" })).toBeFocused();
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
    const note = page.getByRole("alert").filter({ hasText: "prices are only given for an amount to pay" });
    await note.getByRole("button", { name: "Type what you pay" }).click();
    await expect(note).toBeHidden();
    const paid = await convert.pay.inputValue();
    expect(paid).toMatch(/^0\.0\d+$/);
    await convert.getPrice.click();
    await expect(convert.confirm).toBeVisible();
  });

  test("700022: converting is paused, for everybody", async ({ page, convert, signIn, exchange }) => {
    await signIn();
    await convert.open();
    await exchange.settings({ convertOpen: false });
    await convert.pay.fill("0.01");
    await convert.getPrice.click();
    const note = page.getByRole("alert").filter({ hasText: "Converting is not available right now." });
    await expect(note.getByRole("link", { name: "See the history" })).toBeVisible();
    await exchange.settings({ convertOpen: true });
    await convert.getPrice.click();
    await expect(convert.confirm).toBeVisible();
  });

  test("on a small phone the refusal comes into view above the button that asked", async ({
    page,
    convert,
    signIn,
    exchange,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await signIn();
    await convert.open();
    await exchange.settings({ awayDealers: ["BTC"] });
    await convert.pay.fill("0.01");
    await convert.getPrice.click();
    const note = page.getByRole("alert").filter({ hasText: "No dealer offers a price" });
    await expect(note).toBeInViewport({ ratio: 1 });
    const button = await convert.getPrice.boundingBox();
    await expect
      .poll(async () => {
        const box = await note.boundingBox();
        return (box?.y ?? 0) + (box?.height ?? 0) <= (button?.y ?? 0);
      })
      .toBe(true);
  });

  test("131239 and 50001: what an account may not hold, and what is closed, is said before an amount is typed", async ({
    page,
    context,
    convert,
    exchange,
  }) => {
    const { token } = await exchange.createPerson(defaultWallet, { subAttribute: 2 });
    await context.addCookies([{ name: "test-token", value: token, url: exchange.url }]);
    await convert.open({ from: "BTC", to: "AAVE" });
    await expect(page.getByRole("alert")).toContainText("not offered on an Islamic account");
    await convert.open({ from: "BTC", to: "WLD" });
    await expect(page.getByRole("alert")).toContainText("This coin is closed.");
    await page.getByRole("alert").getByRole("button", { name: "Choose another coin" }).click();
    await page.getByRole("combobox", { name: "Coin code or name" }).fill("SOL");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Coin to receive: SOL. Change" })).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
});

test.describe("a confirmation that is refused moves nothing", () => {
  const rows = [
    { code: "700003", change: { awayDealers: ["USDT"] }, says: "The dealer withdrew this price." },
    { code: "790000", change: { settleQueue: 0 }, says: "has a lot to settle right now" },
    { code: "700022", change: { convertOpen: false }, says: "Converting is not available right now." },
  ] as const;
  for (const { code, change, says } of rows) {
    test(`${code}: ${says}`, async ({ page, convert, signIn, exchange }) => {
      const { account: name } = await signIn();
      await convert.open();
      await convert.askPrice("0.01");
      await exchange.settings(change);
      await convert.confirm.click();
      const refused = page.getByRole("dialog", { name: "Not converted" });
      await expect(refused).toContainText(says);
      await expect(refused.getByRole("button", { name: "Convert now" })).toBeHidden();
      await expect(refused.getByRole("button", { name: "Get new price" })).toBeVisible();
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
    await exchange.settings({ mostRunning: 1, settleDelayMs: 2_000 });
    await convert.open();
    const account = { accountType: "eb_convert_funding" } as const;
    const pair = { fromCoin: "BTC", toCoin: "USDT", requestCoin: "BTC", requestAmount: "0.01" };
    const other = await exchange.call("convert.quote", token, {
      ...account,
      ...pair,
      requestId: crypto.randomUUID(),
    });
    const { quoteTxId } = other.result as { quoteTxId: string };
    await convert.askPrice("0.01");
    await exchange.call("convert.execute", token, { ...account, quoteTxId, requestId: crypto.randomUUID() });
    await convert.confirm.click();
    const refused = page.getByRole("dialog", { name: "Not converted" });
    await expect(refused).toContainText("Another conversion of yours is still running.");
    await expect(refused.getByRole("link", { name: "See the history" }).first()).toBeVisible();
    await expect
      .poll(async () => {
        const asked = await exchange.call("convert.query", token, { ...account, quoteTxId });
        return (asked.result as { result: { exchangeStatus: string } }).result.exchangeStatus;
      })
      .toBe("success");
    await refused.getByRole("button", { name: "Get new price" }).click();
    await convert.confirm.click();
    await expect(convert.result).toBeVisible();
  });
});

test.describe("a link to the form", () => {
  const note = (page: Page) => page.getByRole("status").filter({ has: page.locator("svg") });

  test("that names a coin which is none says so, and the choice is one press away", async ({
    page,
    convert,
  }) => {
    await page.goto(`${ConvertPage.path}?from=BTC&to=NOPE`);
    await expect(note(page)).toContainText("NOPE is not a coin of this exchange.");
    await note(page).getByRole("button", { name: "Choose another coin" }).click();
    await page.getByRole("combobox", { name: "Coin code or name" }).fill("ETH");
    await page.keyboard.press("Enter");
    await convert.seeLivePrice();
    await expect(note(page)).toHaveCount(0);
  });

  test("that asks for the same coin twice, or for no amount, says what stands there instead", async ({
    page,
  }) => {
    await page.goto(`${ConvertPage.path}?from=ETH&to=ETH`);
    await expect(note(page)).toContainText("The link names ETH on both sides. You receive USDT instead.");
    await page.goto(`${ConvertPage.path}?from=ETH&to=USDT&amount=lots`);
    await expect(note(page)).toContainText("The link's amount “lots” cannot be read.");
    await page.getByRole("textbox", { name: /^You pay/ }).fill("1");
    await expect(note(page)).toHaveCount(0);
  });

  for (const [side, name] of [
    ["pay", /^You pay/],
    ["receive", /^You receive/],
  ] as const) {
    test(`signed out: what was typed to ${side} is still there after the login`, async ({ page }) => {
      await page.goto(`${ConvertPage.path}?from=SOL&to=ETH`);
      await page.getByRole("textbox", { name }).fill("1.25");
      await page.getByRole("button", { name: "Log in to convert" }).click();
      await page.getByRole("button", { name: /^funded/ }).click();
      await expect(page.getByRole("textbox", { name })).toHaveValue("1.25");
      await expect(page.getByRole("button", { name: "Coin to pay with: SOL. Change" })).toBeVisible();
      await expect(page.getByRole("button", { name: "Get firm price" })).toBeVisible();
    });
  }
});
