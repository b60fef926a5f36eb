/** R9.15, D3.11. */
import { describe } from "vitest";
import { expect, test } from "./pages.ts";

const kept = (): string => sessionStorage.getItem("coffer.draft.convert/amount") ?? "";

describe("an amount that was typed", () => {
  test("is there again after a reload and on the way back, with its pair alone", async ({
    page,
    convert,
    signIn,
  }) => {
    await signIn();
    await convert.open({ from: "BTC", to: "USDT" });
    await convert.pay.fill("0.25");
    await expect.poll(kept).toContain("0.25");
    await page.reload();
    await expect(convert.pay).toHaveValue("0.25");
    await convert.open({ from: "ETH", to: "USDT" });
    await expect(page.getByText("Frequently asked questions")).toBeVisible();
    await expect(convert.pay).toHaveValue("");
  });

  test("gives way to what a link brings", async ({ page, convert, signIn }) => {
    await signIn();
    await convert.open({ from: "BTC", to: "USDT" });
    await convert.pay.fill("0.25");
    await page.goto("/user/assets/exchange/index?from=BTC&to=USDT&amount=0.5");
    await expect(page.getByText("Frequently asked questions")).toBeVisible();
    await expect(convert.pay).toHaveValue("0.5");
  });

  test("is gone once it was confirmed: a reload never offers it a second time", async ({
    page,
    convert,
    signIn,
    exchange,
    tolerated,
  }) => {
    tolerated.push(/./);
    await signIn();
    await convert.open({ from: "BTC", to: "USDT" });
    await convert.getQuote("0.01");
    await exchange.fault({ call: "convert.execute", answerLatencyMs: 60_000, times: 1 });
    await convert.confirm.click();
    await expect.poll(() => exchange.seen("convert.execute")).toBe(1);
    await page.reload();
    await expect(page.getByText("Frequently asked questions")).toBeVisible();
    await expect(convert.pay).toHaveValue("");
  });

  test("is no draft after the dialog of an unknown outcome was closed, until it is another one", async ({
    page,
    convert,
    signIn,
    exchange,
    tolerated,
  }) => {
    tolerated.push(/./);
    await signIn();
    await exchange.settings({ quoteTtlMs: 120_000 });
    await convert.open({ from: "BTC", to: "USDT" });
    await convert.getQuote("0.01");
    await exchange.fault({ call: "convert.execute", dropAfterHandling: true });
    await exchange.fault({ call: "outcome.lookup", dropBeforeHandling: true });
    page.quicken(20);
    await convert.confirm.click();
    const status = page.getByRole("dialog", { name: "Status of your conversion" });
    await status.getByRole("button", { name: "Close" }).last().click();
    await expect(status).toHaveCount(0);
    page.quicken(1);
    await expect(convert.pay).toHaveValue("0.01");
    await expect.poll(kept).not.toContain("0.01");
    await convert.pay.fill("0.02");
    await expect.poll(kept).toContain("0.02");
  });

  test("leaves the form once it is known to be made, though its dialog was closed while nobody knew", async ({
    page,
    convert,
    signIn,
    exchange,
    tolerated,
  }) => {
    tolerated.push(/./);
    await signIn();
    await exchange.settings({ quoteTtlMs: 120_000 });
    await convert.open({ from: "BTC", to: "USDT" });
    await convert.getQuote("0.01");
    await exchange.fault({ call: "convert.execute", dropAfterHandling: true });
    await exchange.fault({ call: "outcome.lookup", dropBeforeHandling: true });
    page.quicken(20);
    await convert.confirm.click();
    const status = page.getByRole("dialog", { name: "Status of your conversion" });
    await status.getByRole("button", { name: "Close" }).last().click();
    await expect(status).toHaveCount(0);
    await expect(convert.pay).toHaveValue("0.01");
    await exchange.reset();
    await expect(page.getByText(/^Your conversion of .* completed/)).toBeVisible();
    await expect(convert.pay).toHaveValue("");
  });

  test("is the draft it was where it came to nothing, and where another one's status is looked at", async ({
    page,
    convert,
    signIn,
    exchange,
    tolerated,
  }) => {
    tolerated.push(/./);
    await signIn();
    await exchange.settings({ quoteTtlMs: 120_000 });
    await convert.open({ from: "BTC", to: "USDT" });
    await exchange.settings({ failConversions: 1 });
    await convert.getQuote("0.01");
    await convert.confirm.click();
    const failed = page.getByRole("dialog", { name: "Conversion failed" });
    await failed.getByRole("button", { name: "Done" }).click();
    await expect(convert.pay).toHaveValue("0.01");
    await expect.poll(kept).toContain("0.01");

    await exchange.settings({ failConversions: 0 });
    await convert.getQuote("0.02");
    await exchange.fault({ call: "convert.execute", dropAfterHandling: true });
    await exchange.fault({ call: "outcome.lookup", dropBeforeHandling: true });
    page.quicken(20);
    await convert.confirm.click();
    const status = page.getByRole("dialog", { name: "Status of your conversion" });
    await status.getByRole("button", { name: "Close" }).last().click();
    await expect(status).toHaveCount(0);
    page.quicken(1);
    await convert.pay.fill("0.03");
    await expect.poll(kept).toContain("0.03");
    await page.getByRole("button", { name: "View status" }).click();
    await expect(status).toContainText("0.02");
    await status.getByRole("button", { name: "Close" }).last().click();
    await expect(status).toHaveCount(0);
    await expect(convert.pay).toHaveValue("0.03");
    expect(kept()).toContain("0.03");
  });

  test("is brought back by no login that a lost outcome leads to", async ({
    page,
    convert,
    signIn,
    exchange,
    tolerated,
  }) => {
    tolerated.push(/./);
    const { token } = await signIn();
    await convert.open({ from: "BTC", to: "USDT" });
    await convert.getQuote("0.01");
    await exchange.fault({ call: "convert.execute", dropAfterHandling: true });
    await exchange.fault({ call: "outcome.lookup", retCode: 10_007 });
    await convert.confirm.click();
    const status = page.getByRole("dialog", { name: "Status of your conversion" });
    await exchange.call("profile.logout", token, {});
    await status.getByRole("button", { name: "Log in" }).click();
    await page.waitForURL(/login\?redirect_url=.*from%3DBTC/);
    await expect(page).not.toHaveURL(/amount/);
  });

  test("leaves the form with its order, however late it is known that it was placed", async ({
    page,
    limit,
    signIn,
    exchange,
    tolerated,
  }) => {
    tolerated.push(/./);
    await signIn();
    await limit.goto();
    await limit.openReview("0.1", "98500");
    await exchange.fault({ call: "limitOrder.create", dropAfterHandling: true });
    await exchange.fault({ call: "outcome.lookup", dropBeforeHandling: true });
    page.quicken(20);
    await limit.place.click();
    const status = page.getByRole("dialog", { name: "Status of your order" });
    await status.getByRole("button", { name: "Close" }).last().click();
    await expect(status).toHaveCount(0);
    await expect(limit.pay).toHaveValue("0.1");
    await exchange.reset();
    await expect(page.getByText(/^Your limit order of .* is open/)).toBeVisible();
    await expect(limit.pay).toHaveValue("");
    await expect(limit.price).toHaveValue("");
  });

  test("is no draft once a limit order was placed with it", async ({
    limit,
    signIn,
    exchange,
    tolerated,
  }) => {
    tolerated.push(/./);
    await signIn();
    await limit.goto();
    await limit.openReview("0.1", "98500");
    await expect.poll(kept).toContain("0.1");
    await exchange.fault({ call: "limitOrder.create", answerLatencyMs: 60_000, times: 1 });
    await limit.place.click();
    await expect.poll(() => exchange.seen("limitOrder.create")).toBe(1);
    await expect.poll(kept).not.toContain("0.1");
    await expect(limit.pay).toHaveValue("0.1");
  });
});
