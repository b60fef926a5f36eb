/** F6c.6, F6c.7, F2i.5, D7.7. */
import { authenticatorCode, fundPasswordOf, stepAt } from "#sandbox/accounts/secrets.ts";
import { expect, test } from "./test.ts";
import { evmAddress, mailedCode, WithdrawPage } from "./withdraw-page.ts";

// Nothing moves while a withdrawal is to be called back.
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
  await withdraw.ask(evmAddress, "60000");
  await withdraw.submit.click();
  const password = page.locator('dialog input[type="password"]');
  const code = page.getByRole("textbox", { name: "Authenticator code" });
  await page.getByRole("textbox", { name: /^Code sent to/ }).fill(await mailedCode(exchange, account));
  await code.fill(authenticatorCode(Number(userId), stepAt(Date.now())));
  await expect(withdraw.submit).toBeDisabled();
  await password.fill("not this one");
  await withdraw.submit.click();
  await expect(page.getByText("This is not your funds password.")).toBeVisible();
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
  await withdraw.ask(evmAddress, "100");
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
