/** F5.2, D3.9: an exchange that does not let a person do something, before they gave any code. */
import { describe } from "vitest";
import { evmAddress } from "../../e2e/withdraw-page.ts";
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
});
