/** F6a.1, D3.8: a price that was asked for is of what stood in the form, and of nothing that came after it. */
import { describe } from "vitest";
import { written } from "../../e2e/convert-page.ts";
import type { Page } from "./harness/test.ts";
import { lieTo } from "./hostile/liar.ts";
import { defaultWallet, expect, test } from "./pages.ts";

/** Holds the first quote back until it is let go. */
async function lateQuote(page: Page) {
  const liar = await lieTo(page);
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((release) => {
    resolve = release;
  });
  let isFirst = true;
  liar.delay(({ call }) => {
    if (call !== "convert.quote" || !isFirst) return undefined;
    isFirst = false;
    return promise;
  });
  const awaited = (count: number) => expect.poll(() => liar.held).toBe(count);
  return {
    liar,
    isHeld: () => awaited(1),
    async letGo() {
      resolve();
      await awaited(0);
    },
  };
}

describe("a price on its way", () => {
  test("is no price for another amount", async ({ page, convert, signIn }) => {
    const late = await lateQuote(page);
    await signIn(defaultWallet, { BTC: "0.75", USDT: "900" });
    await convert.open();
    await convert.pay.fill("0.1");
    await convert.getPrice.click();
    await late.isHeld();
    await convert.pay.fill("0.2");
    await expect(convert.getPrice).not.toHaveAttribute("aria-busy", "true");
    await convert.getPrice.click();
    await expect(convert.confirmDialog).toContainText(written("0.2", "BTC"));
    await late.letGo();
    await expect(convert.confirmDialog).toContainText(written("0.2", "BTC"));
    expect(late.liar.seen.filter((call) => call === "convert.quote")).toHaveLength(2);
  });

  test("is withdrawn with the account that it was for", async ({ page, convert, signIn }) => {
    const late = await lateQuote(page);
    await signIn(defaultWallet, { BTC: "0.75", USDT: "900" });
    await convert.open();
    await convert.pay.fill("0.1");
    await convert.getPrice.click();
    await late.isHeld();
    await page.getByRole("button", { name: "Account: Funding" }).click();
    await page.getByRole("menuitemradio", { name: "Unified Trading" }).click();
    await expect(convert.getPrice).not.toHaveAttribute("aria-busy", "true");
    await late.letGo();
    await expect(convert.confirmDialog).toBeHidden();
    await convert.getPrice.click();
    await expect(convert.confirmDialog).toContainText("Unified Trading account");
  });

  test("is withdrawn with the form: on the way back nothing stands there that was never seen", async ({
    page,
    convert,
    signIn,
  }) => {
    const late = await lateQuote(page);
    await signIn();
    await convert.open();
    await convert.pay.fill("0.1");
    await convert.getPrice.click();
    await late.isHeld();
    const modes = page.getByRole("navigation", { name: "Convert" });
    await modes.getByRole("link", { name: "Limit" }).click();
    await expect(page.getByRole("button", { name: "Review order" })).toBeVisible();
    await late.letGo();
    await modes.getByRole("link", { name: "Convert" }).click();
    await expect(convert.pay).toHaveValue("0.1");
    await expect(convert.confirmDialog).toBeHidden();
    await convert.getPrice.click();
    await expect(convert.confirm).toBeVisible();
    expect(late.liar.seen.filter((call) => call === "convert.quote")).toHaveLength(2);
  });
});

describe("a price whose mode is left by the way back", () => {
  const path = "/user/assets/exchange/index?mode=limit&from=BTC&to=USDT";

  test("is withdrawn: in its mode none opens by itself later", async ({ page, convert, signIn }) => {
    await signIn();
    await page.goto(path);
    const modes = page.getByRole("navigation", { name: "Convert" });
    await modes.getByRole("link", { name: "Convert" }).click();
    await convert.getQuote("0.01");
    await page.goBack();
    await expect(page.getByRole("button", { name: "Review order" })).toBeVisible();
    await modes.getByRole("link", { name: "Convert" }).click();
    await expect(convert.pay).toHaveValue("0.01");
    await expect(convert.confirmDialog).toBeHidden();
  });

  test("once it was confirmed is told by a notification, and leaves the form", async ({
    page,
    convert,
    signIn,
    exchange,
  }) => {
    await signIn();
    await page.goto(path);
    await page.getByRole("navigation", { name: "Convert" }).getByRole("link", { name: "Convert" }).click();
    await convert.getQuote("0.01");
    await exchange.fault({ call: "convert.execute", answerLatencyMs: 1500, times: 1 });
    await convert.confirm.click();
    await expect.poll(() => exchange.seen("convert.execute")).toBe(1);
    await page.goBack();
    await expect(page.getByRole("button", { name: "Review order" })).toBeVisible();
    await expect(page.getByText(/^Your conversion of .* completed/)).toBeVisible();
    await expect(convert.pay).toHaveValue("");
  });
});
