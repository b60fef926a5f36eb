/** R2.3, R7.20, R6.7, F2d.1-F2d.7, F6c.7-F6c.9, D3.8, D10.5. */
import { createHash } from "node:crypto";
import { describe } from "vitest";
import { authenticatorCode, stepAt } from "#sandbox/accounts/secrets.ts";
import { deriveAddress } from "#sandbox/addresses/derive-address.ts";
import type { Exchange } from "../../e2e/exchange.ts";
import type { NodePage } from "./harness/page.ts";
import { expect, test } from "./pages.ts";

const path = "/user/assets/money-address";
const address = (name: string): string => deriveAddress("TRX", createHash("sha256").update(name).digest());
const dayMs = 86_400_000;

interface Person {
  readonly account: string;
  readonly userId: string;
}

/** Somebody with a second factor, and what stands in their book. */
async function personWithBook(exchange: Exchange, page: NodePage): Promise<Person> {
  const person = await exchange.createPerson({ USDT: "10" }, { security: { authenticator: true } });
  await page.addCookies([{ name: "test-token", value: person.token }]);
  const { account } = person;
  const usual = { account, age: 2 * dayMs };
  await exchange.bookEntry({
    ...usual,
    coin: "USDT",
    chain: "TRX",
    address: address("home"),
    remark: "Home",
    verified: true,
  });
  await exchange.bookEntry({
    ...usual,
    coin: "USDT",
    chain: "TRX",
    address: address("desk"),
    remark: "Desk",
  });
  await exchange.bookEntry({
    account,
    coin: "XRP",
    chain: "XRP",
    address: "rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh",
    tag: "77",
    remark: "Payroll",
  });
  return person;
}

async function giveCodes(exchange: Exchange, page: NodePage, { account, userId }: Person): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Confirm it is you" });
  await expect(dialog).toBeVisible();
  await expect.poll(() => exchange.mailCode(account)).not.toBe("");
  await dialog.getByRole("textbox", { name: /^Code sent to/ }).fill(await exchange.mailCode(account));
  const code = authenticatorCode(Number(userId), stepAt(Date.now()));
  await dialog.getByRole("textbox", { name: "Authenticator code" }).fill(code);
}

