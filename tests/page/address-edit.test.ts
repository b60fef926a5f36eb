/** F2d.7, F2d.2, D3.8, D3.11. */
import { createHash } from "node:crypto";
import { authenticatorCode, stepAt } from "#sandbox/accounts/secrets.ts";
import { deriveAddress } from "#sandbox/addresses/derive-address.ts";
import type { Exchange } from "../../e2e/exchange.ts";
import type { NodePage } from "./harness/page.ts";
import { lieTo, withResult } from "./hostile/liar.ts";
import { expect, test } from "./pages.ts";

const path = "/user/assets/money-address?lang=en";
const home = deriveAddress("TRX", createHash("sha256").update("home").digest());

/** Somebody with one entry that has a memo. */
async function withPayroll(exchange: Exchange, page: NodePage) {
  const person = await exchange.createPerson({ USDT: "10" }, { security: { authenticator: true } });
  await page.addCookies([{ name: "test-token", value: person.token }]);
  await exchange.bookEntry({
    account: person.account,
    coin: "XRP",
    chain: "XRP",
    address: "rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh",
    tag: "77",
    remark: "Payroll",
    age: 200_000_000,
  });
  return person;
}

test("an entry that is edited begins as it stands: another name is no other memo", async ({
  page,
  exchange,
}) => {
  await withPayroll(exchange, page);
  await page.goto(path);
  await page.getByRole("button", { name: "More for Payroll" }).first().click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit address" });
  await expect(dialog.getByRole("textbox", { name: "Memo or tag" })).toHaveValue("77");
  await expect(dialog.getByRole("textbox", { name: "Name" })).toHaveValue("Payroll");
  await expect(dialog.getByText(/Another memo is another account/)).toHaveCount(0);
  await dialog.getByRole("textbox", { name: "Name" }).fill("Salary");
  await dialog.getByRole("button", { name: "Save" }).click();
  const list = page.getByRole("region", { name: "Saved addresses" });
  await expect(list.getByText("Salary").first()).toBeVisible();
  await expect(list).toContainText("77");
  expect(await exchange.seen("risk.intercept")).toBe(0);
});

test("a book that could not be read again after a change says that it may be out of date", async ({
  page,
  exchange,
  tolerated,
}) => {
  tolerated.push(/./);
  await withPayroll(exchange, page);
  await page.goto(path);
  await page.getByRole("checkbox", { name: "Select Payroll" }).click();
  await exchange.fault({ call: "addressBook.list", signature: "wrong", times: 1 });
  await page.getByRole("group", { name: "Selected: 1" }).getByRole("button", { name: "Delete" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete addresses (1)?" });
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText(/address book could not be read again/)).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("No saved addresses")).toBeVisible();
  await expect(page.getByText(/address book could not be read again/)).toHaveCount(0);
});

test("an entry that the exchange locks is not told to be open, whatever the switches said before", async ({
  page,
  exchange,
}) => {
  const liar = await lieTo(page);
  const { account, userId } = await withPayroll(exchange, page);
  liar.notify(
    "addressBook.list",
    ({ text }) => ({ text: text.replace('"newAddressLock":true', '"newAddressLock":false') }),
    { signed: true },
  );
  await page.goto(path);
  await page.getByRole("button", { name: "Add address" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Add address" });
  await dialog.getByRole("radio", { name: "Every coin" }).click();
  await dialog.getByRole("combobox", { name: "Network" }).selectOption("TRX");
  await dialog.getByRole("textbox", { name: "Address" }).fill(home);
  await expect(dialog.getByText("Valid address")).toBeVisible();
  await expect(dialog.getByText("New addresses can be used after 24 hours.")).toHaveCount(0);
  await dialog.getByRole("button", { name: "Save" }).click();
  const codes = page.getByRole("dialog", { name: "Confirm it's you" });
  await expect.poll(() => exchange.mailCode(account)).not.toBe("");
  await codes.getByRole("textbox", { name: "Code from your email" }).fill(await exchange.mailCode(account));
  const code = authenticatorCode(Number(userId), stepAt(Date.now()));
  await codes.getByRole("textbox", { name: "Code from your authenticator" }).fill(code);
  await codes.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(/You can withdraw to it in 24 hours/)).toBeVisible();
});

test("no entry is told as changed that the exchange did not change", async ({ page, exchange }) => {
  const liar = await lieTo(page);
  const { account } = await withPayroll(exchange, page);
  const desk = { account, coin: "USDT", chain: "TRX", address: home, remark: "Desk", age: 200_000_000 };
  await exchange.bookEntry({ ...desk, verified: true });
  const says = (result: unknown) => ({ ...(result as object), updated: 0 });
  const lie = ({ text }: { readonly text: string }) => ({ text: withResult(text, says) });
  liar.notify("addressBook.changeVerification", lie, { signed: true });
  await page.goto(path);
  await page.getByRole("switch", { name: "Trust Desk" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Remove trust (1)?" });
  await dialog.getByRole("button", { name: "Remove trust" }).click();
  await expect(page.getByText("The address book has not changed.")).toBeVisible();
  await expect(page.getByText(/No longer trusted:/)).toHaveCount(0);
});
