/** F6c.2, F3b.29, D7.7, F4d.*, F2d.4, F2d.5. */
import { describe } from "vitest";
import { checkAddress } from "#shared/domain/address/check-address.ts";
import { announcedPart } from "#src/entry/announced-part.ts";
import { evmAddress, mailedCode } from "../../e2e/withdraw-page.ts";
import { expect, test } from "./pages.ts";

const usdt = { coin: "USDT", chain: "ARBI", lang: "en" };
const tron = "TXLAQ63Xg1NAzckPwKHvzw7CSEmLMEqcdj";
const saved = evmAddress.toLowerCase();
/** Head and tail of the saved one. */
const twin = `${saved.slice(0, 6)}${"0".repeat(32)}${saved.slice(-4)}`;

describe("what is pasted as an address", () => {
  test.for([
    [
      "a mark that turns the writing direction",
      `${evmAddress.slice(0, 20)}\u202e${evmAddress.slice(20)}`,
      /U\+202E/,
    ],
    ["a character without width", `${evmAddress.slice(0, 9)}\u200b${evmAddress.slice(9)}`, /U\+200B/],
    ["a letter of another alphabet", evmAddress.replace("A", "А"), /U\+0410/],
    ["a wrong checksum", evmAddress.replace("5aAe", "5AAe"), /a character is wrong or missing/],
    ["a script", "<script>alert(1)</script>", /This is not an address of .*Arbitrum One/],
    ["a blank within", `${evmAddress.slice(0, 10)} ${evmAddress.slice(10)}`, /a blank within/],
    ["the token's own contract", "0xdAC17F958D2ee523a2206206994597C13D831ec7", /contract of .*USDT/],
  ] as const)(
    "%s is shown safely and refused",
    async ([, text, words], { page, withdraw, signIn, exchange }) => {
      await signIn();
      await withdraw.goto(usdt);
      await withdraw.address.fill(text);
      await expect(page.getByText(words)).toBeVisible();
      await withdraw.amount.fill("10");
      await withdraw.review.click();
      await expect(withdraw.submit).toHaveCount(0);
      expect(await exchange.seen("risk.intercept")).toBe(0);
    },
  );

  test("of another network says so, and one press goes there", async ({ page, withdraw, signIn }) => {
    await signIn();
    await withdraw.goto(usdt);
    await withdraw.address.fill(tron);
    await expect(page.getByText(/one of another network/)).toBeVisible();
    await page.getByRole("button", { name: "Change to TRC20" }).click();
    await expect(page.getByText(/Valid .*TRC20 address/)).toBeVisible();
    await expect(withdraw.address).toHaveValue(tron);
  });
});

test("a look-alike of a saved address is compared, and used only with eight characters typed", async ({
  page,
  withdraw,
  signIn,
  exchange,
}) => {
  await signIn();
  const entry = {
    id: "7001",
    coin: "USDT",
    chain: "ARBI",
    address: saved,
    tag: "",
    remark: "Hardware wallet",
    status: 0,
    addressType: 0,
    verified: 0,
    createdAt: "1700000000",
  };
  const switches = { withdrawWhitelist: true, addressBookOnly: false, newAddressLock: true };
  const result = { rows: [entry], switches, nextPageCursor: "" };
  await exchange.fault({ call: "addressBook.list", retCode: 0, result });
  await withdraw.goto(usdt);
  await withdraw.address.fill(twin);
  const dialog = page.getByRole("dialog", { name: "Not your saved address" });
  await expect(dialog).toContainText("Hardware wallet");
  await page.getByRole("button", { name: "The pasted address is the right one" }).click();
  const use = page.getByRole("button", { name: "Use the pasted address" });
  await expect(use).toBeDisabled();
  const reading = checkAddress("EVM", twin);
  const { from, to, part } = announcedPart(reading.ok ? reading.address : "", evmAddress);
  const name = `Type characters ${from} to ${to} as your recipient reads them out`;
  const field = page.getByRole("textbox", { name });
  await field.fill(`${part.slice(0, 7)}g`);
  await expect(dialog.getByText("Enter these eight characters exactly.")).toBeVisible();
  await expect(use).toBeDisabled();
  // Read out loud an address of this network has no case, and a keyboard may add a blank.
  await field.fill(`${part.toLowerCase()} `);
  await expect(dialog.getByText("Enter these eight characters exactly.")).toHaveCount(0);
  await use.click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(/Valid form\.|risk check passed/)).toBeVisible();
});

