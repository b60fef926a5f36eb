/** F6c.9, F2i.4: an entry of the address book as the target: by a link, or picked. */
import { evmAddress } from "../../e2e/withdraw-page.ts";
import { expect, test } from "./pages.ts";

const usdt = { coin: "USDT", chain: "ARBI", lang: "en" };
const tron = "TXLAQ63Xg1NAzckPwKHvzw7CSEmLMEqcdj";

test("an entry that a link names is chosen; the link keeps coin and network", async ({
  page,
  withdraw,
  signIn,
  exchange,
}) => {
  const { account } = await signIn();
  const mine = {
    account,
    coin: "USDT",
    chain: "ARBI",
    address: evmAddress,
    remark: "Hardware wallet",
    age: 90_000_000,
  };
  const { id } = await exchange.bookEntry(mine);
  await withdraw.goto({ ...usdt, chain: "", entry: id });
  await expect(page.getByRole("group", { name: "Address", exact: true })).toContainText("Hardware wallet");
  await expect(page.getByText(/risk check passed/)).toBeVisible();
  await expect.poll(() => new URL(page.url()).searchParams.get("entry")).toBe(null);
  expect(new URL(page.url()).searchParams.get("chain")).toBe("ARBI");
});

test("an entry that a link names is waited for while the book cannot be read; what is entered meanwhile stays", async ({
  page,
  withdraw,
  signIn,
  exchange,
}) => {
  const { account } = await signIn();
  const mine = { account, coin: "USDT", chain: "ARBI", address: evmAddress, remark: "Cold", age: 90_000_000 };
  const { id } = await exchange.bookEntry(mine);
  for (const isTyped of [false, true]) {
    await exchange.fault({ call: "addressBook.list", retCode: 10_016 });
    await withdraw.goto({ ...usdt, entry: id });
    const note = page.getByRole("alert").filter({ hasText: "Couldn't load the address book" });
    await expect(note).toBeVisible();
    if (isTyped) await withdraw.address.fill(tron);
    await exchange.reset();
    if (!isTyped) await note.getByRole("button", { name: "Try again" }).click();
    else {
      await expect(note).toHaveCount(0);
      await page.getByRole("button", { name: "Address book" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Try again" }).click();
      await expect(page.getByRole("option")).toHaveCount(1);
      await page.keyboard.press("Escape");
    }
    const chosen = page.getByRole("group", { name: "Address", exact: true });
    if (isTyped) await expect(withdraw.address).toHaveValue(tron);
    else await expect(chosen).toContainText("Cold");
    await expect(chosen).toHaveCount(isTyped ? 0 : 1);
    if (!isTyped) await page.getByRole("button", { name: "Choose another address" }).click();
  }
});

test("an entry without the memo that its network wants asks for it", async ({
  page,
  withdraw,
  signIn,
  exchange,
}) => {
  const { account } = await signIn({ XRP: "100" });
  const xrp = { coin: "XRP", chain: "XRP" };
  const address = "rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh";
  const { id } = await exchange.bookEntry({ account, ...xrp, address, remark: "Old", age: 90_000_000 });
  await withdraw.goto({ ...xrp, entry: id, lang: "en" });
  await expect(page.getByRole("group", { name: "Address", exact: true })).toContainText("Old");
  await withdraw.amount.fill("20");
  const memo = page.locator('[name="memo"]');
  await memo.waitFor();
  await withdraw.review.click();
  await expect(page.getByText(/Without it the recipient can't be credited/)).toBeVisible();
  await expect(memo).toBeFocused();
  // The entry is the very one again, and is read anew: who is typing keeps the field.
  await memo.fill("1");
  await expect(withdraw.address).toHaveValue(address);
  await memo.fill("");
  await expect(page.getByRole("group", { name: "Address", exact: true })).toContainText("Old");
  await expect(memo).toBeFocused();
  await memo.fill("12345");
  await expect(withdraw.address).toHaveValue(address);
  await expect(page.getByText(/risk check passed/)).toBeVisible();
  await withdraw.review.click();
  await expect(withdraw.submit).toBeVisible();
  await expect(withdraw.dialog).toContainText("12345");
});

test("entries that differ only in memo, network or coin are told apart where one is picked, and once it is", async ({
  page,
  withdraw,
  signIn,
  exchange,
}) => {
  const { account } = await signIn({ XRP: "100" });
  const named = { account, remark: "Exchange", age: 90_000_000 };
  const xrp = { coin: "XRP", chain: "XRP", address: "rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh" };
  for (const tag of ["111", "222"]) await exchange.bookEntry({ ...named, ...xrp, tag });
  for (const chain of ["ARBI", "BSC"])
    await exchange.bookEntry({ ...named, coin: "USDT", chain, address: evmAddress });
  await withdraw.goto({ lang: "en" });
  await page.getByRole("button", { name: "Address book" }).click();
  const option = page.getByRole("option");
  await expect(option).toHaveCount(4);
  await expect(option.filter({ hasText: /USDT.*Arbitrum One/ })).toHaveCount(1);
  await expect(option.filter({ hasText: /USDT.*BNB Smart Chain/ })).toHaveCount(1);
  await expect(option.filter({ hasText: /Memo.*111.*XRP/ })).toHaveCount(1);
  await option.filter({ hasText: /Memo.*222.*XRP/ }).click();
  const chosen = page.getByRole("group", { name: "Address", exact: true });
  await expect(chosen).toContainText("222");
  await page.getByRole("button", { name: "Choose another address" }).click();
  await page.getByRole("button", { name: "Address book" }).click();
  await expect(option).toHaveCount(2);
  // What is chosen already is no difference.
  await expect(option.filter({ hasText: "XRP" })).toHaveCount(0);
});

test("an entry of one network is not shown as chosen, and trusted, for another", async ({
  page,
  withdraw,
  signIn,
  exchange,
}) => {
  const { account } = await signIn();
  const mine = { account, coin: "USDT", chain: "ARBI", address: evmAddress, remark: "Wallet" };
  const { id } = await exchange.bookEntry({ ...mine, verified: true, age: 90_000_000 });
  await exchange.bookSwitches({ account, withdrawWhitelist: true });
  await withdraw.goto({ ...usdt, entry: id });
  const chosen = page.getByRole("group", { name: "Address", exact: true });
  await expect(chosen).toContainText("No codes needed");
  await page.locator('main form [name="network"]').click();
  await page.getByRole("option", { name: /BEP20|BSC/ }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get("chain")).toBe("BSC");
  await expect(withdraw.address).toHaveValue(evmAddress);
  await expect(chosen).toHaveCount(0);
  await expect(page.getByText("No codes needed")).toHaveCount(0);
});

test("an entry of another user that a link names is looked up", async ({ withdraw, signIn, exchange }) => {
  const lena = await exchange.createAccount({});
  const { account } = await signIn();
  const hers = {
    account,
    coin: "baseCoin",
    address: lena.userId,
    internalType: "UID",
    age: 90_000_000,
  } as const;
  const { id } = await exchange.bookEntry(hers);
  await withdraw.goto({ coin: "USDT", lang: "en", entry: id });
  await expect(withdraw.who).toHaveValue(lena.userId);
});
