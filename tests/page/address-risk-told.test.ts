/** F2d.3, F2d.4: what a check says of an address is told wherever it is added. */
import { createHash } from "node:crypto";
import { deriveAddress } from "#sandbox/addresses/derive-address.ts";
import { paste } from "./harness/hand.ts";
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