test("a memo is wanted where the network has one, and an address may bring it along", async ({
  page,
  withdraw,
  signIn,
}) => {
  await signIn({ XRP: "100" });
  await withdraw.goto({ coin: "XRP", chain: "XRP", lang: "en" });
  await withdraw.address.fill("rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh");
  await expect(page.getByText(/risk check passed/)).toBeVisible();
  await withdraw.amount.fill("20");
  await withdraw.review.click();
  await expect(page.getByText(/Without it the recipient can't be credited/)).toBeVisible();
  await expect(withdraw.submit).toHaveCount(0);
  await withdraw.address.fill("ripple:rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh?dt=12345");
  await expect(page.getByText(/The address brought its/)).toBeVisible();
  await withdraw.review.click();
  await expect(withdraw.submit).toBeVisible();
  await expect(withdraw.dialog).toContainText("12345");
});

test("another user gets it at once and without a fee", async ({ page, withdraw, signIn, exchange }) => {
  const lena = await exchange.createPerson({}, {});
  const { account } = await signIn();
  await exchange.settings({ withdrawCheckMs: 1 });
  await withdraw.goto(usdt);
  await page.getByText("Coffer user", { exact: true }).click();
  await withdraw.who.fill(lena.userId);
  await page.getByRole("button", { name: "Find", exact: true }).click();
  await expect(page.getByText(/Can receive transfers/)).toBeVisible();
  await withdraw.amount.fill("40");
  await withdraw.review.click();
  await expect(withdraw.dialog).toContainText("No fee");
  await withdraw.submit.click();
  await withdraw.confirm(await mailedCode(exchange, account));
  await expect(page.getByRole("heading", { name: "Withdrawal submitted" })).toBeVisible();
  await expect.poll(async () => (await exchange.funding(lena.account))("USDT")).toBe("40");
});

test("a review that is asked for before a user was looked up waits for that, and is there", async ({
  page,
  withdraw,
  signIn,
  exchange,
}) => {
  const lena = await exchange.createPerson({}, {});
  await signIn();
  await withdraw.goto(usdt);
  await page.getByText("Coffer user", { exact: true }).click();
  await withdraw.amount.fill("40");
  await withdraw.who.fill("12345");
  await withdraw.review.click();
  await expect(withdraw.who).toHaveAttribute("aria-invalid", "true");
  await expect(withdraw.submit).toHaveCount(0);
  await withdraw.who.fill(lena.userId);
  await withdraw.review.click();
  await expect(withdraw.submit).toBeVisible();
  await expect(withdraw.dialog).toContainText("No fee");
  expect(await exchange.seen("withdraw.create")).toBe(0);
});

test("the law of the EU asks who gets it; without answers nothing is sent", async ({
  page,
  withdraw,
  exchange,
}) => {
  const { account, token } = await exchange.createPerson({ USDT: "500" }, { kycRegion: "AUT" });
  await page.addCookies([{ name: "test-token", value: token }]);
  await withdraw.goto(usdt);
  await expect(page.getByText(/EU law asks who gets a withdrawal/)).toBeVisible();
  await withdraw.address.fill(evmAddress);
  await expect(page.getByText(/risk check passed/)).toBeVisible();
  await withdraw.amount.fill("100");
  await withdraw.review.click();
  await expect(page.getByText("This is needed.").first()).toBeVisible();
  await expect(withdraw.submit).toHaveCount(0);
  await page.getByRole("radio", { name: /A self-custody wallet/ }).click();
  await page.getByRole("radio", { name: /Mine/ }).click();
  await page.getByRole("textbox", { name: "First name" }).fill("Mira");
  await page.getByRole("textbox", { name: "Last name" }).fill("Kovacs");
  await page.getByRole("textbox", { name: "Purpose" }).fill("Invoice 2026-118, design work in October");
  await page.getByRole("checkbox", { name: "These answers are true and complete" }).click();
  await withdraw.review.click();
  await withdraw.submit.click();
  await withdraw.confirm(await mailedCode(exchange, account));
  await expect(page.getByRole("heading", { name: "Withdrawal submitted" })).toBeVisible();
});