describe("the book", () => {
  test("is empty, and says what it is for", async ({ page, signIn }) => {
    await signIn();
    await page.goto(path);
    await expect(page.getByText("No saved addresses")).toBeVisible();
  });

  test("lists, filters by the link and searches; a locked entry says so", async ({ page, exchange }) => {
    await personWithBook(exchange, page);
    await page.goto(path);
    const list = page.getByRole("region", { name: "Saved addresses" });
    await expect(list.getByText("Home")).toBeVisible();
    await expect(list.getByText("Payroll")).toBeVisible();
    await expect(list).toContainText("Locked");
    await page.goto(`${path}?chain=TRX`);
    await expect(list.getByText("Desk")).toBeVisible();
    await expect(list.getByText("Payroll")).toBeHidden();
    await page.getByRole("searchbox", { name: "Name or address" }).fill("hom");
    await expect(list.getByText("Desk")).toBeHidden();
    await page.getByRole("searchbox", { name: "Name or address" }).fill("nothing like it");
    await expect(page.getByText("No matching addresses")).toBeVisible();
    await page.getByRole("button", { name: "Clear filters" }).click();
    await expect(list.getByText("Payroll")).toBeVisible();
  });

  test("deletes one, once", async ({ page, exchange }) => {
    await personWithBook(exchange, page);
    await page.goto(path);
    await page.getByRole("checkbox", { name: "Select Desk" }).click();
    await page.getByRole("group", { name: "Selected: 1" }).getByRole("button", { name: "Delete" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete addresses (1)?" });
    await expect(dialog).toContainText("Desk");
    await dialog.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("Deleted: 1")).toBeVisible();
    await expect(page.getByRole("region", { name: "Saved addresses" }).getByText("Desk")).toBeHidden();
    expect(await exchange.seen("addressBook.delete")).toBe(1);
  });

  test("trusts an entry with codes only; a wrong one is typed anew", async ({ page, exchange }) => {
    const person = await personWithBook(exchange, page);
    await page.goto(path);
    await page.getByRole("switch", { name: "Trust Desk" }).first().click();
    await page
      .getByRole("dialog", { name: "Trust addresses (1)?" })
      .getByRole("button", { name: "Trust" })
      .click();
    const codes = page.getByRole("dialog", { name: "Confirm it is you" });
    await codes.getByRole("textbox", { name: /^Code sent to/ }).fill("000000");
    await codes.getByRole("textbox", { name: "Authenticator code" }).fill("000000");
    await codes.getByRole("button", { name: "Trust" }).click();
    await expect(codes.getByText(/This code is wrong/)).toBeVisible();
    await giveCodes(exchange, page, person);
    await codes.getByRole("button", { name: "Trust" }).click();
    await expect(page.getByText("Trusted: 1")).toBeVisible();
    await expect(page.getByRole("switch", { name: "Trust Desk" }).first()).toHaveAttribute(
      "aria-checked",
      "true",
    );
  });

  test("a lost answer is looked up, and nothing is changed twice", async ({ page, exchange, tolerated }) => {
    tolerated.push(/./);
    await personWithBook(exchange, page);
    await page.goto(path);
    await exchange.fault({ call: "addressBook.delete", dropAfterHandling: true, times: 1 });
    await page.getByRole("checkbox", { name: "Select Desk" }).click();
    await page.getByRole("group", { name: "Selected: 1" }).getByRole("button", { name: "Delete" }).click();
    await page
      .getByRole("dialog", { name: "Delete addresses (1)?" })
      .getByRole("button", { name: "Delete" })
      .click();
    await expect(page.getByText("Deleted: 1")).toBeVisible();
    expect(await exchange.seen("addressBook.delete")).toBe(1);
  });

  test("one of which nothing was deleted is no deletion", async ({ page, exchange, tolerated }) => {
    tolerated.push(/./);
    await personWithBook(exchange, page);
    await page.goto(path);
    await exchange.fault({ call: "addressBook.delete", retCode: 0, result: { deleted: 0 } });
    await page.getByRole("checkbox", { name: "Select Desk" }).click();
    await page.getByRole("group", { name: "Selected: 1" }).getByRole("button", { name: "Delete" }).click();
    await page
      .getByRole("dialog", { name: "Delete addresses (1)?" })
      .getByRole("button", { name: "Delete" })
      .click();
    await expect(page.getByText("The address book has not changed.")).toBeVisible();
    await expect(page.getByText("Deleted: 0")).toHaveCount(0);
  });

  test("one that never arrived says that nothing was changed", async ({ page, exchange, tolerated }) => {
    tolerated.push(/./);
    await personWithBook(exchange, page);
    await page.goto(path);
    await exchange.fault({ call: "addressBook.delete", dropBeforeHandling: true });
    await page.getByRole("checkbox", { name: "Select Desk" }).click();
    await page.getByRole("group", { name: "Selected: 1" }).getByRole("button", { name: "Delete" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete addresses (1)?" });
    await dialog.getByRole("button", { name: "Delete" }).click();
    await expect(dialog.getByText(/Nothing was changed/)).toBeVisible();
  });

  test("an answer that nobody signed is no book", async ({ page, exchange, tolerated }) => {
    tolerated.push(/./);
    await personWithBook(exchange, page);
    await exchange.fault({ call: "addressBook.list", signature: "absent" });
    await page.goto(path);
    await expect(page.getByText("Couldn't load your address book")).toBeVisible();
    await expect(page.getByText("Home")).toBeHidden();
  });
});

describe("the switches", () => {
  test("tell what they cost first, and turn with codes", async ({ page, exchange }) => {
    const person = await personWithBook(exchange, page);
    await page.goto(path);
    const lock = page.getByRole("switch", { name: "Lock new addresses for 24 hours" });
    await lock.click();
    const dialog = page.getByRole("dialog", { name: /Turn off “Lock new addresses/ });
    await expect(dialog).toContainText("All withdrawals stop for 24 hours");
    await expect(dialog).toContainText("Payroll");
    expect(await exchange.seen("addressBook.switch")).toBe(0);
    await dialog.getByRole("button", { name: "Turn off, stop withdrawals" }).click();
    await giveCodes(exchange, page, person);
    await page.getByRole("button", { name: "Turn off, stop withdrawals" }).click();
    await expect(page.getByText(/Withdrawals are paused until/)).toBeVisible();
    await expect(lock).toHaveAttribute("aria-checked", "false");
  });

  test("one that is kept stays as it is", async ({ page, exchange }) => {
    await personWithBook(exchange, page);
    await page.goto(path);
    await page.getByRole("switch", { name: "Trusted addresses need no codes" }).click();
    const dialog = page.getByRole("dialog", { name: /Turn off “Trusted addresses/ });
    await expect(dialog).toContainText("Home");
    await dialog.getByRole("button", { name: "Keep it on" }).click();
    expect(await exchange.seen("addressBook.switch")).toBe(0);
  });
});

describe("adding", () => {
  test("an entry is checked, proven, and locked at first", async ({ page, exchange }) => {
    const person = await personWithBook(exchange, page);
    await page.goto(path);
    await page.getByRole("button", { name: "Add address" }).first().click();
    const dialog = page.getByRole("dialog", { name: "Add address" });
    await dialog.getByRole("radio", { name: "Every coin" }).click();
    await dialog.getByRole("combobox", { name: "Network" }).selectOption("TRX");
    await dialog.getByRole("textbox", { name: "Address" }).fill("0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed");
    await expect(dialog.getByText(/address of another network/)).toBeVisible();
    await dialog.getByRole("textbox", { name: "Address" }).fill(address("new"));
    await expect(dialog.getByText("Valid address")).toBeVisible();
    await dialog.getByRole("textbox", { name: "Name" }).fill("New one");
    await dialog.getByRole("button", { name: "Save" }).click();
    await giveCodes(exchange, page, person);
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText(/You can withdraw to it in .?2[34].h/)).toBeVisible();
    await expect(page.getByRole("region", { name: "Saved addresses" }).getByText("New one")).toBeVisible();
    expect(await exchange.seen("addressBook.create")).toBe(1);
  });

  test("a memo that is typed anew keeps its field, and what was checked and saved is not offered again", async ({
    page,
    exchange,
  }) => {
    const person = await personWithBook(exchange, page);
    await page.goto(`${path}/risk-check`);
    await page.getByRole("button", { name: /Coin/ }).first().click();
    await page.getByRole("option", { name: /XRP/ }).first().click();
    await page
      .getByRole("button", { name: /Network/ })
      .first()
      .click();
    await page.getByRole("option", { name: /XRP/ }).first().click();
    await page.getByRole("textbox", { name: "Address" }).fill("rPEPPER7kfTD9w2To4CQk6UCfuHM9c6GDY");
    const offer = page.getByRole("button", { name: "Add to address book" });
    await offer.click();
    const dialog = page.getByRole("dialog", { name: "Add address" });
    const memo = dialog.getByRole("textbox", { name: "Memo or tag" });
    const checked = async (count: number): Promise<void> => {
      await expect.poll(() => exchange.seen("addressBook.check")).toBe(count);
      await expect(dialog.getByText("Valid address")).toBeVisible();
    };
    // A network that has memos has their field before the address is checked again.
    await checked(2);
    await memo.fill("9");
    await checked(3);
    await memo.fill("");
    await checked(4);
    await expect(memo).toBeFocused();
    await dialog.getByRole("button", { name: "Save" }).click();
    await giveCodes(exchange, page, person);
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText(/You can withdraw to it in .?2[34].h/)).toBeVisible();
    await expect(offer).toHaveCount(0);
  });

  test("saved while it is still being checked goes on with the answer, unless it was changed or given up", async ({
    page,
    exchange,
  }) => {
    await personWithBook(exchange, page);
    await exchange.fault({ call: "addressBook.check", answerLatencyMs: 700 });
    await page.goto(path);
    await page.getByRole("button", { name: "Add address" }).first().click();
    const dialog = page.getByRole("dialog", { name: "Add address" });
    const field = dialog.getByRole("textbox", { name: "Address" });
    await dialog.getByRole("radio", { name: "Every coin" }).click();
    await dialog.getByRole("combobox", { name: "Network" }).selectOption("TRX");
    await field.fill(address("changed"));
    await dialog.getByRole("button", { name: "Save" }).click();
    await field.fill(address("new"));
    await expect(dialog.getByText("Valid address")).toBeVisible();
    expect(await exchange.seen("risk.intercept")).toBe(0);
    await field.fill(address("given up"));
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Add address" }).first().click();
    await expect(dialog.getByText("Valid address")).toBeVisible();
    expect(await exchange.seen("risk.intercept")).toBe(0);
    await field.fill(address("newest"));
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("dialog", { name: "Confirm it is you" })).toBeVisible();
    expect(await exchange.seen("risk.intercept")).toBe(1);
  });

  test("who has no second factor is told to bind one", async ({ page, signIn }) => {
    await signIn();
    await page.goto(path);
    await page.getByRole("button", { name: "Add address" }).first().click();
    const dialog = page.getByRole("dialog", { name: "Add address" });
    await dialog.getByRole("radio", { name: "Every coin" }).click();
    await dialog.getByRole("combobox", { name: "Network" }).selectOption("TRX");
    await dialog.getByRole("textbox", { name: "Address" }).fill(address("new"));
    await expect(dialog.getByText("Valid address")).toBeVisible();
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByText(/Add an authenticator/)).toBeVisible();
  });
});
