/** F2d.4, F3b.31, D7.7: a word on an address leaves none of the others on it unsaid. */
import { evmAddress, mailedCode } from "../../e2e/withdraw-page.ts";
import { lieTo, withResult } from "./hostile/liar.ts";
import { expect, test } from "./pages.ts";

const usdt = { coin: "USDT", chain: "ARBI", lang: "en" };

test.for([
  ["UNKNOWN", /The risk of this address is not known/],
  ["MEDIUM", /services that hide where coins come from/],
] as const)(
  "an address without a checksum whose risk is %s is told with both",
  async ([riskLevel, words], { page, withdraw, signIn }) => {
    const liar = await lieTo(page);
    await signIn();
    const says = (result: unknown) => ({ ...(result as object), riskLevel });
    liar.notify("addressBook.check", ({ text }) => ({ text: withResult(text, says) }), { signed: true });
    await withdraw.goto(usdt);
    await withdraw.address.fill(evmAddress.toLowerCase());
    await expect(page.getByText(/has no checksum/)).toBeVisible();
    await expect(page.getByText(words)).toBeVisible();
  },
);

test.for([
  ["of a user here", { isInternal: true, riskLevel: "MEDIUM" }, /belongs to a .*services that hide where/],
  [
    "of great risk",
    { isContract: true, riskLevel: "HIGH" },
    /linked to crime or fraud\. Do not send to it.*A contract stands/,
  ],
] as const)(
  "an address %s that could not be compared is told with that, and with what else is against it",
  async ([, part, words], { page, withdraw, signIn, tolerated }) => {
    tolerated.push(/./);
    const liar = await lieTo(page);
    await signIn();
    const says = (result: unknown) => ({ ...(result as object), ...part });
    liar.notify("addressBook.check", ({ text }) => ({ text: withResult(text, says) }), { signed: true });
    liar.notify("addressBook.list", () => ({ status: 500, text: "" }));
    await withdraw.goto(usdt);
    await withdraw.address.fill(evmAddress);
    const told = page.getByText(/could not be compared/);
    await expect(told).toBeVisible();
    await expect(told).toHaveText(words);
  },
);

test.for(["HIGH", "SEVERE"])(
  "a risk that is %s is told as its check tells it, in the review too, and stops nobody",
  async (riskLevel, { page, withdraw, signIn, exchange }) => {
    const liar = await lieTo(page);
    const { account } = await signIn();
    const says = (result: unknown) => ({ ...(result as object), riskLevel });
    liar.notify("addressBook.check", ({ text }) => ({ text: withResult(text, says) }), { signed: true });
    await withdraw.goto(usdt);
    await withdraw.address.fill(evmAddress);
    const words = /linked to crime or fraud\. Do not send to it/;
    await expect(page.getByText(words)).toBeVisible();
    await withdraw.amount.fill("100");
    await withdraw.review.click();
    await expect(withdraw.submit).toBeVisible();
    await expect(withdraw.dialog.getByText(words)).toBeVisible();
    await withdraw.submit.click();
    await withdraw.confirm(await mailedCode(exchange, account));
    await expect(page.getByRole("heading", { name: "Withdrawal submitted" })).toBeVisible();
  },
);
