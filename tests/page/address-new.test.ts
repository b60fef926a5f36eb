/** F2d.7, F2d.2, D3.11. */
import { createHash } from "node:crypto";
import { deriveAddress } from "#sandbox/addresses/derive-address.ts";
import type { NodePage } from "./harness/page.ts";
import { lieTo } from "./hostile/liar.ts";
import { expect, test } from "./pages.ts";
import { home, path, withPayroll } from "./payroll-book.ts";

const walletOf = (name: string): string => deriveAddress("TRX", createHash("sha256").update(name).digest());

/** The form for an address of every coin of TRON. */
async function openForm(page: NodePage) {
  await page.goto(path);
  await page.getByRole("button", { name: "Add address" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Add address" });
  await dialog.getByRole("radio", { name: "Every coin" }).click();
  await dialog.getByRole("combobox", { name: "Network" }).selectOption("TRX");
  return dialog;
}

test("while it is read what an address takes to be added, the address stays the one that was read for", async ({
  page,
  exchange,
}) => {
  const liar = await lieTo(page);
  await withPayroll(exchange, page);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  liar.delay(({ call }) => (call === "risk.intercept" ? released : undefined));
  const dialog = await openForm(page);
  const field = dialog.getByRole("textbox", { name: "Address" });
  await field.fill(home);
  await expect(dialog.getByText("Valid address")).toBeVisible();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => liar.held).toBe(1);
  // Nothing in the form can be reached: what is confirmed next is what stands there.
  await expect(field).toHaveCount(0);
  release();
  await expect(page.getByRole("dialog", { name: "Confirm it is you" })).toBeVisible();
  await page.getByRole("button", { name: "Back" }).click();
  await expect(field).toHaveValue(home);
});

test("an address whose check did not come back is checked again by a press", async ({
  page,
  exchange,
  tolerated,
}) => {
  tolerated.push(/./);
  await withPayroll(exchange, page);
  await exchange.fault({ call: "addressBook.check", signature: "wrong", times: 1 });
  const dialog = await openForm(page);
  await dialog.getByRole("textbox", { name: "Address" }).fill(home);
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect(dialog.getByText("Valid address")).toBeVisible();
});

test("an address that was not compared with the saved ones is not called valid alone", async ({
  page,
  exchange,
  tolerated,
}) => {
  tolerated.push(/./);
  await withPayroll(exchange, page);
  const dialog = await openForm(page);
  await exchange.fault({ call: "addressBook.list", signature: "absent" });
  await dialog.getByRole("textbox", { name: "Address" }).fill(walletOf("never compared"));
  await expect(dialog.getByText(/could not be compared with those you saved/)).toBeVisible();
});

test("a memo that was entered for another address is not saved with this one before the person says so", async ({
  page,
  exchange,
}) => {
  const ripple = (name: string): string => deriveAddress("XRP", createHash("sha256").update(name).digest());
  await withPayroll(exchange, page);
  const dialog = await openForm(page);
  await dialog.getByRole("combobox", { name: "Network" }).selectOption("XRP");
  const field = dialog.getByRole("textbox", { name: "Address" });
  await field.fill(ripple("one"));
  await dialog.getByRole("textbox", { name: "Memo or tag" }).fill("111");
  await expect(dialog.getByText("Valid address")).toBeVisible();
  await field.fill(ripple("two"));
  await expect(dialog.getByText(/was entered for another address/)).toBeVisible();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByRole("textbox", { name: "Memo or tag" })).toBeFocused();
  expect(await exchange.seen("risk.intercept")).toBe(0);
  await page.reload();
  await page.getByRole("button", { name: "Add address" }).first().click();
  await expect(dialog.getByRole("textbox", { name: "Memo or tag" })).toHaveValue("111");
  await expect(dialog.getByText(/was entered for another address/)).toBeVisible();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByRole("textbox", { name: "Memo or tag" })).toBeFocused();
  expect(await exchange.seen("risk.intercept")).toBe(0);
  await dialog.getByRole("button", { name: "It belongs to this one" }).click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => exchange.seen("risk.intercept")).toBe(1);
});

test("what was chosen for a new entry before it was known who is there stays chosen", async ({
  page,
  exchange,
}) => {
  await withPayroll(exchange, page);
  await exchange.fault({ call: "profile.get", latencyMs: 2_000, times: 1 });
  await page.goto(path);
  await page.getByRole("button", { name: "Add address" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Add address" });
  await dialog.getByRole("radio", { name: "Every coin" }).click();
  await dialog.getByRole("combobox", { name: "Network" }).selectOption("TRX");
  await expect.poll(() => sessionStorage.getItem("coffer.draft.addressBook/entry") ?? "").toContain("TRX");
  await expect(dialog.getByRole("combobox", { name: "Network" })).toHaveValue("TRX");
});
