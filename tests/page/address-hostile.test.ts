/** D7.7, F2d.1-F2d.3, F3b.29: what is pasted into the book is shown safely, and refused where it could lead money astray. */
import { createHash } from "node:crypto";
import { describe } from "vitest";
import { deriveAddress } from "#sandbox/addresses/derive-address.ts";
import { paste } from "./harness/hand.ts";
import type { Page } from "./harness/test.ts";
import { expect, test } from "./pages.ts";

const path = "/user/assets/money-address?lang=en";
const sound = deriveAddress("TRX", createHash("sha256").update("sound").digest());
const broken = (by: string): string => `${sound.slice(0, 12)}${by}${sound.slice(12)}`;

/** What is pasted, and what is said of it. */
const pastes = [
  ["a script", "<script>alert(1)</script>", /not an address of this network/],
  ["a mark that turns the writing direction", broken("\u202e"), /hidden or look-alike character \(U\+202E\)/],
  ["a character without width", broken("\u200b"), /hidden or look-alike character \(U\+200B\)/],
  ["a joiner", broken("\u2060"), /hidden or look-alike character \(U\+2060\)/],
  ["a letter of another alphabet", `\u0422${sound.slice(1)}`, /hidden or look-alike character \(U\+0422\)/],
  [
    "a full-width letter",
    `${sound.slice(0, 5)}\uff21${sound.slice(6)}`,
    /hidden or look-alike character \(U\+FF21\)/,
  ],
  ["a blank within", broken(" "), /blanks in it/],
  ["a changed letter", sound.slice(0, -1) + (sound.endsWith("1") ? "2" : "1"), /wrong or missing/],
] as const;

async function openForm(page: Page) {
  await page.goto(path);
  await page.getByRole("button", { name: "Add address" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Add address" });
  await dialog.getByRole("radio", { name: "Every coin" }).click();
  await dialog.getByRole("combobox", { name: "Network" }).selectOption("TRX");
  return dialog;
}

test("in the form none of it is called valid, becomes an element, or leaves the page", async ({
  page,
  exchange,
  signInAs,
}) => {
  await signInAs({}, { security: { authenticator: true } });
  const dialog = await openForm(page);
  const field = dialog.getByRole("textbox", { name: "Address" });
  for (const [what, text, words] of pastes) {
    await field.fill(text);
    await expect(dialog.getByText(words), what).toBeVisible();
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByText("Valid address"), what).toHaveCount(0);
  }
  expect(document.querySelector("dialog script, main script")).toBeNull();
  for (const call of ["risk.intercept", "addressBook.create", "addressBook.check"] as const) {
    expect(await exchange.seen(call), call).toBe(0);
  }
  await field.fill(`  ${sound}\n`);
  await expect(dialog.getByText("Valid address")).toBeVisible();
});

test("in a table of rows each is marked, and nothing is sent", async ({ page, exchange, signInAs }) => {
  await signInAs({}, { security: { authenticator: true } });
  await page.goto("/user/assets/money-address/batch?lang=en");
  await expect(page.getByText("1 of 20")).toBeVisible();
  const rows = pastes.map(([, text]) => ["USDT", "TRX", text, "", ""].join("\t")).join("\n");
  paste(document.querySelector<HTMLElement>("[data-batch-row] input") ?? document.body, rows);
  await expect(
    page.getByText(`${pastes.length} of ${pastes.length} rows need attention`).first(),
  ).toBeVisible();
  await page
    .getByRole("button", { name: `Save addresses (${pastes.length})` })
    .first()
    .click();
  expect(document.querySelector("dialog script, main script")).toBeNull();
  expect(await exchange.seen("addressBook.batchCreate")).toBe(0);
  expect(await exchange.seen("risk.intercept")).toBe(0);
});

describe("a name", () => {
  test("that holds what nobody sees is said to, where it is typed", async ({ page, exchange, signInAs }) => {
    await signInAs({}, { security: { authenticator: true } });
    const dialog = await openForm(page);
    await dialog.getByRole("textbox", { name: "Address" }).fill(sound);
    await expect(dialog.getByText("Valid address")).toBeVisible();
    await dialog.getByRole("textbox", { name: "Name" }).fill("Pay\u202eroll");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByText(/name has a hidden character/)).toBeVisible();
    expect(await exchange.seen("risk.intercept")).toBe(0);
  });

  test("of an entry that is renamed so is refused before it is sent, and another is saved", async ({
    page,
    exchange,
    signIn,
  }) => {
    const { account } = await signIn();
    await exchange.bookEntry({ account, coin: "USDT", chain: "TRX", address: sound, remark: "Desk" });
    await page.goto(path);
    await page.getByRole("button", { name: "More for Desk" }).first().click();
    await page.getByRole("menuitem", { name: "Edit" }).click();
    const dialog = page.getByRole("dialog", { name: "Edit address" });
    const name = dialog.getByRole("textbox", { name: "Name" });
    await name.fill("De\u200bsk");
    await expect(dialog.getByText(/name has a hidden character/)).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Save" })).toBeDisabled();
    await name.fill("<b>Desk</b>");
    await dialog.getByRole("button", { name: "Save" }).click();
    const list = page.getByRole("region", { name: "Saved addresses" });
    await expect(list.getByText("<b>Desk</b>").first()).toBeVisible();
    expect(await exchange.seen("addressBook.edit")).toBe(1);
  });
});

test("another user is looked for by nothing but a UID, a mail or a phone number", async ({
  page,
  exchange,
  withdraw,
  signIn,
}) => {
  await signIn();
  await withdraw.goto({ coin: "USDT", lang: "en" });
  await page.getByText("Coffer user", { exact: true }).click();
  for (const text of ["<script>alert(1)</script>", "12\u200b345678", "１２３４５６７", "12345678\u202e"]) {
    await withdraw.who.fill(text);
    await page.getByRole("button", { name: "Find", exact: true }).click();
    await expect(page.getByText("Can receive transfers")).toHaveCount(0);
  }
  expect(await exchange.seen("addressBook.checkInternal")).toBe(0);
});
