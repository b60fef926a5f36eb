/** F2b.8, F8.16, D3.8. */
import { describe } from "vitest";
import { Decimal } from "#shared/domain/decimal.ts";
import { lieTo, withResult } from "./hostile/liar.ts";
import { expect, test } from "./pages.ts";
import { wallet } from "./special-wallet.ts";

describe("an exchange at a fixed rate", () => {
  test("goes both ways, exactly, and the books add up", async ({ page, special, signIn, exchange }) => {
    const { account } = await signIn(wallet);
    await special.open();
    await expect(page).toHaveTitle("USDT exchange · Coffer");
    await special.pay.fill("1000.1234");
    await expect(special.receive).toHaveValue("1,000.1234");
    await special.openReview();
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
    await expect(special.pay).toHaveValue("1,000.1234");
    await special.openReview();
    await expect(special.dialog).toContainText("1 USDC = 1 USDT");
    await special.exchange.click();
    await expect(special.done).toContainText("1,000.1234 USDT");
    funding = await exchange.funding(account);
    expect([funding("USDT"), funding("USDC")]).toEqual([wallet.USDT, wallet.USDC]);
    expect(await exchange.imbalance()).toEqual([]);
  });

  test("is of the amount on screen, though the price of one that was typed before comes after it", async ({
    page,
    special,
    signIn,
    exchange,
  }) => {
    const { account } = await signIn(wallet);
    await special.open();
    let notify = (): void => undefined;
    const isSeen = new Promise<void>((resolve) => {
      notify = resolve;
    });
    let quotes = 0;
    let isLate = false;
    page.network.route(/convert\/quote/, async (route) => {
      quotes += 1;
      const isFirst = quotes === 1;
      const answer = await route.fetch();
      if (isFirst) {
        await isSeen;
        isLate = true;
      }
      return answer;
    });
    await special.pay.fill("1000");
    await special.review.click();
    await expect.poll(() => quotes).toBe(1);
    await special.pay.fill("25");
    await special.openReview();
    expect(quotes).toBe(2);
    notify();
    await expect.poll(() => isLate).toBe(true);
    await special.exchange.click();
    await expect(special.done).toContainText("25.00 USDC");
    const funding = await exchange.funding(account);
    expect(funding("USDT")).toBe(new Decimal(wallet.USDT).minus(25).toFixed());
  });

  const worse = (text: string): string =>
    withResult(text, (quote) => {
      const { fromAmount } = quote as { readonly fromAmount: string };
      return {
        ...(quote as object),
        exchangeRate: "0.5",
        toAmount: new Decimal(fromAmount).div(2).toFixed(),
      };
    });

  test("at another rate is told as that where the product's terms cannot be had, and none is told as the fixed one", async ({
    page,
    special,
    signIn,
    fault,
    exchange,
  }) => {
    const liar = await lieTo(page);
    await signIn(wallet);
    await fault({ call: "convert.specifiedCoin", status: 400 });
    liar.notify("convert.quote", ({ text }) => ({ text: worse(text) }), { signed: true });
    await page.goto("/user/assets/exchange/lwb-exchange/eurc-usdc?lang=en");
    await special.pay.fill("100");
    await special.review.click();
    await expect(special.dialog).toContainText("This price is not at the fixed rate");
    await special.dialog.getByRole("button", { name: "Close" }).click();
    await page.getByText("USDC to EURC", { exact: true }).first().click();
    await special.pay.fill("100");
    await special.review.click();
    await expect(special.dialog).toContainText("1 USDC = 0.5");
    await expect(special.dialog).not.toContainText("1.083");
    await expect(special.dialog).not.toContainText(/fixed rate|at the same rate/i);
    // Half of it away: that it is no matter of one press is known without the terms, too.
    await expect(special.dialog).toContainText(/This price is .?45\.85%.? off the rate of this special coin/);
    await special.exchange.click();
    await expect(special.dialog.getByRole("button", { name: "I understand, exchange" })).toBeVisible();
    expect(await exchange.seen("convert.execute")).toBe(0);
  });

  test("at another rate than the fixed one is told as that, in either direction, and is no matter of one press", async ({
    page,
    special,
    signIn,
    exchange,
  }) => {
    const liar = await lieTo(page);
    await signIn(wallet);
    liar.notify("convert.quote", ({ text }) => ({ text: worse(text) }), { signed: true });
    await special.open("eurc-usdc");
    for (const [way, rate] of [
      ["EURC to USDC", "1 EURC = 0.5"],
      ["USDC to EURC", "1 USDC = 0.5"],
    ] as const) {
      await page.getByText(way, { exact: true }).first().click();
      await special.pay.fill("100");
      await special.review.click();
      await expect(special.dialog).toContainText("This price is not at the fixed rate");
      await expect(special.dialog).toContainText(rate);
      await expect(special.dialog).not.toContainText(
        /at the fixed rate. Confirm|does not expire|at the same rate/,
      );
      await special.exchange.click();
      await expect(special.dialog.getByRole("button", { name: "I understand, exchange" })).toBeVisible();
      await special.dialog.getByRole("button", { name: "Close" }).click();
    }
    expect(await exchange.seen("convert.execute")).toBe(0);
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
    await special.openReview();
    await special.exchange.click();
    await expect(special.done).toContainText("133.703702 USDC");
    await special.finish();
    let funding = await exchange.funding(account);
    expect([funding("EURC"), funding("USDC")]).toEqual(["876.543211", "1337.813702"]);

    // The way back divides by the same rate: nothing is lost where that comes out even.
    await page.getByRole("button", { name: "Switch direction" }).click();
    await special.pay.fill("108.3");
    await expect(special.receive).toHaveValue("100");
    await expect(page.getByText("1 EURC = 1.083 USDC")).toBeVisible();
    await special.openReview();
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
    await exchange.settings({ quoteTtlMs: 3_000 });
    await special.open();
    await special.pay.fill("25");
    const { expiredTime } = await special.openReview();
    await expect.poll(() => Date.now()).toBeGreaterThan(Number(expiredTime));
    await exchange.settings({ quoteTtlMs: 15_000 });
    const requests = await exchange.seen("convert.quote");
    await special.exchange.click();
    await expect(special.done).toContainText("25.00 USDC");
    expect(await exchange.seen("convert.quote")).toBe(requests + 1);
    expect(await exchange.seen("convert.execute")).toBe(1);
    expect((await exchange.funding(account))("USDC")).toBe("1229.11");
  });

  test("that the server calls over is requested again, once", async ({ page, special, signIn, exchange }) => {
    const { account } = await signIn(wallet);
    await special.open();
    await special.pay.fill("25");
    await special.openReview();
    await exchange.fault({ call: "convert.execute", retCode: 700_008, retMsg: "expired", times: 1 });
    await special.exchange.click();
    await expect(special.done).toContainText("25.00 USDC");
    expect(await exchange.seen("convert.quote")).toBe(2);
    expect((await exchange.funding(account))("USDT")).toBe("18395.5543");
    await expect(page.getByText(/was rejected/)).toHaveCount(0);
  });

  test("is there after a reload as a link brought it, and not again once it was made", async ({
    page,
    special,
    signIn,
    exchange,
  }) => {
    const { account } = await signIn(wallet);
    await special.open("usdt-usdc", "?from=USDC&to=USDT&amount=12.5");
    await expect(special.pay).toHaveValue("12.5");
    await page.waitForURL(/^(?!.*amount=)/);
    await page.reload();
    await expect(special.pay).toHaveValue("12.5");
    await special.openReview();
    await special.exchange.click();
    await special.finish();
    await expect(special.pay).toHaveValue("");
    await page.reload();
    await expect(page.getByText("Available 1,191.61")).toBeVisible();
    await expect(special.pay).toHaveValue("");
    expect((await exchange.funding(account))("USDC")).toBe("1191.61");
  });

  test("that charges otherwise by now is told as that, not as another rate", async ({
    page,
    special,
    signIn,
    exchange,
  }) => {
    const liar = await lieTo(page);
    await signIn(wallet);
    await special.open();
    await special.pay.fill("25");
    await special.openReview();
    await exchange.fault({ call: "convert.execute", retCode: 700_008, retMsg: "expired", times: 1 });
    const charged = ({ text }: { readonly text: string }) => ({
      text: withResult(text, (quote) => ({
        ...(quote as object),
        feeInfo: { feeCoin: "USDC", amount: "0.5" },
      })),
    });
    liar.notify("convert.quote", charged, { signed: true });
    await special.exchange.click();
    await expect(special.dialog).toContainText("The fee or the tax has changed");
    await expect(special.dialog).toContainText("0.50 USDC");
    await expect(special.dialog).not.toContainText("The fixed rate has changed");
    expect(await exchange.seen("convert.execute")).toBe(1);
  });

  test("happens once when the answer is lost", async ({ special, signIn, exchange }) => {
    const { account } = await signIn(wallet);
    await special.open();
    await special.pay.fill("25");
    await special.openReview();
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
    await special.openReview();
    await special.exchange.click();
    const failed = page.getByRole("dialog", { name: "Exchange failed" });
    await expect(failed).toContainText("Your USDT is back in the Funding account");
    await failed.getByRole("button", { name: "Done" }).click();
    await expect(page.getByText("nothing exchanged")).toBeVisible();
    expect((await exchange.funding(account))("USDT")).toBe(wallet.USDT);
  });

  test("runs on the unified account, and its record says so", async ({ page, special, signIn, exchange }) => {
    const { account } = await signIn(wallet, { USDT: "700" });
    await special.open();
    await page.getByRole("button", { name: "Account: Funding" }).click();
    await page.getByRole("menuitemradio", { name: "Unified Trading" }).click();
    await expect(page).toHaveURL(/account=unified/);
    await expect(page.getByText("Available 700.00")).toBeVisible();
    await page.getByRole("button", { name: "Use full balance" }).click();
    await special.openReview();
    await expect(special.dialog).toContainText("Unified Trading account");
    await special.exchange.click();
    await expect(special.done).toContainText("700.00 USDC");
    const [funding, unified] = [await exchange.funding(account), await exchange.unified(account)];
    expect([unified("USDT"), unified("USDC"), funding("USDT")]).toEqual(["0", "700", wallet.USDT]);
  });
});
