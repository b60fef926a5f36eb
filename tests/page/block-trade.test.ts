/** R2.1, F6e.2, D3.8. */
import { describe } from "vitest";
import { wallet } from "./block-wallet.ts";
import { lieTo } from "./hostile/liar.ts";
import { expect, test } from "./pages.ts";

describe("a block trade", () => {
  test("is quoted beside the book, confirmed by its own button, and settled once", async ({
    page,
    block,
    signIn,
    exchange,
  }) => {
    const { account } = await signIn(wallet);
    await block.open();
    await block.pay.fill("7.5");
    await expect(block.comparison).toContainText(/7\.50 BTC\S* in the order book would use \d+ price levels/);
    await block.getQuote.click();
    await expect(block.convert).toHaveText(/7\.50 BTC/);
    await expect(page.getByText(/Quote expires in \d+ seconds/).first()).toBeVisible();
    await expect(block.comparison).toContainText("The quote already includes this.");
    const promised = ((await block.receive.inputValue()) ?? "").replaceAll(",", "");
    await block.convert.click();
    await expect(block.done).toContainText(/7\.50\s*BTC/);
    const funding = await exchange.funding(account);
    expect(funding("BTC")).toBe("32.5");
    expect(Number(funding("USDT"))).toBeCloseTo(900_000 + Number(promised), 3);
    expect(await exchange.imbalance()).toEqual([]);
    expect(await exchange.seen("blockTrade.query")).toBeGreaterThan(0);
    expect(await exchange.seen("convert.query")).toBe(0);
    await block.done.getByRole("button", { name: "Done" }).click();
    await expect(block.pay).toHaveValue("");
    await expect(page.getByRole("region", { name: "Your block trades" })).toContainText("7.50 BTC");
  });

  test("asks for no amount that stands there while the book is on its way", async ({
    page,
    block,
    signIn,
  }) => {
    await signIn(wallet);
    const liar = await lieTo(page);
    liar.delay(({ call }) => (call === "blockTrade.book" ? new Promise<void>(() => undefined) : undefined));
    await block.open();
    await expect(block.comparison).toContainText("Enter an amount");
    await block.pay.fill("7.5");
    await expect(block.receive).not.toHaveValue("");
    await expect(block.comparison).not.toContainText("Enter an amount");
    await block.pay.fill("");
    await expect(block.comparison).toContainText("Enter an amount");
  });

  test("is not said to have no estimate while the desk's terms are on their way", async ({
    page,
    block,
    signIn,
  }) => {
    await signIn(wallet);
    const liar = await lieTo(page);
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    liar.delay(({ call }) => (call === "blockTrade.check" ? held : undefined));
    await block.open();
    await block.pay.fill("7.5");
    // The feed lives, and the book is there.
    await expect(block.comparison).toContainText("in the order book would use");
    await expect(page.getByText("No estimate right now")).toHaveCount(0);
    answer();
    await expect(block.receive).not.toHaveValue("");
  });

  test("is typed once: a reload and the way back from the history lose nothing, and what was sent is kept no more", async ({
    page,
    block,
    signIn,
  }) => {
    await signIn(wallet);
    const kept = (): string => sessionStorage.getItem("coffer.draft.convert/block") ?? "";
    await block.open();
    await block.pay.fill("7.5");
    await expect.poll(kept).toContain("7.5");
    await page.reload();
    await expect(block.pay).toHaveValue("7.5");
    await page.getByRole("main").getByRole("link", { name: "History" }).first().click();
    await expect(page.getByText("No block trades yet")).toBeVisible();
    await page.goBack();
    await expect(block.pay).toHaveValue("7.5");
    await block.getQuote.click();
    await block.convert.click();
    await expect(block.done).toBeVisible();
    await expect.poll(kept).toBe("");
  });

  test("from the unified account is kept there", async ({ block, signIn, exchange }) => {
    const { account } = await signIn({}, wallet);
    await block.open("?from=BTC&to=USDT&account=unified");
    await block.requestQuote("2");
    await block.convert.click();
    await expect(block.done).toContainText("Unified");
    expect((await exchange.unified(account))("BTC")).toBe("38");
  });

  test("whose amount is changed has no quote any more", async ({ page, block, signIn, exchange }) => {
    await signIn(wallet);
    await block.open();
    await block.requestQuote("2");
    await block.pay.fill("3");
    await expect(block.getQuote).toBeVisible();
    await expect(block.convert).toHaveCount(0);
    await expect(page.getByText(/Quote expires in/)).toHaveCount(0);
    await block.getQuote.click();
    await expect(block.convert).toHaveText(/3\.00 BTC/);
    expect(await exchange.seen("convert.execute")).toBe(0);
  });

  test("whose quote ran out is not confirmed: a new one is requested by a press", async ({
    block,
    signIn,
    exchange,
  }) => {
    await signIn(wallet);
    await exchange.settings({ quoteTtlMs: 3_000 });
    await block.open();
    await block.pay.fill("2");
    await block.getQuote.click();
    await expect(block.renew).toBeVisible();
    expect(await exchange.seen("convert.quote")).toBe(1);
    await exchange.settings({ quoteTtlMs: 15_000 });
    await block.renew.click();
    await expect(block.convert).toBeVisible();
    expect(await exchange.seen("convert.execute")).toBe(0);
  });

  test("whose quote ran out after the session did begins with the login", async ({
    page,
    block,
    signIn,
    exchange,
  }) => {
    await signIn(wallet);
    await exchange.settings({ quoteTtlMs: 3_000 });
    await block.open();
    await block.pay.fill("2");
    await block.getQuote.click();
    await expect(block.renew).toBeVisible();
    await exchange.fault({ call: "convert.quote", retCode: 10007 });
    await block.renew.click();
    await expect(page.getByRole("button", { name: /^Log in/ }).first()).toBeVisible();
    await expect(block.renew).toHaveCount(0);
  });

  test("happens once when the answer is lost", async ({ block, signIn, exchange }) => {
    const { account } = await signIn(wallet);
    await block.open();
    await block.requestQuote("2");
    await exchange.fault({ call: "convert.execute", dropAfterHandling: true, times: 2 });
    await block.convert.click();
    await expect(block.done).toBeVisible();
    expect((await exchange.funding(account))("BTC")).toBe("38");
  });

  test("that never arrived says so, and may be tried anew", async ({ page, block, signIn, exchange }) => {
    const { account } = await signIn(wallet);
    await block.open();
    await block.requestQuote("2");
    await exchange.fault({ call: "convert.execute", dropBeforeHandling: true, times: 1 });
    await block.convert.click();
    const dialog = page.getByRole("dialog", { name: "Conversion not submitted" });
    await expect(dialog).toContainText("Nothing was converted.");
    await dialog.getByRole("button", { name: "Get new quote" }).click();
    await expect(dialog).toBeHidden();
    await block.convert.click();
    await expect(block.done).toBeVisible();
    expect((await exchange.funding(account))("BTC")).toBe("38");
  });

  test("that the desk lets down gives the money back and says so", async ({
    page,
    block,
    signIn,
    exchange,
  }) => {
    const { account } = await signIn(wallet);
    await exchange.settings({ failConversions: 1 });
    await block.open();
    await block.requestQuote("2");
    await block.convert.click();
    await expect(page.getByRole("dialog", { name: /fail/i })).toContainText("Your BTC");
    expect((await exchange.funding(account))("BTC")).toBe("40");
  });

  test("that the market left behind is offered anew beside the old quote", async ({
    page,
    block,
    signIn,
    exchange,
  }) => {
    await signIn(wallet);
    await block.open();
    await block.requestQuote("2");
    await exchange.market({ symbol: "BTCUSDT", price: "90000.00" });
    await block.convert.click();
    await expect(page.getByText(/The live price moved away from the previous quote/)).toBeVisible();
    await expect(block.convert).toBeVisible();
    expect(await exchange.seen("convert.execute")).toBe(1);
  });

  test("at a quote far below the book takes a second press elsewhere", async ({
    page,
    block,
    signIn,
    exchange,
  }) => {
    await signIn(wallet);
    await block.open();
    await block.requestQuote("2");
    // The book went up; the quote stands.
    await exchange.market({ symbol: "BTCUSDT", price: "99000.00" });
    await expect(page.getByText(/below the estimated order book price/).first()).toBeVisible();
    await block.convert.click();
    const back = page.getByRole("button", { name: "Back" }).filter({ visible: true });
    await expect(back).toBeVisible();
    // The market comes back: whoever is about to press Back presses nothing else.
    await exchange.market({ symbol: "BTCUSDT", price: "94218.40" });
    await expect(block.comparison).toContainText("94,208.97");
    await back.click();
    await expect(block.convert).toBeVisible();
    expect(await exchange.seen("convert.execute")).toBe(0);
  });
});

