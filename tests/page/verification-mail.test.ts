/** F2a.4, F6c.6: which mail's code is said to be good. */
import { evmAddress, mailedCode } from "../../e2e/withdraw-page.ts";
import { expect, test } from "./pages.ts";

const usdt = { coin: "USDT", chain: "ARBI", lang: "en" };

test("after a reload the code of before is not said to be good, and a new one can be asked for", async ({
  page,
  withdraw,
  signIn,
  exchange,
  tolerated,
}) => {
  tolerated.push(/./);
  const { account } = await signIn();
  await withdraw.goto(usdt);
  await withdraw.openReview(evmAddress, "100");
  await withdraw.submit.click();
  await mailedCode(exchange, account);
  await page.reload();
  await withdraw.openReview(evmAddress, "100");
  await withdraw.submit.click();
  await expect(page.getByText(/Too many requests/).first()).toBeVisible();
  await expect(page.getByText(/Use that one/)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Send a new code" })).toBeVisible();
});

test("the code of a withdrawal that was made is offered no more, however its result was left", async ({
  page,
  withdraw,
  signIn,
  exchange,
  tolerated,
}) => {
  tolerated.push(/./);
  const { account } = await signIn();
  await withdraw.goto(usdt);
  await withdraw.openReview(evmAddress, "100");
  await withdraw.submit.click();
  await withdraw.confirm(await mailedCode(exchange, account));
  await withdraw.dialog.getByRole("link", { name: "View order" }).click();
  await exchange.fault({ call: "risk.sendEmail", retCode: 10006 });
  await page.goBack();
  await withdraw.openReview(evmAddress, "50");
  await withdraw.submit.click();
  await expect(page.getByText(/Too many requests/).first()).toBeVisible();
  await expect(page.getByText(/Use that one/)).toHaveCount(0);
});

test("no code is said to be sent where the mail could not be", async ({
  page,
  withdraw,
  signIn,
  exchange,
  tolerated,
}) => {
  tolerated.push(/./);
  await signIn();
  await exchange.fault({ call: "risk.sendEmail", status: 500, times: 1 });
  await withdraw.goto(usdt);
  await withdraw.openReview(evmAddress, "100");
  await withdraw.submit.click();
  await expect(page.getByRole("textbox", { name: "Code from your email" })).toBeVisible();
  const again = page.getByRole("button", { name: "Send a new code" });
  await expect(again).toBeVisible();
  await expect(page.getByRole("textbox", { name: /^Code sent to/ })).toHaveCount(0);
  await again.click();
  await expect(page.getByRole("textbox", { name: /^Code sent to/ })).toBeVisible();
});
