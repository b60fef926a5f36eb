/** F6c.1-F6c.7, F6c.11, F4c.8, F2d.8, F2i.4, F1.10, D3.8, D10.5. */
import { describe } from "vitest";
import { evmAddress, mailedCode } from "../../e2e/withdraw-page.ts";
import { expect, test } from "./pages.ts";

const usdt = { coin: "USDT", chain: "ARBI", lang: "en" };
/** Nothing of a block or a check is waited for. */
const immediate = { depositBlockMs: 1, withdrawCheckMs: 1, withdrawQueueMs: 1 };

describe("a withdrawal to an address", () => {
  test("is reviewed whole, proven with the mail's code, and followed to its success", async ({
    page,
    withdraw,
    signIn,
    exchange,
  }) => {
    const { account } = await signIn();
    await exchange.settings({ ...immediate, holdWithdrawals: true });
    await withdraw.goto(usdt);
    await withdraw.openReview(evmAddress, "150.5");
    for (const said of ["Arbitrum One", "149.5", "150.5", "Not used on this network"]) {
      await expect(withdraw.dialog).toContainText(said);
    }
    await expect(withdraw.dialog.getByRole("img", { name: /^0x5a Aeb6 053F .* 1BeAed$/ })).toBeVisible();
    await withdraw.submit.click();
    await expect(page.getByRole("heading", { name: "Confirm it is you" })).toBeVisible();
    await expect(page.getByRole("textbox", { name: /^Code sent to/ })).toBeFocused();
    await expect(withdraw.submit).toBeDisabled();
    expect(await exchange.seen("withdraw.create")).toBe(0);
    await withdraw.confirm("000000");
    await expect(page.getByText("This code is wrong or has expired.")).toBeVisible();
    expect((await exchange.funding(account))("USDT")).toBe("2500");
    await withdraw.confirm(await mailedCode(exchange, account));
    await expect(page.getByRole("heading", { name: "Withdrawal submitted" })).toBeVisible();
    await expect(withdraw.dialog.getByRole("status").filter({ hasText: "Withdrawal submitted" })).toHaveCount(
      1,
    );
    await expect(page.getByRole("button", { name: "Cancel withdrawal" })).toBeVisible();
    expect((await exchange.funding(account))("USDT")).toBe("2349.5");
    await exchange.settings({ holdWithdrawals: false });
    await page.getByRole("button", { name: "Done" }).click();
    await expect(page.getByRole("region", { name: "Your withdrawals" })).toContainText("Completed");
    await expect.poll(async () => (await exchange.locked(account))("USDT")).toBe("0");
    expect(await exchange.imbalance()).toEqual([]);
  });

  test("is not led to a login where the profile does not come, and goes on once it does", async ({
    page,
    withdraw,
    signIn,
    exchange,
    fault,
  }) => {
    await signIn();
    await fault({ call: "profile.get", status: 400 });
    await withdraw.goto(usdt);
    const main = page.getByRole("main");
    const again = main.getByRole("button", { name: "Try again" }).last();
    await again.waitFor();
    await expect(main.getByRole("button", { name: "Log in" })).toHaveCount(0);
    await exchange.reset();
    await again.click();
    await expect(withdraw.review).toBeEnabled();
  });

  test("is not sent by the answer to a check that was left, whatever it requires", async ({
    page,
    withdraw,
    signIn,
    exchange,
  }) => {
    const { account } = await signIn();
    await withdraw.goto(usdt);
    const nothing = { intercept: false, blockCode: 0, riskToken: "left", components: [] };
    await exchange.fault({ call: "risk.intercept", retCode: 0, result: nothing, times: 1 });
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let checks = 0;
    await page.route(/default-intercept/, async (route) => {
      checks += 1;
      const isFirst = checks === 1;
      const answer = await route.fetch();
      if (isFirst) await released;
      return answer;
    });
    await withdraw.openReview(evmAddress, "150.5");
    await withdraw.submit.click();
    await expect.poll(() => checks).toBe(1);
    await page.keyboard.press("Escape");
    await expect(withdraw.submit).toHaveCount(0);
    const answered = page.waitForResponse(/default-intercept/);
    release();
    await answered;
    await withdraw.openReview(evmAddress, "20");
    await withdraw.submit.click();
    await withdraw.confirm(await mailedCode(exchange, account));
    await expect(page.getByRole("heading", { name: "Withdrawal submitted" })).toBeVisible();
    expect(await exchange.seen("withdraw.create")).toBe(1);
    expect((await exchange.funding(account))("USDT")).toBe("2480");
  });

  test("is cancelled while its network was not told, and comes back whole", async ({
    page,
    withdraw,
    signIn,
    exchange,
  }) => {
    const { account } = await signIn();
    await exchange.settings({ holdWithdrawals: true });
    await withdraw.goto(usdt);
    await withdraw.openReview(evmAddress, "100");
    await withdraw.submit.click();
    await withdraw.confirm(await mailedCode(exchange, account));
    await page.getByRole("button", { name: "Cancel withdrawal" }).click();
    await page.getByRole("button", { name: "Yes, cancel it" }).click();
    await expect(page.getByText("It is cancelled.")).toBeVisible();
    expect((await exchange.funding(account))("USDT")).toBe("2500");
  });

  test("whose answer is lost is looked up, and never sent again", async ({
    page,
    withdraw,
    signIn,
    exchange,
    tolerated,
  }) => {
    tolerated.push(/./);
    const { account } = await signIn();
    await exchange.settings({ holdWithdrawals: true });
    await withdraw.goto(usdt);
    await withdraw.openReview(evmAddress, "100");
    await withdraw.submit.click();
    const code = await mailedCode(exchange, account);
    await exchange.fault({ call: "withdraw.create", dropAfterHandling: true, times: 1 });
    await withdraw.confirm(code);
    await expect(page.getByRole("heading", { name: "Withdrawal submitted" })).toBeVisible();
    expect(await exchange.seen("withdraw.create")).toBe(1);
    expect((await exchange.locked(account))("USDT")).toBe("100");
  });

  test("that the exchange refuses says why, and that nothing was withdrawn", async ({
    page,
    withdraw,
    signIn,
    exchange,
  }) => {
    const { account } = await signIn();
    await exchange.settings({ refuseWithdrawals: 1, withdrawRefusal: 131_072 });
    await withdraw.goto(usdt);
    await withdraw.openReview(evmAddress, "100");
    await withdraw.submit.click();
    await withdraw.confirm(await mailedCode(exchange, account));
    await expect(page.getByText("The receiving provider does not take this coin.")).toBeVisible();
    await expect(page.getByText("Nothing was withdrawn.")).toBeVisible();
    expect((await exchange.funding(account))("USDT")).toBe("2500");
  });

  test.for([
    [131_096, "amount"],
    [131_066, "address"],
  ] as const)(
    "refused with %i leads to the field to mend: %s",
    async ([code, field], { page, withdraw, signIn, exchange }) => {
      const { account } = await signIn();
      await exchange.settings({ refuseWithdrawals: 1, withdrawRefusal: code });
      await withdraw.goto(usdt);
      await withdraw.openReview(evmAddress, "100");
      await withdraw.submit.click();
      await withdraw.confirm(await mailedCode(exchange, account));
      await page.getByRole("button", { name: "Change" }).click();
      await expect(withdraw[field]).toBeFocused();
      await expect(withdraw.amount).toHaveValue("100");
    },
  );
});

test("one that needs no codes needs none when it is tried again either", async ({
  page,
  withdraw,
  signIn,
  exchange,
  tolerated,
}) => {
  tolerated.push(/./);
  const { account } = await signIn();
  const mine = { account, coin: "USDT", chain: "ARBI", address: evmAddress, remark: "Wallet" };
  await exchange.bookEntry({ ...mine, verified: true, age: 90_000_000 });
  await exchange.bookSwitches({ account, withdrawWhitelist: true });
  await exchange.fault({ call: "withdraw.create", dropBeforeHandling: true, times: 1 });
  await withdraw.goto(usdt);
  await withdraw.openReview(evmAddress, "100");
  await withdraw.submit.click();
  await withdraw.dialog.getByRole("button", { name: "Try again" }).click();
  await withdraw.submit.click();
  await expect(page.getByRole("heading", { name: "Withdrawal submitted" })).toBeVisible();
  expect((await exchange.funding(account))("USDT")).toBe("2400");
});
