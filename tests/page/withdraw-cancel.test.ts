/** F6c.7, F4c.8, F2i.5, F5.22, D3.8-D3.10. */
import { randomUUID } from "node:crypto";
import { describe } from "vitest";
import type { Exchange } from "../../e2e/exchange.ts";
import { evmAddress, mailedCode, type WithdrawPage } from "../../e2e/withdraw-page.ts";
import type { Locator, Page } from "./harness/test.ts";
import { expect, test } from "./pages.ts";

/** One that waits for its network, before its Cancel button; answers the account. */
async function waiting(
  { page, withdraw, exchange }: { page: Page; withdraw: WithdrawPage<Locator>; exchange: Exchange },
  account: string,
): Promise<void> {
  await exchange.settings({ holdWithdrawals: true });
  await withdraw.goto({ coin: "USDT", chain: "ARBI", lang: "en" });
  await withdraw.openReview(evmAddress, "100");
  await withdraw.submit.click();
  await withdraw.confirm(await mailedCode(exchange, account));
  await page.getByRole("button", { name: "Cancel withdrawal" }).click();
}
const press = (page: Page) => page.getByRole("button", { name: "Yes, cancel it" }).click();
const usdt = async (exchange: Exchange, account: string): Promise<string[]> => [
  (await exchange.funding(account))("USDT"),
  (await exchange.locked(account))("USDT"),
];

describe("a cancellation", () => {
  test.for([
    ["never arrived", { dropBeforeHandling: true }],
    ["is answered of another withdrawal", { retCode: 0, result: { status: 1, id: "1" } }],
    ["is answered by somebody else", { retCode: 0, result: { status: 1 }, signature: "wrong" }],
    ["is refused by somebody else", { retCode: 131_002, signature: "absent" }],
  ] as const)(
    "that %s is not told as done, and never as a withdrawal that was not made",
    async ([, fault], { page, withdraw, signIn, exchange, tolerated }) => {
      tolerated.push(/./);
      const { account } = await signIn();
      await waiting({ page, withdraw, exchange }, account);
      await exchange.fault({ call: "withdraw.cancel", ...fault, times: 1 });
      await press(page);
      await expect(page.getByText(/The cancellation was not taken/)).toBeVisible();
      await expect(page.getByText("It is cancelled.")).toHaveCount(0);
      await expect(page.getByText("Nothing was withdrawn.")).toHaveCount(0);
      expect(await usdt(exchange, account)).toEqual(["2400", "100"]);
      // It can be requested again, and then it is, where its money is said once.
      await press(page);
      await expect(page.getByText(/It is cancelled\./)).toBeVisible();
      await expect(page.getByText(/^The amount and the fee are back in your account/)).toBeVisible();
      await expect(page.getByText(/back in your account/)).toHaveCount(1);
      expect(await usdt(exchange, account)).toEqual(["2500", "0"]);
    },
  );

  test("whose answer is lost is looked up, and requested once", async ({
    page,
    withdraw,
    signIn,
    exchange,
    tolerated,
  }) => {
    tolerated.push(/./);
    const { account } = await signIn();
    await waiting({ page, withdraw, exchange }, account);
    await exchange.fault({ call: "withdraw.cancel", dropAfterHandling: true, times: 1 });
    await press(page);
    await expect(page.getByText(/It is cancelled\./)).toBeVisible();
    expect(await exchange.seen("withdraw.cancel")).toBe(1);
    expect(await usdt(exchange, account)).toEqual(["2500", "0"]);
  });

  test("that is said to be too late, of one that is still here, was not taken, and can be made once more", async ({
    page,
    withdraw,
    signIn,
    exchange,
  }) => {
    const { account } = await signIn();
    await waiting({ page, withdraw, exchange }, account);
    await exchange.fault({ call: "withdraw.cancel", retCode: 0, result: { status: 0 }, times: 1 });
    await press(page);
    await expect(page.getByText(/The cancellation was not taken/)).toBeVisible();
    await expect(page.getByText(/It is cancelled\.|before it could be/)).toHaveCount(0);
    await page.getByRole("button", { name: "Cancel withdrawal" }).click();
    await expect(page.getByText(/The cancellation was not taken/)).toHaveCount(0);
    await press(page);
    await expect(page.getByText("It is cancelled.")).toBeVisible();
  });

  test("while it is being signed says to wait, and is no end of the withdrawal", async ({
    page,
    withdraw,
    signIn,
    exchange,
  }) => {
    const { account } = await signIn();
    // From the check on until its network is told it is being signed.
    const signing = { withdrawCheckMs: 1, withdrawQueueMs: 600_000, withdrawSigningMs: 600_000 };
    await exchange.settings(signing);
    await withdraw.goto({ coin: "USDT", chain: "ARBI", lang: "en" });
    await withdraw.openReview(evmAddress, "100");
    await withdraw.submit.click();
    await withdraw.confirm(await mailedCode(exchange, account));
    await expect(withdraw.dialog).toContainText(/Security check\s*done/);
    await page.getByRole("button", { name: "Cancel withdrawal" }).click();
    await press(page);
    await expect(page.getByText(/being signed/)).toBeVisible();
    await expect(page.getByText(/It is cancelled\./)).toHaveCount(0);
    expect(await usdt(exchange, account)).toEqual(["2400", "100"]);
    // The hot wallet let go of it: the same press calls it back.
    await exchange.settings({ withdrawSigningMs: 0 });
    await press(page);
    await expect(page.getByText(/It is cancelled\./)).toBeVisible();
    expect(await exchange.seen("withdraw.cancel")).toBe(2);
    expect(await usdt(exchange, account)).toEqual(["2500", "0"]);
  });
});

