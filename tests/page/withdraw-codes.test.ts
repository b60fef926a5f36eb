/** F6c.6, F6c.11, R9.27: the step of the codes by keys alone, and what the outcome names. */
import { evmAddress, mailedCode } from "../../e2e/withdraw-page.ts";
import { expect, test } from "./pages.ts";

const usdt = { coin: "USDT", chain: "ARBI", lang: "en" };

test("Enter in a code's field withdraws once the code is whole, and the outcome names the wallet", async ({
  page,
  withdraw,
  signIn,
  exchange,
}) => {
  const { account } = await signIn();
  await withdraw.goto(usdt);
  await withdraw.openReview(evmAddress, "100");
  await withdraw.submit.click();
  const field = page.getByRole("textbox", { name: /^Code sent to/ });
  const code = await mailedCode(exchange, account);
  // The mail may be there before the page knows that it was sent.
  await expect(page.getByText(/^(New code in \d+ s|Send a new code)$/)).toBeVisible();
  await field.fill(code.slice(0, 5));
  await field.press("Enter");
  await expect(field).toBeFocused();
  await field.fill(code);
  await field.press("Enter");
  await expect(page.getByRole("heading", { name: "Withdrawal submitted" })).toBeVisible();
  expect(await exchange.seen("withdraw.create")).toBe(1);
  await expect(withdraw.dialog).toContainText(/From\s*Funding/);
});
