/** R2.1, R2.23, F6c.6, F6c.7, F2i.5, D7.7. */
import { authenticatorCode, fundPasswordOf, stepAt } from "#sandbox/accounts/secrets.ts";
import { tabTo } from "./keyboard.ts";
import { expect, test } from "./test.ts";
import { evmAddress, mailedCode, WithdrawPage } from "./withdraw-page.ts";

// How fast withdrawals go, and whether, is turned here.
test.use({ ownExchange: {}, viewport: { width: 390, height: 844 } });
const usdt = { coin: "USDT", chain: "ARBI" };

test("much is proven by mail, authenticator and funds password; a wrong one is typed anew", async ({
  page,
  signInAs,
  exchange,
}) => {
  const security = { authenticator: true, fundPassword: true };
  const { account, userId } = await signInAs({ USDT: "90000" }, { security });
  const withdraw = new WithdrawPage(page);
  await withdraw.goto(usdt);
  await withdraw.openReview(evmAddress, "60000");
  await withdraw.submit.click();
  const password = page.locator('dialog input[type="password"]');
  const code = page.getByRole("textbox", { name: "Authenticator code" });
  await page.getByRole("textbox", { name: /^Code sent to/ }).fill(await mailedCode(exchange, account));
  await code.fill(authenticatorCode(Number(userId), stepAt(Date.now())));
  await expect(withdraw.submit).toBeDisabled();
  await password.fill("not this one");
  await withdraw.submit.click();
  await expect(page.getByText("This password is wrong. Enter it again.")).toBeVisible();
  expect((await exchange.funding(account))("USDT")).toBe("90000");
  await password.fill(fundPasswordOf(Number(userId)));
  await withdraw.submit.click();
  await expect(page.getByRole("heading", { name: "Withdrawal submitted" })).toBeVisible();
  expect((await exchange.funding(account))("USDT")).toBe("30000");
});

test("one that was not told to its network is called back whole", async ({ page, signIn, exchange }) => {
  const { account } = await signIn();
  await exchange.settings({ holdWithdrawals: true });
  const withdraw = new WithdrawPage(page);
  await withdraw.goto(usdt);
  await withdraw.openReview(evmAddress, "100");
  await withdraw.submit.click();
  await withdraw.confirm(await mailedCode(exchange, account));
  await page.getByRole("button", { name: "Cancel withdrawal" }).click();
  // A slip of the finger costs nothing.
  await page.getByRole("button", { name: "Keep it" }).click();
  expect(await exchange.seen("withdraw.cancel")).toBe(0);
  await page.getByRole("button", { name: "Done" }).click();
  await page.getByRole("region", { name: "Your withdrawals" }).getByRole("link", { name: /USDT/ }).click();
  const record = page.getByRole("dialog").filter({ visible: true });
  await record.getByRole("button", { name: "Cancel withdrawal" }).click();
  await record.getByRole("button", { name: "Yes, cancel it" }).click();
  await expect(record.getByText("It is canceled.")).toBeVisible();
  expect((await exchange.funding(account))("USDT")).toBe("2500");
  expect((await exchange.locked(account))("USDT")).toBe("0");
  expect(await exchange.imbalance()).toEqual([]);
});

test.describe("on a desktop", () => {
  test.use({ viewport: { width: 1440, height: 960 } });

  test("by keyboard alone, from the form to its success", async ({ page, signIn, exchange }) => {
    const { account } = await signIn();
    // Nothing of a check or a block is waited for.
    await exchange.settings({ depositBlockMs: 1, withdrawCheckMs: 1, withdrawQueueMs: 1 });
    const withdraw = new WithdrawPage(page);
    await withdraw.goto(usdt);
    await tabTo(page, withdraw.address);
    await page.keyboard.type(evmAddress);
    await expect(page.getByText(/risk check passed/)).toBeVisible();
    await tabTo(page, withdraw.amount);
    await page.keyboard.type("150.5");
    await page.keyboard.press("Enter");
    await expect(withdraw.submit).toBeVisible();
    await tabTo(page, withdraw.submit);
    await page.keyboard.press("Enter");
    await tabTo(page, page.locator('input[autocomplete="one-time-code"]'));
    await page.keyboard.type(await mailedCode(exchange, account));
    await tabTo(page, withdraw.submit);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Withdrawal submitted" })).toBeVisible();
    await tabTo(page, page.getByRole("button", { name: "Done" }));
    await page.keyboard.press("Enter");
    await expect(withdraw.address).toHaveValue("");
    await expect(page.getByRole("region", { name: "Your withdrawals" })).toContainText("Completed");
    expect((await exchange.funding(account))("USDT")).toBe("2349.5");
  });
});

test("with text of twice the size the dialog's two buttons stand below each other, each whole", async ({
  page,
  signIn,
}) => {
  await signIn({ USDT: "90000" });
  const withdraw = new WithdrawPage(page);
  await withdraw.goto({ ...usdt, lang: "en" });
  await withdraw.openReview(evmAddress, "60000");
  // As much room as twice the size leaves.
  await page.setViewportSize({ width: 195, height: 422 });
  await expect
    .poll(() =>
      withdraw.dialog.locator("footer").evaluate((foot) => {
        const parts = [...foot.querySelectorAll("button")].map((part) => part.getBoundingClientRect());
        return parts.map(({ left, right }) => left >= 0 && right <= window.innerWidth);
      }),
    )
    .toEqual([true, true]);
});
