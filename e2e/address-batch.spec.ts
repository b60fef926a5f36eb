/** R2.3, F2d.3, F2d.4, F6c.8. */
import { createHash } from "node:crypto";
import { authenticatorCode, stepAt } from "#sandbox/accounts/secrets.ts";
import { deriveAddress } from "#sandbox/addresses/derive-address.ts";
import { expect, test } from "./test.ts";
import { mailedCode } from "./withdraw-page.ts";

const book = "/user/assets/money-address";
const address = (name: string): string => deriveAddress("TRX", createHash("sha256").update(name).digest());

test("many addresses of a file: what fails stays, and nothing is lost", async ({
  page,
  signInAs,
  exchange,
}) => {
  const { account, userId } = await signInAs({}, { security: { authenticator: true } });
  const rows = [
    "coin,network,address,memo,name",
    `USDT,TRC20,${address("first")},,First`,
    `USDT,TRX,${address("marked late")},,Second`,
    `USDT,TRX,${address("first").slice(0, -1)}x,,Third`,
  ];
  await page.goto(`${book}/batch`);
  const file = { name: "addresses.csv", mimeType: "text/csv", buffer: Buffer.from(rows.join("\r\n")) };
  await page.locator('input[type="file"]').setInputFiles(file);
  await expect(page.getByText("1 of 3 rows need attention").first()).toBeVisible();
  await page
    .locator("[data-batch-row]")
    .nth(2)
    .getByRole("button", { name: /^Remove row/ })
    .click();
  await expect(page.getByText(/rows need attention/)).toBeHidden();
  // After the page's own checks.
  await exchange.riskMark({ chain: "TRX", address: address("marked late"), reasons: ["SANCTIONS"] });
  await page.getByRole("button", { name: "Save addresses (2)" }).first().click();
  const codes = page.getByRole("dialog", { name: "Confirm it is you" });
  await codes.getByRole("textbox", { name: /^Code sent to/ }).fill(await mailedCode(exchange, account));
  await codes
    .getByRole("textbox", { name: "Authenticator code" })
    .fill(authenticatorCode(Number(userId), stepAt(Date.now())));
  await codes.getByRole("button", { name: "Save addresses (2)" }).click();
  await expect(page.getByText("Addresses saved: 1")).toBeVisible();
  await expect(page.locator("[data-batch-row]")).toHaveCount(1);
  await expect(page.getByText(/This address cannot receive withdrawals/)).toBeVisible();
  expect(await exchange.seen("addressBook.batchCreate")).toBe(1);
  await page.goto(book);
  await expect(page.locator("main tr[data-row]")).toHaveCount(1);
});

test("where there is room, rows are lines below one head, and show frames where something is to be done", async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${book}/batch`);
  const rows = [
    `USDT,TRX,${address("first")},,First`,
    `USDT,TRX,${address("second")},,A name that is far too long`,
  ];
  const file = { name: "addresses.csv", mimeType: "text/csv", buffer: Buffer.from(rows.join("\r\n")) };
  await page.locator('input[type="file"]').setInputFiles(file);
  await expect(page.getByText("1 of 2 rows need attention").first()).toBeVisible();
  const starts = (cells: string) =>
    page.locator(cells).evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
  const heads = await starts("[data-batch-head] > :not(:first-child)");
  expect(await starts("[data-batch-row]:first-child > [data-wide]")).toEqual(heads);
  expect(await starts("[data-batch-row]:last-child > [data-wide]")).toEqual(heads);
  expect((await page.locator("[data-batch-row]").first().boundingBox())?.height).toBeLessThan(60);
  const framed = await page
    .locator("[data-batch-row] input")
    .evaluateAll((all) => all.map((one) => getComputedStyle(one.parentElement ?? one).borderTopColor));
  const none = "rgba(0, 0, 0, 0)";
  expect(framed.map((color) => color !== none)).toEqual([false, false, false, false, false, true]);
});

test("addresses of the book are chosen and checked, and each is told what was found", async ({
  page,
  signIn,
  exchange,
}) => {
  const { account } = await signIn();
  const saved = { account, coin: "USDT", chain: "TRX", age: 200_000_000 };
  await exchange.bookEntry({ ...saved, address: address("sound"), remark: "Home" });
  await exchange.bookEntry({ ...saved, address: address("marked"), remark: "Old friend" });
  await exchange.riskMark({ chain: "TRX", address: address("marked"), reasons: ["SANCTIONS"] });
  await page.goto(book);
  for (const name of ["Home", "Old friend"]) {
    await page.getByRole("checkbox", { name: `Select ${name}` }).check();
  }
  await page.getByRole("group", { name: "Selected: 2" }).getByRole("button", { name: "Check risk" }).click();
  const chosen = page.getByRole("region", { name: "Chosen addresses" });
  await expect(chosen).toContainText("Withdrawals to this address are blocked");
  await expect(chosen).toContainText("Home");
});