test("what became of one cancellation is not said of the next withdrawal", async ({
  page,
  withdraw,
  signIn,
  exchange,
}) => {
  const { account, token } = await signIn();
  await exchange.settings({ holdWithdrawals: true, withdrawPaceMs: 0 });
  const saved = {
    account,
    coin: "USDT",
    chain: "ARBI",
    address: evmAddress,
    verified: true,
    age: 90_000_000,
  };
  await exchange.bookEntry(saved);
  await exchange.bookSwitches({ account, withdrawWhitelist: true });
  const create = (amount: string) =>
    exchange.call("withdraw.create", token, {
      coin: "USDT",
      chain: "ARBI",
      address: evmAddress,
      amount,
      timestamp: Date.now(),
      accountType: "FUND",
      feeType: 1,
      requestId: randomUUID().replaceAll("-", ""),
    });
  await create("40");
  await create("50");
  await withdraw.goto({ view: "history", lang: "en" });
  const details = page.getByRole("dialog");
  const next = details.getByRole("button", { name: "Next" });
  await page.getByRole("button", { name: /^On-chain, 49/ }).click();
  await details.getByRole("button", { name: "Cancel withdrawal" }).click();
  await press(page);
  await expect(page.getByText(/It is cancelled\./)).toBeVisible();
  await next.click();
  await expect(details.getByRole("button", { name: "Cancel withdrawal" })).toBeVisible();
  await expect(page.getByText(/It is cancelled\./)).toHaveCount(0);
  expect(await exchange.seen("withdraw.cancel")).toBe(1);
});

test("takes no second click of the press that only asks for it", async ({
  page,
  withdraw,
  signIn,
  exchange,
}) => {
  const { account } = await signIn();
  await waiting({ page, withdraw, exchange }, account);
  await expect(page.getByRole("button", { name: "Yes, cancel it" })).toBeVisible();
  // Where the button stood there is the other one by now, and a double click lands on it.
  await page.evaluate(() => {
    const second = new MouseEvent("click", { bubbles: true, cancelable: true, detail: 2 });
    const buttons = [...document.querySelectorAll("button")];
    buttons.find(({ textContent }) => textContent === "Yes, cancel it")?.dispatchEvent(second);
  });
  await page.getByRole("button", { name: "Keep it" }).click();
  await page.getByRole("button", { name: "Cancel withdrawal" }).waitFor();
  expect(await exchange.seen("withdraw.cancel")).toBe(0);
  expect(await usdt(exchange, account)).toEqual(["2400", "100"]);
});

test("keeps the focus where it is asked, and where it is told what came of it", async ({
  page,
  withdraw,
  signIn,
  exchange,
}) => {
  const { account } = await signIn();
  await exchange.settings({ holdWithdrawals: true });
  await withdraw.goto({ coin: "USDT", chain: "ARBI", lang: "en" });
  await withdraw.openReview(evmAddress, "100");
  await withdraw.submit.click();
  await withdraw.confirm(await mailedCode(exchange, account));
  const place = page.getByRole("group", { name: "Cancel withdrawal" });
  await place.getByRole("button", { name: "Cancel withdrawal" }).focus();
  await place.getByRole("button", { name: "Cancel withdrawal" }).click();
  await expect(place).toBeFocused();
  await page.getByRole("button", { name: "Yes, cancel it" }).focus();
  await press(page);
  await expect(page.getByText(/It is cancelled\./)).toBeVisible();
  await expect(page.locator("div:focus")).toContainText("It is cancelled.");
});
