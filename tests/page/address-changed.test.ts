/** F2d.7, D3.8, D3.11: what the book holds after a change is not always what was asked for. */
import { createHash } from "node:crypto";
import { deriveAddress } from "#sandbox/addresses/derive-address.ts";
import type { Exchange } from "../../e2e/exchange.ts";
import type { NodePage } from "./harness/page.ts";
import { lieTo } from "./hostile/liar.ts";
import { expect, test } from "./pages.ts";

const path = "/user/assets/money-address?lang=en";

/** Somebody with an entry of each name; answers the token, and each entry's id. */
async function withEntries(exchange: Exchange, page: NodePage, ...names: readonly string[]) {
  const { account, token } = await exchange.createPerson({}, { security: { authenticator: true } });
  await page.addCookies([{ name: "test-token", value: token }]);
  const ids: string[] = [];
  for (const remark of names) {
    const address = deriveAddress("TRX", createHash("sha256").update(remark).digest());
    const entry = { account, coin: "USDT", chain: "TRX", address, remark, age: 200_000_000 };
    ids.push((await exchange.bookEntry(entry)).id);
  }
  await page.goto(path);
  return { token, ids };
}

test("entries of which only some were deleted are not told as all of them", async ({
  page,
  exchange,
  tolerated,
}) => {
  tolerated.push(/./);
  await withEntries(exchange, page, "Desk", "Home");
  await exchange.fault({ call: "addressBook.delete", retCode: 0, result: { deleted: 1 } });
  await page.getByRole("checkbox", { name: "Select Desk" }).click();
  await page.getByRole("checkbox", { name: "Select Home" }).click();
  await page.getByRole("group", { name: "Selected: 2" }).getByRole("button", { name: "Delete" }).click();
  await page
    .getByRole("dialog", { name: "Delete addresses (2)?" })
    .getByRole("button", { name: "Delete" })
    .click();
  await expect(page.getByText("Deleted: 1")).toBeVisible();
  await expect(page.getByText(/^It did not go through for every address/)).toBeVisible();
});

test("an entry that was deleted elsewhere does not stand there once its change was refused", async ({
  page,
  exchange,
  tolerated,
}) => {
  tolerated.push(/./);
  const { token, ids } = await withEntries(exchange, page, "Desk");
  await page.getByRole("button", { name: "More for Desk" }).first().click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit address" });
  await dialog.getByRole("textbox", { name: "Name" }).fill("Bureau");
  await exchange.call("addressBook.delete", token, { ids, requestId: crypto.randomUUID() });
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toContainText("Nothing was changed.");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("region", { name: "Saved addresses" }).getByText("Desk")).toBeHidden();
});

test("an entry that leads to another account meanwhile is trusted as it is, or not at all", async ({
  page,
  exchange,
}) => {
  const { account, token } = await exchange.createPerson({}, { security: { authenticator: true } });
  await page.addCookies([{ name: "test-token", value: token }]);
  const address = deriveAddress("XRP", createHash("sha256").update("Desk").digest());
  await exchange.bookEntry({ account, coin: "XRP", chain: "XRP", address, tag: "1001", remark: "Desk" });
  const liar = await lieTo(page);
  await page.goto(path);
  await page.getByRole("switch", { name: "Trust Desk" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Trust addresses (1)?" });
  await expect(dialog).toContainText("1001");
  await dialog.getByRole("button", { name: "Trust" }).click();
  await expect(page.getByRole("dialog", { name: "Confirm it is you" })).toBeVisible();
  // Another device gave it another memo.
  liar.notify("addressBook.list", ({ text }) => ({ text: text.replaceAll("1001", "2002") }), {
    signed: true,
  });
  page.quicken(20);
  await page.setVisible(false);
  await expect
    .poll(async () => {
      await page.setVisible(true);
      await page.setVisible(false);
      return liar.reported.length;
    })
    .toBeGreaterThan(0);
  await page.setVisible(true);
  // The codes were meant for the other: it is looked at, and pressed, once more.
  await expect(dialog).toContainText("2002");
  await expect(dialog).not.toContainText("1001");
  expect(await exchange.seen("addressBook.changeVerification")).toBe(0);
});
