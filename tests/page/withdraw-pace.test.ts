/** F6c.10, F5.2, D3.9, D3.11. */
import { evmAddress, mailedCode } from "../../e2e/withdraw-page.ts";
import { expect, test } from "./pages.ts";

const usdt = { coin: "USDT", chain: "ARBI", lang: "en" };

test("a second withdrawal within ten seconds waits with its form, is proven not to have happened, and goes then", async ({
  page,
  withdraw,
  signIn,
  exchange,
  tolerated,
}) => {
  tolerated.push(/./);
  const { account } = await signIn();
  await exchange.settings({ holdWithdrawals: true });
  await withdraw.goto(usdt);
  await exchange.fault({ call: "withdraw.create", retCode: 10_006, times: 1 });
  await withdraw.openReview(evmAddress, "100");
  await withdraw.submit.click();
  const code = await mailedCode(exchange, account);
  await withdraw.confirm(code);
  await expect(page.getByText(/One withdrawal of a coin over a network can be sent every 10/)).toBeVisible();
  await expect(page.getByText("Nothing was withdrawn.")).toBeVisible();
  const again = page.getByRole("button", { name: /^Try again/ });
  await expect(again).toBeDisabled();
  await expect(again).toHaveText(/^Try again in \d+ s$/);
  expect((await exchange.funding(account))("USDT")).toBe("2500");
  await expect(page.getByRole("button", { name: "Try again", exact: true })).toBeEnabled();
  await page.getByRole("button", { name: "Try again", exact: true }).click();
  // What was typed is still there, the check too: one press sends it.
  await withdraw.submit.click();
  await withdraw.submit.click();
  await expect(page.getByRole("heading", { name: "Withdrawal submitted" })).toBeVisible();
  expect(await exchange.seen("withdraw.create")).toBe(2);
  expect((await exchange.funding(account))("USDT")).toBe("2400");
});
