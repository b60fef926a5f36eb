/** F2d.7, F2d.2, D3.8, D3.11. */
import { createHash } from "node:crypto";
import { authenticatorCode, stepAt } from "#sandbox/accounts/secrets.ts";
import { deriveAddress } from "#sandbox/addresses/derive-address.ts";
import type { NodePage } from "./harness/page.ts";
import { lieTo, withResult } from "./hostile/liar.ts";
import { expect, test } from "./pages.ts";
import { home, path, withPayroll } from "./payroll-book.ts";

async function editPayroll(page: NodePage) {
  await page.getByRole("button", { name: "More for Payroll" }).first().click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  return page.getByRole("dialog", { name: "Edit address" });
}

test("an entry that is edited begins as it stands: another name is no other memo", async ({
  page,
  exchange,
}) => {
  await withPayroll(exchange, page);
  await page.goto(path);
  const dialog = await editPayroll(page);
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

test("a memo that its network cannot have is said to, and saved only once it is mended", async ({
  page,
  exchange,
}) => {
  await withPayroll(exchange, page);
  await page.goto(path);
  const dialog = await editPayroll(page);
  const memo = dialog.getByRole("textbox", { name: "Memo or tag" });
  const save = dialog.getByRole("button", { name: "Save" });
  for (const [typed, says] of [
    ["7\u200b8", /memo has a hidden character/],
    ["payroll", /not a valid memo for this network/],
    ["٧٨", /with the digits 0 to 9/],
    ["4294967296", /number is too large for a tag/],
  ] as const) {
    await memo.fill(typed);
    await expect(dialog.getByText(says)).toBeVisible();
    await expect(save).toBeDisabled();
    await memo.fill("78");
    await expect(dialog.getByText(says)).toHaveCount(0);
    await expect(save).toBeEnabled();
  }
  expect(await exchange.seen("risk.intercept")).toBe(0);
});

test("a memo can be added where there was none, on a network that has them alone", async ({
  page,
  exchange,
}) => {
  const { account } = await withPayroll(exchange, page);
  const without = (chain: "XRP" | "TRX", coin: string) => ({
    account,
    coin,
    chain,
    address: deriveAddress(chain, createHash("sha256").update("somebody").digest()),
    remark: `Old ${chain}`,
    age: 200_000_000,
  });
  await exchange.bookEntry(without("XRP", "XRP"));
  await exchange.bookEntry(without("TRX", "USDT"));
  await page.goto(path);
  const dialog = page.getByRole("dialog", { name: "Edit address" });
  const memo = dialog.getByRole("textbox", { name: "Memo or tag" });
  for (const chain of ["XRP", "TRX"]) {
    await page
      .getByRole("button", { name: `More for Old ${chain}` })
      .first()
      .click();
    await page.getByRole("menuitem", { name: "Edit" }).click();
    await expect(dialog.getByRole("textbox", { name: "Name" })).toHaveValue(`Old ${chain}`);
    if (chain === "TRX") break;
    await expect(dialog).toContainText("Exchanges give you one.");
    await memo.fill("88");
    await expect(dialog.getByText(/Another memo is another account/)).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Save" })).toBeEnabled();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog).toHaveCount(0);
  }
  await expect(memo).toHaveCount(0);
});

test("a hash in another case is the same memo; one of another script is warned of", async ({
  page,
  exchange,
}) => {
  const { account } = await withPayroll(exchange, page);
  await exchange.bookEntry({
    account,
    coin: "XLM",
    chain: "XLM",
    address: deriveAddress("XLM", createHash("sha256").update("somebody").digest()),
    tag: "ab".repeat(32),
    remark: "Stellar",
    age: 200_000_000,
  });
  await page.goto(path);
  await page.getByRole("button", { name: "More for Stellar" }).first().click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit address" });
  const memo = dialog.getByRole("textbox", { name: "Memo or tag" });
  const save = dialog.getByRole("button", { name: "Save" });
  await memo.fill("счёт");
  await expect(dialog.getByText(/Compare this one with what you were given/)).toBeVisible();
  await expect(save).toBeEnabled();
  await memo.fill("AB".repeat(32));
  await expect(dialog.getByText(/Another memo is another account/)).toHaveCount(0);
  await expect(save).toBeDisabled();
});

test("a wallet of one's own is saved without the provider that was chosen before", async ({
  page,
  exchange,
}) => {
  await withPayroll(exchange, page);
  await page.goto(path);
  const dialog = await editPayroll(page);
  await dialog.getByRole("radio", { name: "Exchange" }).click();
  await dialog.getByRole("button", { name: /^Which/ }).click();
  await page.getByRole("option").first().click();
  await dialog.getByRole("radio", { name: "My wallet" }).click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toHaveCount(0);
  const sent = page.network.requests.filter(({ url }) => url.endsWith("/address-edit"));
  const bodies = sent.map(({ body }) => JSON.parse(body) as object);
  expect(bodies).toMatchObject([{ walletType: 1 }]);
  expect(JSON.stringify(bodies)).not.toContain("vaspCode");
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
  const codes = page.getByRole("dialog", { name: "Confirm it is you" });
  await expect.poll(() => exchange.mailCode(account)).not.toBe("");
  await codes.getByRole("textbox", { name: /^Code sent to/ }).fill(await exchange.mailCode(account));
  const code = authenticatorCode(Number(userId), stepAt(Date.now()));
  await codes.getByRole("textbox", { name: "Authenticator code" }).fill(code);
  await codes.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(/You can withdraw to it in .?2[34].h/)).toBeVisible();
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

test("what was given up in the form of an entry does not stand there when it is opened again", async ({
  page,
  exchange,
}) => {
  await withPayroll(exchange, page);
  await page.goto(path);
  const dialog = page.getByRole("dialog", { name: "Edit address" });
  const memo = dialog.getByRole("textbox", { name: "Memo or tag" });
  const open = async (): Promise<void> => {
    await page.getByRole("button", { name: "More for Payroll" }).first().click();
    await page.getByRole("menuitem", { name: "Edit" }).click();
  };
  await open();
  await memo.fill("78");
  await expect(dialog.getByText(/Another memo is another account/)).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  await open();
  await expect(memo).toHaveValue("77");
  await expect(dialog.getByText(/Another memo is another account/)).toHaveCount(0);
});

test("a book that was not read to its end says so beside what was not found in it", async ({
  page,
  exchange,
}) => {
  const liar = await lieTo(page);
  await withPayroll(exchange, page);
  const pageOf = (requestText: string) => (result: unknown) => {
    const at = Number(new URLSearchParams(requestText).get("cursor") ?? "0");
    const { rows } = result as { readonly rows: readonly object[] };
    const many = Array.from({ length: 50 }, (_, index) => ({ ...rows[0], id: `e${at}x${index}` }));
    return { ...(result as object), rows: many, nextPageCursor: String(at + 1) };
  };
  const first = { text: "" };
  liar.notify(
    "addressBook.list",
    ({ text, requestText }) => {
      first.text ||= text;
      return {
        text: withResult(text, () =>
          pageOf(requestText)((JSON.parse(first.text) as { result: unknown }).result),
        ),
      };
    },
    { signed: true },
  );
  await page.goto(`${path}&kind=user`);
  await expect(page.getByText("No matching addresses")).toBeVisible();
  await expect(page.getByText(/Not all entries are shown/)).toBeVisible();
});

test("an entry whose lock ends while it is looked at opens by itself", async ({ page, exchange }) => {
  const { account } = await withPayroll(exchange, page);
  const age = 86_400_000 - 100_000;
  await exchange.bookEntry({ account, coin: "USDT", chain: "TRX", address: home, remark: "Desk", age });
  await page.goto(path);
  const list = page.getByRole("region", { name: "Saved addresses" });
  await expect(list).toContainText("Locked");
  // What is done each minute is begun anew, in time that runs faster.
  page.quicken(10);
  await page.getByRole("link", { name: "Address risk check" }).first().click();
  await expect(page.getByRole("heading", { name: "Address risk check" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("link", { name: "Withdraw to Desk" }).first()).toBeVisible();
  await expect(list).not.toContainText("Locked");
});

test("a change whose outcome is not known is shown before another one of the same entry is sent", async ({
  page,
  exchange,
  tolerated,
}) => {
  tolerated.push(/./);
  await withPayroll(exchange, page);
  await exchange.fault({ call: "addressBook.edit", dropAfterHandling: true, times: 1 });
  await exchange.fault({ call: "outcome.lookup", status: 503 });
  for (const [before, name] of [
    ["Payroll", "Salary"],
    ["Salary", "Wages"],
  ] as const) {
    await page.goto(path);
    await page
      .getByRole("button", { name: `More for ${before}` })
      .first()
      .click();
    await page.getByRole("menuitem", { name: "Edit" }).click();
    const dialog = page.getByRole("dialog", { name: "Edit address" });
    await dialog.getByRole("textbox", { name: "Name" }).fill(name);
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect.poll(() => exchange.seen("outcome.lookup")).toBeGreaterThan(0);
  }
  await expect(page.getByRole("dialog", { name: "Status of your change" })).toBeVisible();
  expect(await exchange.seen("addressBook.edit")).toBe(1);
});
