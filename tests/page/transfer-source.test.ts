/** F2i.7, F4a.1, F5.23: from which account it goes to another person, where the exchange lists no unified one; what is said of own ones. */
import { type Lie, lieTo, withResult } from "./hostile/liar.ts";
import { expect, test } from "./pages.ts";

/** The person's own member has the funding account alone. */
const onlyFunding: Lie = ({ text }) => ({
  text: withResult(text, (result) => {
    const { accounts, pairs } = result as { readonly accounts: readonly object[]; readonly pairs: unknown };
    return { accounts: accounts.map((one) => ({ ...one, accountType: ["FUND"] })), pairs };
  }),
});
const refused: Lie = ({ text, requestText }) => {
  if (!requestText.includes("UNIFIED")) return { text };
  const refusal = {
    ret_code: 131_207,
    retCode: 131_207,
    ret_msg: "no account",
    retMsg: "no account",
    result: null,
  };
  return { text: JSON.stringify({ ...(JSON.parse(text) as object), ...refusal }) };
};

test("an account that is not there is not offered, and nothing is asked of it", async ({
  page,
  transfer,
  signIn,
  exchange,
}) => {
  const lena = await exchange.createPerson({}, {});
  await signIn({ USDT: "500" });
  const liar = await lieTo(page);
  liar.notify("transfer.accountTypes", onlyFunding, { signed: true });
  liar.notify("transfer.balances", refused, { signed: true });
  await transfer.goto({ mode: "user", who: lena.userId });
  await transfer.find.click();
  const sources = page.getByRole("group", { name: "Taken from" });
  await expect(sources).toContainText("500.00");
  await expect(sources).not.toContainText("Unified Trading");
});

test("one that a link chose is seen to be chosen, and can be left", async ({
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
  liar.notify("transfer.accountTypes", onlyFunding, { signed: true });
  liar.notify("transfer.balances", refused, { signed: true });
  await transfer.goto({ mode: "user", who: lena.userId, from: "UNIFIED" });
  await transfer.find.click();
  await expect.poll(() => liar.seen.includes("transfer.accountTypes")).toBe(true);
  await expect(page.getByRole("group", { name: "Taken from" })).toContainText("500.00");
  await expect(page.getByRole("radio", { name: /Unified Trading/ })).toBeChecked();
  await page.getByRole("radio", { name: /Funding/ }).click();
  await expect(page.getByRole("radio", { name: /Funding/ })).toBeChecked();
  await expect(page.getByRole("radio", { name: /Unified Trading/ })).toHaveCount(0);
});

/** What leaves the funding account does not come back to it. */
const oneWay: Lie = ({ text }) => ({
  text: withResult(text, (result) => {
    const { accounts, pairs } = result as {
      readonly accounts: unknown;
      readonly pairs: readonly { readonly toAccountType: string }[];
    };
    return { accounts, pairs: pairs.filter(({ toAccountType }) => toAccountType !== "FUND") };
  }),
});

test("that it can be moved back is said where there is a way back for the coin", async ({
  page,
  transfer,
  signIn,
}) => {
  const words = "You can move it back between your own accounts.";
  await signIn({ USDT: "500" });
  const liar = await lieTo(page);
  await transfer.goto();
  await expect(page.getByRole("main").getByText(words)).toHaveCount(1);
  liar.notify("transfer.accountTypes", oneWay, { signed: true });
  await page.reload();
  await transfer.openReview("40");
  await expect(transfer.move).toBeVisible();
  await expect(page.getByText(words)).toHaveCount(0);
});

test("an account that is a sub-account is not called the main one", async ({
  page,
  transfer,
  signIn,
  exchange,
}) => {
  const { token } = await signIn({ USDT: "500" });
  const info = (await exchange.query("member.info", token)) as object;
  await exchange.fault({ call: "member.info", retCode: 0, result: { ...info, isMaster: false } });
  await transfer.goto();
  await expect(page.getByRole("main")).toContainText("This account");
  await expect(page.getByRole("main")).not.toContainText("Main account");
});
