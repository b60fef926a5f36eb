/** R4.11, F2a.6: what the overview promises of an identity check is what its person may not do without one. */
import { permissionKeys } from "#shared/contract/permission-keys.ts";
import type { Exchange } from "../../e2e/exchange.ts";
import { expect, test } from "./pages.ts";

const path = "/user/assets/?lang=en";
const words = "You can convert after your identity is verified.";
const open = { allow: true, reason: 0, until: 0 };

/** All may be done but this. */
const refuse = (exchange: Exchange, key: (typeof permissionKeys)[number], reason: number) => {
  const all = Object.fromEntries(permissionKeys.map((one) => [one, open]));
  const permissions = { ...all, [key]: { ...open, allow: false, reason } };
  const result = { permissions, requiredKycLevel: "LEVEL_2" };
  return exchange.fault({ call: "member.permissions", retCode: 0, result });
};

test("who may not convert without one is told so, and not to convert small balances", async ({
  page,
  signInAs,
}) => {
  await signInAs({ DOGE: "20", XRP: "2", TRX: "12" }, { kycLevel: "LEVEL_DEFAULT" });
  await page.goto(path);
  await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByText("You can convert them into one coin.")).toHaveCount(0);
});

test("of a card that needs another level, nothing is said of converting", async ({
  page,
  exchange,
  signIn,
}) => {
  await signIn({ BTC: "1" });
  await refuse(exchange, "card", 42_039);
  await page.goto(path);
  await expect(page.locator("tr[data-coin]")).toHaveCount(1);
  await page.getByRole("button", { name: /^Account/ }).click();
  await expect(page.getByText("Needs identity level 2.")).toBeVisible();
  await expect(page.getByText(words)).toHaveCount(0);
  await expect(page.getByText("Verify your identity")).toHaveCount(0);
});

test("who may not convert by the rules of a region is not told that a check opens it", async ({
  page,
  exchange,
  signInAs,
}) => {
  await signInAs({ BTC: "1" }, { kycLevel: "LEVEL_DEFAULT" });
  await refuse(exchange, "convert", 10_024);
  await page.goto(path);
  await expect(page.getByText("Verify your identity")).toBeVisible();
  await expect(page.getByText(words)).toHaveCount(0);
});

test("of whom nobody says what they may, it is not promised that a check opens it", async ({
  page,
  exchange,
  signInAs,
  tolerated,
}) => {
  tolerated.push(/./);
  await signInAs({ BTC: "1" }, { kycLevel: "LEVEL_DEFAULT" });
  await exchange.fault({ call: "member.permissions", status: 400 });
  await page.goto(path);
  await expect(page.getByText("Verify your identity")).toBeVisible();
  await expect(page.getByText(words)).toHaveCount(0);
});
