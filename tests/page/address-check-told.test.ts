/** F1.6, F2d.4: what the page of an address's check tells, and of what time. */
import type { NodePage } from "./harness/page.ts";
import { lieTo } from "./hostile/liar.ts";
import { expect, test } from "./pages.ts";

const book = "/user/assets/money-address";

/** Chooses XRP, and enters an address on the check's page. */
async function checkXrp(page: NodePage) {
  await page.goto(`${book}/risk-check?lang=en`);
  await page.getByRole("button", { name: /Coin/ }).first().click();
  await page.getByRole("option", { name: /XRP/ }).first().click();
  await page
    .getByRole("button", { name: /Network/ })
    .first()
    .click();
  await page.getByRole("option", { name: /XRP/ }).first().click();
  await page.getByRole("textbox", { name: "Address" }).fill("rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh");
}

test("a memo that a network has, and does not always want, is not called unused on it", async ({
  page,
  signIn,
}) => {
  const liar = await lieTo(page);
  await signIn();
  const wantsNone = ({ text }: { readonly text: string }) => ({
    text: text.replaceAll('"tagRequired":true', '"tagRequired":false'),
  });
  liar.notify("withdraw.coins", wantsNone, { signed: true });
  liar.notify("addressBook.check", wantsNone, { signed: true });
  await checkXrp(page);
  await expect(page.getByText("Address format")).toBeVisible();
  await expect(page.getByText(/Needed by exchanges on/)).toBeVisible();
  await expect(page.getByText(/Not used on/)).toHaveCount(0);
  // Who adds it can enter one.
  await page.getByRole("button", { name: "Add to address book" }).click();
  const dialog = page.getByRole("dialog", { name: "Add address" });
  await expect(dialog.getByRole("textbox", { name: "Memo or tag" })).toBeVisible();
});

test("an earlier check of another day says so", async ({ page, signIn }) => {
  await signIn();
  await checkXrp(page);
  const past = page.getByRole("region", { name: "Earlier checks" });
  await expect(past).toContainText("XRP");
  const key = Object.keys(sessionStorage).find((name) => name.includes("addressBook/checks")) ?? "";
  const at = Date.now() - 3 * 86_400_000;
  const stored = sessionStorage.getItem(key) ?? "";
  expect(stored).toContain('"at":');
  sessionStorage.setItem(key, stored.replace(/"at":\d+/, `"at":${at}`));
  await page.reload();
  const day = new Intl.DateTimeFormat("en", { day: "numeric", month: "short" }).format(at);
  await expect(past).toContainText(day);
});
