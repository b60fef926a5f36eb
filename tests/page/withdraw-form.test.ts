/** F6c.1, F4c.8, F2d.8, D3.8, D10.5: what stands in the form before anything is sent. */
import { describe } from "vitest";
import { evmAddress, mailedCode } from "../../e2e/withdraw-page.ts";
import { expect, test } from "./pages.ts";

const usdt = { coin: "USDT", chain: "ARBI", lang: "en" };

describe("a review that is requested too early leads to what is missing", () => {
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

  test("before the networks have come it waits for them, and goes on to what is missing then", async ({
    page,
    withdraw,
    signIn,
  }) => {
    await signIn();
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/withdraw\/coin-chain/, async (route) => {
      await held;
      return route.fetch();
    });
    await withdraw.goto(usdt);
    await withdraw.amount.fill("100");
    await withdraw.review.click();
    await expect(withdraw.address).toBeFocused();
    await withdraw.address.fill(evmAddress);
    await withdraw.review.click();
    await expect(page.locator(named("network"))).not.toHaveAttribute("aria-invalid", "true");
    await expect(withdraw.review).toHaveAttribute("aria-busy", "true");
    await expect(withdraw.submit).toHaveCount(0);
    release();
    await withdraw.submit.waitFor();
  });

  test("of a coin that the exchange names no network of it leads to the network", async ({
    page,
    withdraw,
    signIn,
    exchange,
  }) => {
    await signIn();
    await exchange.fault({ call: "withdraw.coins", retCode: 0, result: { rows: [] } });
    await withdraw.goto(usdt);
    await expect(withdraw.amount).toHaveCount(0);
    await expect(page.getByText(/USDT can't be withdrawn over ARBI now/)).toBeVisible();
    await withdraw.review.click();
    await expect(page.locator(named("network"))).toBeFocused();
    await expect(withdraw.review).toBeEnabled();
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
      await withdraw.openReview(evmAddress, "100");
      await withdraw.submit.click();
      await withdraw.confirm(await mailedCode(exchange, account));
      await page.getByRole("button", { name: "Change" }).click();
      await expect(page.locator(named(name))).toBeFocused();
    },
  );
});

describe("before anything is typed", () => {
  test("a stop of 24 hours says its end and its reason, and nothing can be requested", async ({
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

test("a stop that goes on beyond the end that is told is told without it", async ({
  page,
  withdraw,
  signIn,
  exchange,
}) => {
  await signIn();
  const result = { code: 131_089, until: Math.floor(Date.now() / 1000) - 60, cause: "password" };
  await exchange.fault({ call: "withdraw.standing", retCode: 0, result });
  await withdraw.goto(usdt);
  await expect(page.getByText("Withdrawals are paused for 24 hours after a security change.")).toBeVisible();
  await expect(page.getByText(/paused until/)).toHaveCount(0);
  await expect(withdraw.review).toBeDisabled();
});

test("an amount that was entered first marks nothing that nobody came to yet", async ({
  page,
  withdraw,
  signIn,
}) => {
  await signIn();
  await withdraw.goto(usdt);
  await withdraw.amount.fill("99999");
  await page.getByText("Available").first().click();
  await expect(page.getByText(/You can withdraw .* from here/)).toBeVisible();
  await expect(page.getByText(/^Enter the address/)).toHaveCount(0);
  await withdraw.review.click();
  await expect(page.getByText(/^Enter the address/)).toBeVisible();
});

test("where only the profile tells of a stop, its end is said and nothing can be requested", async ({
  page,
  withdraw,
  exchange,
}) => {
  await page.addCookies([{ name: "test-token", value: await exchange.demo("stopped") }]);
  await exchange.fault({ call: "withdraw.standing", status: 404 });
  await withdraw.goto(usdt);
  await expect(page.getByText(/^Withdrawals are paused until/)).toBeVisible();
  await expect(withdraw.review).toBeDisabled();
  await expect(page.locator("[data-toast]")).toHaveCount(0);
});

test("a stop that has ended opens the form by itself", async ({ withdraw, signIn, exchange }) => {
  await signIn();
  const until = Math.ceil(Date.now() / 1000) + 3;
  const result = { code: 131_089, until, cause: "password" };
  await exchange.fault({ call: "withdraw.standing", retCode: 0, result, times: 1 });
  await withdraw.goto(usdt);
  await expect.poll(() => exchange.seen("withdraw.standing")).toBe(2);
  await expect(withdraw.review).toBeEnabled();
});

test("hidden amounts are hidden in what is wrong with an amount, too", async ({ page, withdraw, signIn }) => {
  await signIn({ USDT: "123.45" });
  await page.addInitScript(() => localStorage.setItem("coffer-amounts-hidden", "1"));
  await withdraw.goto(usdt);
  await withdraw.amount.fill("250");
  await withdraw.review.click();
  await expect(page.getByText(/You can withdraw .*•••/)).toBeVisible();
  await expect(page.getByText(/123/)).toHaveCount(0);
  await page.getByRole("button", { name: /^Use .*•••/ }).click();
  await expect(withdraw.amount).toHaveValue("123.45");
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
    await page.getByRole("button", { name: "Use 50% of what the limits allow now" }).click();
    await expect(withdraw.amount).toHaveValue("9,750");
    await withdraw.amount.fill("25000");
    await withdraw.review.click();
    await expect(page.getByText(/more than today's limit leaves: .*19,500/)).toBeVisible();
    // This answer names no other wallet: none is offered, and none is said to be empty.
    await expect(page.getByRole("radio", { name: /^Funding 30,000/ })).toBeVisible();
    await expect(page.getByRole("radio", { name: /^Unified/ })).toHaveCount(0);
    await page.goto("/user/assets/withdraw?view=limits&lang=en");
    await expect(page.locator("tr[data-own]")).toContainText("Level 1");
    await expect(page.locator("tr[data-own]")).toContainText("1,000,000");
  });
});

test("what is typed before it is known who is there stays, and what was kept comes back around it", async ({
  page,
  withdraw,
  signIn,
}) => {
  await signIn();
  await withdraw.goto(usdt);
  await withdraw.address.fill(evmAddress);
  await withdraw.amount.fill("12.5");
  // It is kept for its owner: they are known.
  await expect(page.getByText(/risk check passed/)).toBeVisible();
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  page.network.route(/user\/profile/, async (route) => {
    await held;
    return route.fetch();
  });
  await withdraw.goto(usdt);
  await withdraw.amount.fill("40");
  await expect(withdraw.address).toHaveValue("");
  release();
  await expect(withdraw.address).toHaveValue(evmAddress);
  await expect(withdraw.amount).toHaveValue("40");
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
