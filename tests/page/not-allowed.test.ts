/** F5.2, D3.9: an exchange that does not let a person do something, before they gave any code and after. */
import { describe } from "vitest";
import { StatementsPage } from "../../e2e/statements-page.ts";
import { evmAddress, mailedCode } from "../../e2e/withdraw-page.ts";
import { expect, test } from "./pages.ts";

const words = /Your account is not allowed to do this\./;
const notAllowed = { retCode: 10_005, retMsg: "permission denied", times: 1 } as const;

describe("who may not", () => {
  test("withdraw is not told of a wrong code", async ({ page, withdraw, signIn, exchange, tolerated }) => {
    tolerated.push(/./);
    await signIn();
    await exchange.fault({ call: "risk.intercept", ...notAllowed });
    await withdraw.goto({ coin: "USDT", chain: "ARBI", lang: "en" });
    await withdraw.openReview(evmAddress, "100");
    await withdraw.submit.click();
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByText(/code was wrong/)).toHaveCount(0);
    expect(await exchange.seen("withdraw.create")).toBe(0);
  });

  test("change the address book is not told of one either", async ({
    page,
    exchange,
    signInAs,
    tolerated,
  }) => {
    tolerated.push(/./);
    await signInAs({}, { security: { authenticator: true } });
    await exchange.fault({ call: "risk.intercept", ...notAllowed });
    await page.goto("/user/assets/money-address?lang=en");
    await page.getByRole("switch", { name: "Address book only" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Turn on" }).click();
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByText(/A code is wrong/)).toHaveCount(0);
    expect(await exchange.seen("addressBook.switch")).toBe(0);
  });

  test("raise their limit are not told that their codes have expired", async ({
    page,
    exchange,
    signInAs,
    tolerated,
  }) => {
    tolerated.push(/./);
    const { account } = await signInAs({ USDT: "9" }, { kycLevel: "LEVEL_1", vipLevel: "VIP-1" });
    await page.goto("/user/assets/withdraw?view=limits&lang=en");
    await page.getByRole("button", { name: "Raise my daily limit" }).click();
    const act = page.getByRole("button", { name: /^Raise to .*6,000,000/ });
    await act.click();
    await page.getByRole("textbox", { name: /code/i }).fill(await mailedCode(exchange, account));
    await exchange.fault({ call: "withdraw.raiseLimit", ...notAllowed });
    await act.click();
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByText(/has expired/)).toHaveCount(0);
  });

  test("turn a switch are not told so either, once their codes were sent", async ({
    page,
    exchange,
    signInAs,
    tolerated,
  }) => {
    tolerated.push(/./);
    const { account } = await signInAs({}, { security: { authenticator: true } });
    await page.goto("/user/assets/money-address?lang=en");
    await page.getByRole("switch", { name: "Address book only" }).click();
    const dialog = page.getByRole("dialog");
    const act = dialog.getByRole("button", { name: "Turn on" });
    await act.click();
    await page.getByRole("textbox", { name: /^Code sent to/ }).fill(await mailedCode(exchange, account));
    await page.getByRole("textbox", { name: "Authenticator code" }).fill("123456");
    await exchange.fault({ call: "addressBook.switch", ...notAllowed });
    await act.click();
    await expect(dialog).toContainText(words);
    await expect(dialog).not.toContainText(/has expired/);
  });

  test("have a statement of their own data made are told so once, behind the codes", async ({
    page,
    signIn,
    exchange,
    tolerated,
  }) => {
    tolerated.push(/./);
    const { account } = await signIn();
    const statements = new StatementsPage(page);
    await statements.goto({ kind: "PERSONAL_INFO" });
    await statements.create.click();
    const dialog = page.getByRole("dialog", { name: "Confirm it is you" });
    await dialog.locator('input[autocomplete="one-time-code"]').fill(await mailedCode(exchange, account));
    await exchange.fault({ call: "statements.create", ...notAllowed });
    await dialog.getByRole("button", { name: "Create statement" }).click();
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByText(/has expired/)).toHaveCount(0);
  });
});
