/** D5.6, R2.3. */
import { createHash } from "node:crypto";
import { describe } from "vitest";
import { deriveAddress } from "#sandbox/addresses/derive-address.ts";
import { paste } from "./harness/hand.ts";
import { expect, test } from "./pages.ts";

const book = "/user/assets/money-address?lang=en";
const batch = "/user/assets/money-address/batch?lang=en";
const address = (name: string): string => deriveAddress("TRX", createHash("sha256").update(name).digest());
const sound = address("one");
/** What is said with what has the focus. */
const describedFocus = (): string =>
  document.getElementById(document.activeElement?.getAttribute("aria-describedby") ?? "")?.textContent ?? "";
const tooLong = "A name that is far too long for it";

describe("many addresses by the keyboard", () => {
  test("a press that cannot go on leads to what has to be fixed first", async ({ page, signIn }) => {
    await signIn();
    await page.goto(batch);
    await expect(page.getByText("1 of 20")).toBeVisible();
    const save = page.getByRole("button", { name: /^Save addresses/ }).first();
    await save.click();
    await expect(page.locator('button[name="coin"]')).toBeFocused();
    expect(describedFocus()).toBe("Choose the coin and network.");
    paste(
      document.querySelector<HTMLElement>("[data-batch-row] input") ?? document.body,
      [
        "coin\tnetwork\taddress\tmemo\tname",
        `USDT\tTRX\t${sound}\t\tFirst`,
        `USDT\tTRX\t${address("two")}\t\t${tooLong}`,
      ].join("\n"),
    );
    await expect(page.getByText("1 of 2 rows need attention").first()).toBeVisible();
    await save.click();
    const wrong = page.locator('[data-batch-row] input[aria-invalid="true"]');
    await expect(wrong).toHaveValue(tooLong);
    await expect(wrong).toBeFocused();
  });

  test("of a row without its network the network is said to be missing", async ({ page, signIn }) => {
    await signIn();
    await page.goto(batch);
    await expect(page.getByText("1 of 20")).toBeVisible();
    const field = document.querySelector<HTMLElement>("[data-batch-row] input");
    paste(field ?? document.body, `USDT\tNowhere\t${sound}\t\tFirst`);
    await page
      .getByRole("button", { name: /^Save addresses/ })
      .first()
      .click();
    await expect(page.locator('button[name="network"]')).toBeFocused();
    expect(describedFocus()).toBe("Choose the coin and network.");
  });

  test("a table that takes the place of the row it was pasted in, and a row that is removed, keep the focus", async ({
    page,
    signIn,
  }) => {
    await signIn();
    await page.goto(batch);
    await expect(page.getByText("1 of 20")).toBeVisible();
    const card = page.getByRole("region", { name: "Add many addresses" });
    const field = document.querySelector<HTMLElement>("[data-batch-row] input");
    field?.focus();
    paste(field ?? document.body, `USDT\tTRX\t${sound}\t\tFirst\nUSDT\tTRX\t${address("two")}\t\t${tooLong}`);
    await expect(page.getByText("1 of 2 rows need attention").first()).toBeVisible();
    await expect(card).toBeFocused();
    const remove = page.getByRole("button", { name: "Remove row 2", exact: true });
    await remove.focus();
    await remove.click();
    await expect(page.getByText("1 of 20")).toBeVisible();
    await expect(card).toBeFocused();
  });
});

describe("the address book by the keyboard", () => {
  test("an address that cannot be saved leads to what is wrong", async ({ page, signIn }) => {
    await signIn();
    await page.goto(book);
    await page.getByRole("button", { name: "Add address" }).first().click();
    const dialog = page.getByRole("dialog", { name: "Add address" });
    await dialog.getByRole("button", { name: "Save" }).click();
    const coin = dialog.locator('button[name="coin"]');
    await expect(coin).toBeFocused();
    await expect(coin).toHaveAttribute("data-fault", "true");
  });

  test("an entry that is deleted leaves the focus in the list", async ({ page, signIn, exchange }) => {
    const { account } = await signIn();
    await exchange.bookEntry({ account, coin: "USDT", chain: "TRX", address: sound, remark: "Cold" });
    await page.goto(book);
    const more = page.getByRole("button", { name: "More for Cold" });
    await more.focus();
    await more.click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await page
      .getByRole("dialog", { name: /^Delete/ })
      .getByRole("button", { name: "Delete" })
      .click();
    await expect(page.getByText("No saved addresses")).toBeVisible();
    await expect(page.getByRole("region", { name: "Saved addresses" })).toBeFocused();
  });
});
