/** D7.7, F6c.2: who chose a target, or gave it up, goes on where the next one is entered. */
import { evmAddress } from "../../e2e/withdraw-page.ts";
import { expect, test } from "./pages.ts";

const usdt = { coin: "USDT", chain: "ARBI" };

test("an entry that is picked is where the focus goes on, and the address where it is given up", async ({
  page,
  withdraw,
  signIn,
  exchange,
}) => {
  const { account } = await signIn();
  await exchange.bookEntry({ account, ...usdt, address: evmAddress, remark: "Cold", age: 90_000_000 });
  await withdraw.goto({ ...usdt, lang: "en" });
  const book = page.getByRole("button", { name: "Address book" });
  await book.focus();
  await book.click();
  await page.getByRole("option").click();
  await expect(page.getByRole("group", { name: "Address", exact: true })).toContainText("Cold");
  await expect(page.getByRole("group", { name: "To", exact: true })).toBeFocused();
  const another = page.getByRole("button", { name: "Choose another address" });
  await another.focus();
  await another.click();
  await expect(withdraw.address).toBeFocused();
});

test("a recipient who is given up leaves the focus where another is entered", async ({
  page,
  withdraw,
  signIn,
  exchange,
}) => {
  const { userId } = await exchange.createPerson({}, {});
  await signIn();
  await withdraw.goto({ ...usdt, lang: "en" });
  await page.getByText("Coffer user", { exact: true }).click();
  await withdraw.who.fill(userId);
  await page.getByRole("button", { name: "Find", exact: true }).click();
  const another = page.getByRole("button", { name: "Choose another recipient" });
  await another.focus();
  await another.click();
  await expect(withdraw.who).toBeFocused();
});

test("what may open a wallet is not kept in the tab, of neither form", async ({ page, withdraw, signIn }) => {
  await signIn();
  const phrase = "legal winner thank year wave sausage worth useful legal winner thank yellow";
  await withdraw.goto({ ...usdt, lang: "en" });
  await withdraw.address.fill(phrase);
  await withdraw.amount.fill("12");
  await expect(page.getByText(/private key or recovery phrase/)).toBeVisible();
  await page.goto("/user/assets/money-address?lang=en");
  await page.getByRole("button", { name: "Add address" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Add address" });
  await dialog.getByRole("radio", { name: "Every coin" }).click();
  await dialog.getByRole("combobox", { name: "Network" }).selectOption("TRX");
  await dialog.getByRole("textbox", { name: "Address" }).fill(phrase);
  await dialog.getByRole("textbox", { name: "Name" }).fill("Cold");
  const stored = Object.keys(sessionStorage).map((key) => sessionStorage.getItem(key));
  expect(stored.join()).toContain("Cold");
  expect(stored.join()).toContain('"text":"12"');
  expect(stored.join()).not.toContain("sausage");
});

test("a network that is not chosen is what the focus goes to, and what is said there", async ({
  page,
  withdraw,
  signIn,
}) => {
  await signIn();
  await withdraw.goto({ coin: "USDT", lang: "en" });
  await expect(page.getByRole("button", { name: /^Network/ })).toBeEnabled();
  await withdraw.review.click();
  const network = page.locator('button[name="network"]');
  await expect(network).toBeFocused();
  const id = document.activeElement?.getAttribute("aria-describedby") ?? "";
  expect(document.getElementById(id)?.textContent).toBe("Choose the coin and network first.");
});
