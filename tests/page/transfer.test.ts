/** R1.11, F2i.7, F5.23, F5.24, D3.8. */
import { describe } from "vitest";
import { lieTo, withResult } from "./hostile/liar.ts";
import { defaultWallet, expect, test } from "./pages.ts";

describe("between own accounts", () => {
  test("moves once, says so, and is in the records", async ({ page, transfer, signIn, exchange }) => {
    const { account } = await signIn();
    await transfer.goto();
    await transfer.openReview("1,500.25");
    await expect(transfer.dialog).toContainText("1,500.25");
    await expect(transfer.dialog).toContainText("Unified Trading");
    await transfer.move.click();
    const done = page.getByRole("dialog", { name: "Transfer completed" });
    await expect(done).toContainText("The amount has arrived.");
    expect((await exchange.funding(account))("USDT")).toBe("999.75");
    expect((await exchange.unified(account))("USDT")).toBe("1500.25");
    expect(await exchange.seen("transfer.inter")).toBe(1);
    await done.getByRole("button", { name: "Done" }).click();
    await expect(transfer.amount).toHaveValue("");
    await expect(page.getByRole("region", { name: "Recent transfers" })).toContainText("Completed");
    expect(await exchange.imbalance()).toEqual([]);
  });

  test("the ends trade places, and Max is all that can be moved", async ({ page, transfer, signIn }) => {
    await signIn(defaultWallet, { USDT: "12.5" });
    await transfer.goto({ coin: "USDT", amount: "7" });
    await expect(transfer.amount).toHaveValue("7");
    await page.getByRole("button", { name: "Swap accounts" }).click();
    await expect(page.getByText(/Transferable/)).toContainText("12.50");
    await page.getByRole("button", { name: "Use full balance" }).click();
    await expect(transfer.amount).toHaveValue("12.5");
    await page.waitForURL(/from=UNIFIED&to=FUND/);
  });

  test("a rest that is too small to move is told whole, never as 0.00", async ({
    page,
    transfer,
    signIn,
  }) => {
    await signIn({ USDT: "12.50000567" });
    await transfer.goto();
    await expect(page.getByText(/Transferable/)).toContainText("12.50");
    await expect(page.getByText(/of the balance can't be moved now/)).toContainText("0.00000567 USDT");
    await expect(page.getByRole("link", { name: /frozen/ })).toHaveCount(0);
  });

  test("what is frozen of the funding account leads to why, and what is left has its coin", async ({
    page,
    transfer,
    signIn,
  }) => {
    const liar = await lieTo(page);
    const frozen = (text: string): string =>
      withResult(text, (result) => {
        const { balance, ...rest } = result as { readonly balance: readonly { readonly coin: string }[] };
        const held = balance.map((one) => (one.coin === "USDT" ? { ...one, transferBalance: "1950" } : one));
        return { ...rest, balance: held };
      });
    await signIn(defaultWallet, { USDT: "2500" });
    liar.notify("transfer.balances", ({ text }) => ({ text: frozen(text) }), { signed: true });
    await transfer.goto();
    await expect(page.getByText(/of the balance can't be moved now/)).toContainText("550.00 USDT");
    const why = page.getByRole("link", { name: "See what is frozen and why" });
    await expect(why).toHaveAttribute("href", /\/records\/frozen-assets\?coin=USDT$/);
    await transfer.amount.fill("100");
    const summary = page.getByRole("region", { name: "Summary" });
    await expect(summary).toContainText("2,400.00 USDT");
    await expect(summary).toContainText("2,600.00 USDT");
    await page.getByRole("button", { name: "Swap accounts" }).click();
    await expect(page.getByText(/of the balance can't be moved now/)).toBeVisible();
    await expect(why).toHaveCount(0);
  });

  test("what one account holds is not told of the other while that is requested", async ({
    page,
    transfer,
    signIn,
  }) => {
    await signIn(defaultWallet, { USDT: "12.5" });
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    page.network.route(/query-account-coins-balance.*UNIFIED/, async (route) => {
      await held;
      return route.fetch();
    });
    await transfer.goto();
    await expect(page.getByText(/Transferable/)).toContainText("2,500.00");
    await page.getByRole("button", { name: "Swap accounts" }).click();
    await page.getByRole("button", { name: /^Coin: USDT/ }).click();
    const picker = page.getByRole("dialog", { name: "Coin" });
    await expect(picker).toBeVisible();
    await expect(picker).not.toContainText("2,500");
    release();
    await expect(picker).toContainText("12.50");
  });

  test("more than can be moved, too many decimals and nonsense are said beside the field, with what mends them", async ({
    page,
    transfer,
    signIn,
    exchange,
  }) => {
    await signIn();
    await transfer.goto();
    await transfer.review.click();
    await expect(page.getByText("Enter an amount first.")).toBeVisible();
    await transfer.amount.fill("0.0");
    await expect(page.getByText("Enter an amount first.")).toHaveCount(0);
    await transfer.review.click();
    await expect(page.getByText("Enter an amount first.")).toBeVisible();
    await expect(transfer.amount).toBeFocused();
    for (const [typed, words, repair, mended] of [
      ["2,600", /Exceeds the transferable balance by/, "Use all of it", "2,500"],
      ["1.12345678901", /USDT has at most \d+ decimals/, "Shorten it", ""],
    ] as const) {
      await transfer.amount.fill(typed);
      await transfer.review.click();
      await expect(page.getByText(words), typed).toBeVisible();
      await page.getByRole("button", { name: repair }).click();
      if (mended !== "") await expect(transfer.amount, typed).toHaveValue(mended);
      // The button is gone: what it repaired has the focus.
      await expect(transfer.amount, typed).toBeFocused();
    }
    await transfer.amount.fill("all my money");
    await transfer.review.click();
    await expect(page.getByText("Enter a valid amount.", { exact: false })).toBeVisible();
    expect(await exchange.seen("transfer.inter")).toBe(0);
  });

  test("one that is held is watched until it arrives", async ({ page, transfer, signIn, exchange }) => {
    const { account } = await signIn();
    await exchange.settings({ pendingTransfers: 1, transferDelayMs: 0, holdSettlements: true });
    await transfer.goto();
    await transfer.send("100");
    await expect(page.getByRole("dialog", { name: "Transfer in progress" })).toContainText("on hold");
    await exchange.settings({ holdSettlements: false });
    await expect(page.getByRole("dialog", { name: "Transfer completed" })).toBeVisible();
    expect((await exchange.unified(account))("USDT")).toBe("100");
  });

  test("one that is held is not taken for another person's that has arrived", async ({
    page,
    transfer,
    signIn,
    exchange,
  }) => {
    const liar = await lieTo(page);
    await signIn();
    await exchange.settings({ pendingTransfers: 1, transferDelayMs: 0, holdSettlements: true });
    await transfer.goto();
    let asked = 0;
    const arrived = (text: string): string =>
      withResult(text, (result) => {
        const { list } = result as { readonly list: readonly object[] };
        const arrivedElsewhere = { status: "SUCCESS", toMemberId: "10009999" };
        return { ...(result as object), list: list.map((row) => ({ ...row, ...arrivedElsewhere })) };
      });
    liar.notify(
      "transfer.list",
      ({ text, requestText }) => {
        if (!requestText.includes("transferId")) return { text };
        asked += 1;
        return { text: arrived(text) };
      },
      { signed: true },
    );
    await transfer.send("100");
    const dialog = page.getByRole("dialog", { name: "Transfer in progress" });
    await expect(dialog).toContainText("on hold");
    page.quicken(4);
    await expect.poll(() => asked).toBeGreaterThan(1);
    page.quicken(1);
    await expect(dialog).toContainText("on hold");
    liar.rest();
    await exchange.settings({ holdSettlements: false });
    await expect(page.getByRole("dialog", { name: "Transfer completed" })).toBeVisible();
  });

  test("one that fails says that nothing moved", async ({ page, transfer, signIn, exchange }) => {
    const { account } = await signIn();
    await exchange.settings({ failTransfers: 1 });
    await transfer.goto();
    await transfer.send("100");
    const failed = page.getByRole("dialog", { name: "Transfer failed" });
    await expect(failed).toContainText("Nothing was moved.");
    expect((await exchange.funding(account))("USDT")).toBe("2500");
    // What was typed is there for another try.
    await failed.getByRole("button", { name: "Done" }).click();
    await expect(transfer.amount).toHaveValue("100");
    await transfer.review.click();
    await transfer.move.click();
    await expect(page.getByRole("dialog", { name: "Transfer completed" })).toBeVisible();
    expect((await exchange.funding(account))("USDT")).toBe("2400");
  });

  test("a lost answer is looked up, and nothing is sent twice", async ({
    page,
    transfer,
    signIn,
    exchange,
    tolerated,
  }) => {
    tolerated.push(/./);
    const { account } = await signIn();
    await transfer.goto();
    await exchange.fault({ call: "transfer.inter", dropAfterHandling: true, times: 1 });
    await transfer.send("100");
    await expect(page.getByRole("dialog", { name: "Transfer completed" })).toBeVisible();
    expect((await exchange.unified(account))("USDT")).toBe("100");
    expect(await exchange.imbalance()).toEqual([]);
  });

  test("one that never arrived says so, and the second try moves once", async ({
    page,
    transfer,
    signIn,
    exchange,
    tolerated,
  }) => {
    tolerated.push(/./);
    const { account } = await signIn();
    await transfer.goto();
    await exchange.fault({ call: "transfer.inter", dropBeforeHandling: true });
    await transfer.send("100");
    const absent = page.getByRole("dialog", { name: "Transfer not submitted" });
    await expect(absent).toContainText("Nothing was moved.");
    await exchange.reset();
    await absent.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("dialog", { name: "Transfer completed" })).toBeVisible();
    expect((await exchange.unified(account))("USDT")).toBe("100");
  });

  test("a refusal is in words, and leads back to the form", async ({ page, transfer, signIn, exchange }) => {
    await signIn();
    await transfer.goto();
    await exchange.fault({ call: "transfer.inter", retCode: 131_212, retMsg: "no", times: 1 });
    await transfer.send("100");
    const refused = page.getByRole("dialog", { name: "Transfer rejected" });
    await expect(refused).toContainText("more than can be moved now");
    await refused.getByRole("button", { name: "Edit transfer" }).click();
    await expect(transfer.amount).toHaveValue("100");
  });

  test("accounts that did not load say so and can be requested again", async ({
    page,
    transfer,
    signIn,
    exchange,
    tolerated,
  }) => {
    tolerated.push(/./);
    await signIn();
    await exchange.fault({ call: "transfer.accountTypes", status: 400 });
    await page.goto("/user/assets/transfer");
    await expect(page.getByText("Couldn't load your accounts")).toBeVisible();
    await exchange.reset();
    await page.getByRole("button", { name: "Try again" }).first().click();
    await expect(transfer.amount).toBeVisible();
  });
});
