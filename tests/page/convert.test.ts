/** R2.2, F6a.1-F6a.3, F5.10, F5.12. */
import { describe } from "vitest";
import { decimal } from "#shared/domain/decimal.ts";
import { running } from "./harness/node-worker.ts";
import { defaultWallet, expect, test } from "./pages.ts";

const account = "eb_convert_funding";

describe("converting", () => {
  test("without an amount leads to the field that it belongs into", async ({ page, convert, signIn }) => {
    await signIn();
    await convert.open();
    await convert.getPrice.click();
    await expect(convert.pay).toBeFocused();
    await expect(page.getByText("Enter an amount")).toBeVisible();
  });

  test("a confirmation that is closed gives the focus back to what opened it", async ({
    page,
    convert,
    signIn,
  }) => {
    await signIn();
    await convert.open();
    await convert.getPrice.focus();
    await convert.getQuote("0.01");
    await page.keyboard.press("Escape");
    await expect(convert.confirmDialog).toBeHidden();
    await expect(convert.getPrice).toBeFocused();
  });

  test("a price converts once: the second confirmation is refused in its own words", async ({
    page,
    convert,
    signIn,
    exchange,
  }) => {
    const { account: name, token } = await signIn();
    await convert.open();
    const quote = await convert.getQuote("0.01");
    const { quoteTxId } = quote;
    const accept = () =>
      exchange.call("convert.execute", token, {
        quoteTxId,
        accountType: account,
        requestId: crypto.randomUUID(),
      });
    expect((await accept()).code).toBe(0);
    const again = await accept();
    expect(again.code).toBe(700_009);

    await convert.confirm.click();
    const refused = page.getByRole("dialog", { name: "Not converted" });
    await expect(refused).toContainText("This quote was already used");
    await expect(refused.getByRole("button", { name: "Convert now" })).toBeHidden();

    // Settled a moment after the one confirmation that counted.
    const paid = decimal(defaultWallet.BTC).minus("0.01").toFixed();
    const received = decimal(defaultWallet.USDT).plus(quote.toAmount).toFixed();
    await expect
      .poll(async () => {
        const funding = await exchange.funding(name);
        return [funding("BTC"), funding("USDT")];
      })
      .toEqual([paid, received]);
    expect(await exchange.imbalance()).toEqual([]);
  });

  test("an expired price cannot be confirmed, by nobody", async ({ convert, signIn, exchange }) => {
    const { account: name, token } = await signIn();
    await exchange.settings({ quoteTtlMs: 3_000 });
    await convert.open();
    const { quoteTxId } = await convert.requestQuote("0.01");
    await expect(convert.confirmDialog).toContainText("This quote has expired");
    await expect(convert.confirm).toBeHidden();
    await expect(convert.confirmDialog.getByRole("button", { name: "Get new quote" })).toBeVisible();
    const late = await exchange.call("convert.execute", token, {
      quoteTxId,
      accountType: account,
      requestId: crypto.randomUUID(),
    });
    expect(late.code).toBe(700_008);
    const funding = await exchange.funding(name);
    expect(funding("BTC")).toBe(defaultWallet.BTC);
  });

  test("a new price after the old one expired converts at the new one", async ({
    convert,
    signIn,
    exchange,
  }) => {
    const { account: name } = await signIn();
    await exchange.settings({ quoteTtlMs: 3_000 });
    await convert.open();
    await convert.requestQuote("0.01");
    const renew = convert.confirmDialog.getByRole("button", { name: "Get new quote" });
    await expect(renew).toBeVisible();
    await exchange.settings({ quoteTtlMs: 15_000 });
    await renew.click();
    await convert.confirm.click();
    await expect(convert.result).toBeVisible();
    expect((await exchange.funding(name))("BTC")).toBe(decimal(defaultWallet.BTC).minus("0.01").toFixed());
    expect(await exchange.seen("convert.execute")).toBe(1);
  });

  test("a conversion that fails at settlement gives the money back and says so", async ({
    page,
    convert,
    signIn,
    exchange,
  }) => {
    const { account: name } = await signIn();
    await exchange.settings({ failConversions: 1 });
    await convert.open();
    await convert.getQuote("0.01");
    await convert.confirm.click();
    await expect(page.getByRole("dialog", { name: "Conversion failed" })).toContainText(
      "Nothing was converted",
    );
    const funding = await exchange.funding(name);
    expect([funding("BTC"), funding("USDT")]).toEqual([defaultWallet.BTC, defaultWallet.USDT]);
    expect(await exchange.imbalance()).toEqual([]);
  });

  test("more than the balance is refused beside the field, with its repair", async ({
    page,
    convert,
    signIn,
    exchange,
  }) => {
    await signIn({ BTC: "0.02" });
    await convert.open();
    await convert.pay.fill("0.5");
    await convert.getPrice.click();
    await expect(page.getByText("Your available balance is 0.02 BTC.")).toBeVisible();
    expect(await exchange.seen("convert.quote")).toBe(0);
    await page.getByRole("button", { name: "Use available balance" }).click();
    await expect(convert.pay).toHaveValue("0.02");
  });

  test("typing opens no channel to the worker: the form's one subscription is amended", async ({
    convert,
    signIn,
    exchange,
  }) => {
    await signIn();
    await exchange.market({ freeze: true, symbol: "BTCUSDT", price: "100000" });
    await convert.open();
    await convert.pay.fill("0.1");
    await expect(convert.receive).toHaveValue(/^9,?9\d\d/);
    const [worker] = running;
    const { length } = worker?.called ?? [];
    for (let time = 0; time < 5; time += 1) {
      await convert.pay.fill("");
      await convert.pay.pressSequentially("0.01");
    }
    await expect(convert.receive).toHaveValue(/^999\./);
    const called = worker?.called.slice(length) ?? [];
    expect(called.filter((method) => method === "amend").length).toBeGreaterThanOrEqual(15);
    // What comes late, on a slow machine meanwhile, has subscriptions of its own.
    expect(called).not.toContain("subscribe convert.estimate");
    expect(worker?.called).toContain("subscribe convert.estimate");
  });
});