describe("where the book is not told", () => {
  test("the quote stands beside the live price alone", async ({ block, signIn, exchange }) => {
    await signIn(wallet);
    await exchange.fault({ call: "blockTrade.book", retCode: 10_017, retMsg: "no such route" });
    await block.open();
    await block.requestQuote("2");
    await expect(block.comparison).toContainText("The order book is not available for this pair.");
    await block.convert.click();
    await expect(block.done).toBeVisible();
  });

  test("nor a live price, one press is not enough", async ({ page, block, signIn, exchange }) => {
    await signIn(wallet);
    await exchange.fault({ call: "blockTrade.book", retCode: 10_017, retMsg: "no such route" });
    await exchange.settings({ quoteTtlMs: 120_000 });
    await block.open();
    await block.pay.fill("2");
    await expect(block.comparison).toContainText("The order book is not available for this pair.");
    await exchange.feed("refuse");
    await exchange.feed("drop-all");
    await expect(page.getByText("Live", { exact: true })).toHaveCount(0);
    await block.getQuote.click();
    const note = page.getByRole("status").filter({ hasText: "No live price to compare with" });
    await expect(note.first()).toBeVisible();
    await block.convert.click();
    const confirm = page.getByRole("button", { name: "I understand, convert at this rate" });
    await expect(confirm.first()).toBeVisible();
    expect(await exchange.seen("convert.execute")).toBe(0);
    await confirm.filter({ visible: true }).click();
    await expect(block.done).toBeVisible();
  });
});

describe("where the book could not be read", () => {
  test("that is said, and nobody is asked for the amount that stands there", async ({
    page,
    block,
    signIn,
    exchange,
    tolerated,
  }) => {
    tolerated.push(/./);
    await signIn(wallet);
    await exchange.fault({ call: "blockTrade.book", status: 500 });
    await page.goto("/user/assets/otc/convert?from=BTC&to=USDT&amount=2&lang=en");
    await expect(block.comparison).toContainText("Couldn't load the order book. We keep trying.");
    await expect(block.comparison).not.toContainText("Enter an amount");
  });
});
