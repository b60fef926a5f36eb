/** F2i.7: a transfer to another person of what lies in an account that the form itself does not offer. */
import { type Lie, lieTo, withResult } from "./hostile/liar.ts";
import { expect, test } from "./pages.ts";

/** The exchange has an earn account, and lets money of it go to others. */
const withEarn: Lie = ({ text }) => ({
  text: withResult(text, (result) => {
    const { accounts, pairs } = result as {
      readonly accounts: readonly { readonly accountType: readonly string[] }[];
      readonly pairs: readonly { readonly fromAccountType: string; readonly toAccountType: string }[];
    };
    const [first] = pairs;
    return {
      accounts: accounts.map((one) => ({ ...one, accountType: [...one.accountType, "INVESTMENT"] })),
      pairs: [...pairs, { ...first, fromAccountType: "INVESTMENT", toAccountType: "FUND" }],
    };
  }),
});

test("the account it is taken from is seen to be chosen, whichever it is", async ({
  page,
  transfer,
  signIn,
  exchange,
  tolerated,
}) => {
  tolerated.push(/./);
  const lena = await exchange.createPerson({}, {});
  await signIn({ USDT: "500" });
  const liar = await lieTo(page);
  liar.notify("transfer.accountTypes", withEarn, { signed: true });
  await transfer.goto({ mode: "user", who: lena.userId, from: "INVESTMENT", to: "FUND" });
  await transfer.find.click();
  const sources = page.getByRole("group", { name: "Taken from" });
  await expect(sources).toContainText("500.00");
  await expect(page.getByRole("radio", { name: /Earn/ })).toBeChecked();
  await page.getByRole("radio", { name: /Funding/ }).click();
  await expect(page.getByRole("radio", { name: /Funding/ })).toBeChecked();
  await expect(page.getByRole("radio", { name: /Earn/ })).toHaveCount(0);
});
