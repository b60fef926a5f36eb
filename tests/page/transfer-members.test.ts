/** R1.11, F2i.7, F5.23. */
import { describe } from "vitest";
import type { CallOutput } from "#shared/contract/index.ts";
import type { Exchange } from "../../e2e/exchange.ts";
import type { Page } from "./harness/test.ts";
import { defaultWallet, expect, test } from "./pages.ts";

/** Who has one sub-account: its id, and what the exchange says of both. */
async function signInWithDesk(page: Page, exchange: Exchange) {
  const { account, token } = await exchange.createPerson(defaultWallet, { subAccounts: ["desk-vienna"] });
  await page.addCookies([{ name: "test-token", value: token }]);
  const told = (await exchange.query("transfer.accountTypes", token)) as CallOutput<"transfer.accountTypes">;
  return { account, told, sub: told.accounts[1]?.uid ?? "" };
}

describe("between members", () => {
  test("a sub-account is chosen as the target and gets it", async ({ page, transfer, exchange }) => {
    const { account, sub } = await signInWithDesk(page, exchange);
    await transfer.goto();
    await page.getByRole("button", { name: /^To/ }).click();
    const picker = page.getByRole("dialog", { name: "Transfer to" });
    await picker.getByRole("option", { name: /desk-vienna · Funding/ }).click();
    await transfer.openReview("40");
    await expect(transfer.dialog).toContainText("desk-vienna · Funding");
    await expect(transfer.dialog).toContainText(`UID ${sub.slice(0, 4)}`);
    await transfer.move.click();
    await expect(page.getByRole("dialog", { name: "Transfer completed" })).toBeVisible();
    expect((await exchange.funding(`${account}/desk-vienna`))("USDT")).toBe("40");
    expect(await exchange.seen("transfer.universal")).toBe(1);
  });

  test("a review that is requested before the accounts have come waits for them", async ({
    page,
    transfer,
    exchange,
  }) => {
    const { account, sub } = await signInWithDesk(page, exchange);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    page.network.route(/universal-transfer\/account-types/, async (route) => {
      await held;
      return route.fetch();
    });
    await transfer.goto({ to: `FUND.${sub}` });
    await transfer.amount.fill("40");
    await transfer.review.click();
    await expect(transfer.review).toHaveAttribute("aria-busy", "true");
    await expect(transfer.move).toHaveCount(0);
    release();
    await transfer.move.click();
    await expect(page.getByRole("dialog", { name: "Transfer completed" })).toBeVisible();
    expect((await exchange.funding(`${account}/desk-vienna`))("USDT")).toBe("40");
    expect(await exchange.seen("transfer.universal")).toBe(1);
  });

  test("one sub-account's accounts cannot be moved between from here, and that is said at once", async ({
    page,
    transfer,
    exchange,
  }) => {
    const { sub } = await signInWithDesk(page, exchange);
    await transfer.goto({ from: `FUND.${sub}`, to: `UNIFIED.${sub}`, amount: "1" });
    await expect(page.getByText("You can't transfer within a sub-account here.")).toBeVisible();
    await transfer.review.click();
    await expect(transfer.move).toHaveCount(0);
    expect(await exchange.seen("transfer.universal")).toBe(0);
    await page.getByRole("button", { name: /^To/ }).click();
    const picker = page.getByRole("dialog", { name: "Transfer to" });
    await picker.getByRole("option", { name: /^Funding.*Main account/ }).click();
    await expect(page.getByText("You can't transfer within a sub-account here.")).toHaveCount(0);
  });

  test("what a sub-account has comes back to the main account", async ({ page, transfer, exchange }) => {
    const { account, sub } = await signInWithDesk(page, exchange);
    await transfer.goto({ to: `FUND.${sub}` });
    await transfer.send("40");
    await page.getByRole("button", { name: "Done" }).click();
    await page.getByRole("button", { name: "Swap accounts" }).click();
    await expect(page.getByText(/Transferable/)).toContainText("40.00");
    await transfer.send("15.5");
    await expect(page.getByRole("dialog", { name: "Transfer completed" })).toBeVisible();
    expect((await exchange.funding(account))("USDT")).toBe("2475.5");
    expect((await exchange.funding(`${account}/desk-vienna`))("USDT")).toBe("24.5");
  });

  test("the own account is the person's wherever the list has it", async ({ page, transfer, exchange }) => {
    const { account, told } = await signInWithDesk(page, exchange);
    const result = { ...told, accounts: told.accounts.toReversed() };
    await exchange.fault({ call: "transfer.accountTypes", retCode: 0, result });
    await transfer.goto();
    await page.getByRole("button", { name: /^To/ }).click();
    const picker = page.getByRole("dialog", { name: "Transfer to" });
    await picker.getByRole("option", { name: /desk-vienna · Funding/ }).click();
    await transfer.openReview("40");
    await expect(transfer.dialog).toContainText("desk-vienna · Funding");
    await transfer.move.click();
    await expect(page.getByRole("dialog", { name: "Transfer completed" })).toBeVisible();
    expect((await exchange.funding(`${account}/desk-vienna`))("USDT")).toBe("40");
    expect((await exchange.funding(account))("USDT")).toBe("2460");
  });

  test("which one is the person's is never guessed from the list's order, nor told of another person's list", async ({
    page,
    transfer,
    exchange,
    tolerated,
  }) => {
    tolerated.push(/./);
    const { told } = await signInWithDesk(page, exchange);
    await exchange.fault({
      call: "transfer.accountTypes",
      retCode: 0,
      result: { ...told, accounts: told.accounts.toReversed() },
    });
    await exchange.fault({ call: "member.info", status: 400 });
    await page.goto("/user/assets/transfer");
    await expect(page.getByText("Couldn't load your accounts")).toBeVisible();
    await exchange.reset();
    await exchange.fault({
      call: "transfer.accountTypes",
      retCode: 0,
      result: { ...told, accounts: told.accounts.slice(1) },
    });
    await page.getByRole("button", { name: "Try again" }).first().click();
    await expect(transfer.amount).toBeVisible();
    await page.getByRole("button", { name: /^To/ }).click();
    await expect(page.getByRole("dialog", { name: "Transfer to" })).not.toContainText("desk-vienna");
  });
});
