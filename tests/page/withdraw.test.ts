/** F6c.1-F6c.7, F6c.11, F4c.8, F2d.8, F2i.4, F1.10, D3.8, D10.5. */
import { describe } from "vitest";
import { evmAddress, mailedCode } from "../../e2e/withdraw-page.ts";
import { expect, test } from "./pages.ts";

const usdt = { coin: "USDT", chain: "ARBI", lang: "en" };
/** Nothing of a block or a check is waited for. */
const atOnce = { depositBlockMs: 1, withdrawCheckMs: 1, withdrawQueueMs: 1 };

describe("a withdrawal to an address", () => {
  test("is reviewed whole, proven with the mail's code, and followed to its success", async ({
    page,
    withdraw,
    signIn,
    exchange,
  }) => {
    const { account } = await signIn();
    await exchange.settings({ ...atOnce, holdWithdrawals: true });
    await withdraw.goto(usdt);
    await withdraw.ask(evmAddress, "150.5");
    for (const said of ["Arbitrum One", "149.5", "150.5", "Not used on this network"]) {
      await expect(withdraw.dialog).toContainText(said);
    }
    await expect(withdraw.dialog.getByRole("img", { name: /^0x5a Aeb6 053F .* 1BeAed$/ })).toBeVisible();
    await withdraw.submit.click();
    await expect(page.getByRole("heading", { name: "Confirm it is you" })).toBeVisible();
    await expect(withdraw.submit).toBeDisabled();
    expect(await exchange.seen("withdraw.create")).toBe(0);
    await withdraw.confirm("000000");
    await expect(page.getByText("This code is wrong or has expired.")).toBeVisible();
    expect((await exchange.funding(account))("USDT")).toBe("2500");
    await withdraw.confirm(await mailedCode(exchange, account));
    await expect(page.getByRole("heading", { name: "Withdrawal submitted" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Cancel withdrawal" })).toBeVisible();
    expect((await exchange.funding(account))("USDT")).toBe("2349.5");
    await exchange.settings({ holdWithdrawals: false });
    await page.getByRole("button", { name: "Done" }).click();
    await expect(page.getByRole("region", { name: "Your withdrawals" })).toContainText("Completed");
    await expect.poll(async () => (await exchange.locked(account))("USDT")).toBe("0");
    expect(await exchange.imbalance()).toEqual([]);
  });

  test("is not sent by the answer to a check that was left, whatever it asks for", async ({
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
    await withdraw.ask(evmAddress, "150.5");
    await withdraw.submit.click();
    await expect.poll(() => checks).toBe(1);
    await page.keyboard.press("Escape");
    await expect(withdraw.submit).toHaveCount(0);
    const answered = page.waitForResponse(/default-intercept/);
    release();
    await answered;
    await withdraw.ask(evmAddress, "20");
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
    await withdraw.ask(evmAddress, "100");
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
    await withdraw.ask(evmAddress, "100");
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
    await withdraw.ask(evmAddress, "100");
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
      await withdraw.ask(evmAddress, "100");
      await withdraw.submit.click();
      await withdraw.confirm(await mailedCode(exchange, account));
      await page.getByRole("button", { name: "Change" }).click();
      await expect(withdraw[field]).toBeFocused();
      await expect(withdraw.amount).toHaveValue("100");
    },
  );
});

describe("a review that is asked for too early leads to what is missing", () => {
  const named = (name: string) => `main form [name="${name}"]`;

  test("the coin, the network, the address, the amount, one after the other", async ({
    page,
    withdraw,
    signIn,
    exchange,
  }) => {
    await signIn();
    await withdraw.goto({ lang: "en" });
    await withdraw.review.click();
    await expect(page.locator(named("coin"))).toBeFocused();
    await withdraw.goto({ coin: "USDT", lang: "en" });
    await expect(page.locator(named("network"))).toBeEnabled();
    await withdraw.review.click();
    await expect(page.locator(named("network"))).toBeFocused();
    await withdraw.goto(usdt);
    await withdraw.amount.waitFor();
    await withdraw.review.click();
    await expect(withdraw.address).toBeFocused();
    await withdraw.address.fill(evmAddress);
    await page.getByText(/risk check passed/).waitFor();
    await withdraw.review.click();
    await expect(withdraw.amount).toBeFocused();
    await withdraw.amount.fill("99999");
    await page.getByText("Available").first().click();
    await withdraw.review.click();
    await expect(withdraw.amount).toBeFocused();
    expect(await exchange.seen("withdraw.create")).toBe(0);
  });

  test.for([
    [131_097, "coin"],
    [131_072, "coin"],
    [131_002, "network"],
  ] as const)(
    "refused with %i leads to the picker: %s",
    async ([code, name], { page, withdraw, signIn, exchange }) => {
      const { account } = await signIn();
      await exchange.settings({ refuseWithdrawals: 1, withdrawRefusal: code });
      await withdraw.goto(usdt);
      await withdraw.ask(evmAddress, "100");
      await withdraw.submit.click();
      await withdraw.confirm(await mailedCode(exchange, account));
      await page.getByRole("button", { name: "Change" }).click();
      await expect(page.locator(named(name))).toBeFocused();
    },
  );
});

describe("before anything is typed", () => {
  test("a stop of 24 hours says its end and its reason, and nothing can be asked for", async ({
    page,
    withdraw,
    signIn,
    exchange,
  }) => {
    await signIn();
    const until = Math.floor(Date.now() / 1000) + 80_000;
    const result = { code: 131_089, until, cause: "password" };
    await exchange.fault({ call: "withdraw.standing", retCode: 0, result });
    await withdraw.goto(usdt);
    await expect(page.getByText(/^Withdrawals are paused until/)).toBeVisible();
    await expect(page.getByText(/Your password was changed\./)).toBeVisible();
    await expect(withdraw.review).toBeDisabled();
  });
});

describe("the amount", () => {
  test("says what is wrong and mends it; Max leaves room for the fee on top", async ({
    page,
    withdraw,
    signIn,
  }) => {
    await signIn({ USDT: "100" });
    await withdraw.goto(usdt);
    await withdraw.amount.fill("100.00001");
    await withdraw.review.click();
    await expect(page.getByText(/has 4 decimals on this network/)).toBeVisible();
    await withdraw.amount.fill("250");
    await withdraw.review.click();
    await expect(page.getByText(/You can withdraw .*100/)).toBeVisible();
    await page.getByRole("button", { name: /^Use .*100/ }).click();
    await expect(withdraw.amount).toHaveValue("100");
    await page.getByRole("button", { name: "Enter what the recipient gets instead" }).click();
    await page.getByRole("button", { name: "Use full balance" }).click();
    await expect(withdraw.amount).toHaveValue("99");
    await expect(page.getByRole("region", { name: "Summary" })).toContainText("100");
  });

  test("stops at what the day's limit leaves, and the page of limits shows the own level", async ({
    page,
    withdraw,
    exchange,
    signInAs,
  }) => {
    const { token } = await signInAs({ USDT: "30000" }, { kycLevel: "LEVEL_1" });
    const result = {
      ...((await exchange.call("withdraw.limit", token, {})).result as object),
      withdrawMin: "1",
      withdrawMax: "-1",
      withdrawFee: "1",
      withdrawPercentageFee: "0",
      minAccuracy: "4",
      limitAmountUsd: "0",
      withdrawableAmount: {
        FUND: { coin: "USDT", withdrawableAmount: "30000", availableBalance: "30000" },
      },
      dailyLimit: "20000",
      dailyUsed: "500",
      monthlyLimit: "100000",
      monthlyUsed: "500",
      coin: "USDT",
      chain: "ARBI",
    };
    await exchange.fault({ call: "withdraw.limit", retCode: 0, result });
    await exchange.market({ freeze: true });
    await withdraw.goto(usdt);
    await withdraw.amount.fill("25000");
    await withdraw.review.click();
    await expect(page.getByText(/more than today's limit leaves: .*19,500/)).toBeVisible();
    await page.goto("/user/assets/withdraw?view=limits&lang=en");
    await expect(page.locator("tr[data-own]")).toContainText("Level 1");
    await expect(page.locator("tr[data-own]")).toContainText("1,000,000");
  });
});

test("a lost session keeps the form for who comes back, and for nobody else", async ({
  page,
  withdraw,
  signIn,
}) => {
  const { token } = await signIn();
  await withdraw.goto(usdt);
  await withdraw.address.fill(evmAddress);
  await withdraw.amount.fill("12.5");
  await expect(page.getByText(/risk check passed/)).toBeVisible();
  await withdraw.goto(usdt);
  await expect(withdraw.address).toHaveValue(evmAddress);
  await expect(withdraw.amount).toHaveValue("12.5");
  const other = await signIn();
  expect(other.token).not.toBe(token);
  await withdraw.goto(usdt);
  await expect(page.getByText("Available")).toBeVisible();
  await expect(withdraw.address).toHaveValue("");
});
