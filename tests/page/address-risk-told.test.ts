/** F2d.3, F2d.4: what a check says of an address is told wherever it is added. */
import { createHash } from "node:crypto";
import { deriveAddress } from "#sandbox/addresses/derive-address.ts";
import { paste } from "./harness/hand.ts";
import type { NodePage } from "./harness/page.ts";
import { lieTo, withResult } from "./hostile/liar.ts";
import { expect, test } from "./pages.ts";

const book = "/user/assets/money-address";
const address = (name: string): string => deriveAddress("TRX", createHash("sha256").update(name).digest());

test.for([
  ["SEVERE", /linked to crime/],
  ["UNKNOWN", /The risk of this address is not known/],
] as const)(
  "of many addresses one of %s risk is not called valid alone",
  async ([riskLevel, words], { page, signIn }) => {
    const liar = await lieTo(page);
    await signIn();
    const says = (result: unknown) => ({ ...(result as object), riskLevel });
    liar.notify("addressBook.check", ({ text }) => ({ text: withResult(text, says) }), { signed: true });
    await page.goto(`${book}/batch?lang=en`);
    await expect(page.getByText("1 of 20")).toBeVisible();
    paste(
      document.querySelector<HTMLElement>("[data-batch-row] input") ?? document.body,
      `USDT\tTRX\t${address("one")}\t\tFirst\nUSDT\tTRX\t${address("two")}\t\tSecond`,
    );
    await expect(page.getByText(words)).toHaveCount(2);
    await expect(page.getByText("Valid address")).toHaveCount(0);
    // It is a warning: both can be saved.
    await expect(page.getByText(/rows need attention/)).toHaveCount(0);
  },
);

test("of a single address that is linked to crime its field says that alone", async ({ page, signIn }) => {
  const liar = await lieTo(page);
  await signIn();
  const says = (result: unknown) => ({ ...(result as object), riskLevel: "SEVERE" });
  liar.notify("addressBook.check", ({ text }) => ({ text: withResult(text, says) }), { signed: true });
  await page.goto(`${book}?lang=en`);
  await page.getByRole("button", { name: "Add address" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Add address" });
  await dialog.getByRole("radio", { name: "Every coin" }).click();
  await dialog.getByRole("combobox", { name: "Network" }).selectOption("TRX");
  await dialog.getByRole("textbox", { name: "Address" }).fill(address("three"));
  await expect(dialog.getByText(/linked to crime/)).toHaveCount(1);
  await expect(dialog.getByText("Valid address")).toHaveCount(0);
});

async function check(page: NodePage, typed: string): Promise<void> {
  await page.goto(`${book}/risk-check?lang=en`);
  await page.getByRole("button", { name: /Coin/ }).first().click();
  await page.getByRole("option", { name: /USDT/ }).first().click();
  await page.getByRole("option", { name: /TRC20/ }).first().click();
  await page.getByRole("textbox", { name: "Address" }).fill(typed);
}

test.for([
  ["UNKNOWN", "Risk not known", "No risk result is available for this address.", 1],
  ["HIGH", "High risk", "Do not send to it.", 0],
  ["SEVERE", "Severe risk", "Do not send to it.", 0],
] as const)(
  "a check that comes to %s is headed and explained as that",
  async ([riskLevel, head, words, ways], { page, signIn }) => {
    const liar = await lieTo(page);
    await signIn();
    const says = (result: unknown) => ({ ...(result as object), riskLevel });
    liar.notify("addressBook.check", ({ text }) => ({ text: withResult(text, says) }), { signed: true });
    await check(page, address("checked"));
    await expect(page.getByRole("heading", { name: head })).toBeVisible();
    await expect(page.getByText(words)).toBeVisible();
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: "Withdraw", exact: true })).toHaveCount(ways);
  },
);

test("an address that was checked is withdrawn to by a press, and stands in no link", async ({
  page,
  withdraw,
  signIn,
}) => {
  await signIn();
  await check(page, address("checked"));
  const way = page.getByRole("main").getByRole("link", { name: "Withdraw", exact: true });
  await expect(way).toHaveAttribute("href", /\/withdraw\?coin=USDT&chain=TRX$/);
  await way.click();
  await expect(withdraw.address).toHaveValue(address("checked"));
  expect(location.href).not.toContain(address("checked"));
});

test("of an address that is blocked the next step is support, or another one", async ({
  page,
  exchange,
  signIn,
}) => {
  page.configure({ footerLinks: { support: "/support" } });
  await signIn();
  await exchange.riskMark({ chain: "TRX", address: address("blocked"), reasons: ["SANCTIONS"] });
  await check(page, address("blocked"));
  const main = page.getByRole("main");
  await expect(main.getByText("Withdrawals to this address are blocked")).toBeVisible();
  await expect(main.getByRole("link", { name: "Contact support" })).toBeVisible();
  await expect(main.getByRole("link", { name: "Withdraw", exact: true })).toHaveCount(0);
  await expect(main.getByRole("button", { name: "Check another address" })).toBeVisible();
});
