/** D10.5, F6d.1, F6d.2, F1.7, F3b.1, D3.8. */
import { describe } from "vitest";
import type { Exchange } from "../../e2e/exchange.ts";
import type { Page } from "./harness/test.ts";
import { expect, test } from "./pages.ts";

/** What must never come to pass on the deposit page, whatever is answered. */

const failed = "The address we received failed its check, so it is not shown.";
const sound = "TJRabPrwbZy45sbavfcjinPJC18kjpRTv8";
const row = {
  chain: "TRX",
  chainType: "TRC20",
  addressDeposit: sound,
  tagDeposit: "",
  batchReleaseLimit: "-1",
  contractAddress: "gjLj6t",
};

async function addressOf(exchange: Exchange, token: string, coin: string, chain: string): Promise<string> {
  const { result } = await exchange.call("deposit.order", token, { coin, chain });
  return (result as { chains: { addressDeposit: string }[] }).chains[0]?.addressDeposit ?? "";
}

describe("an address that is not sound", () => {
  test.for([
    ["with a wrong checksum", { addressDeposit: `${sound.slice(0, -1)}u` }, failed],
    ["of another network's form", { addressDeposit: "rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh" }, failed],
    ["of the network by another name", { chainType: "Ethereum" }, failed],
    ["with a memo that the network has not", { tagDeposit: "12345" }, failed],
    ["that is none", { addressDeposit: "" }, "No address was issued."],
  ] as const)(
    "%s is not shown, not in a code, and cannot be copied",
    async ([, part, words], { page, deposit, signIn, exchange }) => {
      await signIn();
      const result = { coin: "USDT", chains: [{ ...row, ...part }] };
      await exchange.fault({ call: "deposit.order", retCode: 0, result, times: 1 });
      await deposit.goto({ coin: "USDT", chain: "TRX" });
      await expect(page.getByText(words)).toBeVisible();
      await expect(deposit.copy).toHaveCount(0);
      await expect(deposit.code("USDT", "TRC20")).toHaveCount(0);
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(deposit.yours("USDT", "TRC20")).toBeVisible();
    },
  );
});

test("another address than before is not shown in its place, and neither is told to be the right one", async ({
  page,
  deposit,
  signIn,
  exchange,
}) => {
  await signIn();
  await deposit.goto({ coin: "USDT", chain: "TRX" });
  await expect(deposit.yours("USDT", "TRC20")).toBeVisible();
  const result = { coin: "USDT", chains: [row], accountType: "FUND" };
  await exchange.fault({ call: "deposit.order", retCode: 0, result, times: 1 });
  await page.getByRole("link", { name: "Convert" }).first().click();
  await expect(page.getByRole("heading", { name: "Convert" }).first()).toBeVisible();
  // An answer of a moment ago is not requested again.
  page.quicken(10);
  const left = performance.now();
  await expect.poll(() => performance.now() - left).toBeGreaterThan(10_000);
  await page.goBack();
  await expect(page.getByText(failed)).toBeVisible();
  page.quicken(1);
  await expect(deposit.copy).toHaveCount(0);
  await expect(page.getByText(sound)).toHaveCount(0);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(deposit.yours("USDT", "TRC20")).toBeVisible();
});

describe("an answer to another question", () => {
  test.for([
    ["coin", { coin: "USDC", chains: [row] }],
    ["network", { coin: "USDT", chains: [{ ...row, chain: "ETH" }] }],
  ] as const)("of another %s shows no address", async ([, result], { page, deposit, signIn, exchange }) => {
    await signIn();
    await exchange.fault({ call: "deposit.order", retCode: 0, result });
    await deposit.goto({ coin: "USDT", chain: "TRX" });
    await expect(page.getByText("Couldn't load your deposit address")).toBeVisible();
    await expect(deposit.copy).toHaveCount(0);
  });

  test("that comes late stands in its own place", async ({ page, deposit, signIn, exchange }) => {
    const { token } = await signIn();
    await exchange.settings({ kyaChains: [] });
    const late = await addressOf(exchange, token, "USDT", "TRX");
    const next = await addressOf(exchange, token, "USDT", "ETH");
    await exchange.fault({ call: "deposit.order", answerLatencyMs: 1500, times: 1 });
    await deposit.goto({ coin: "USDT", chain: "TRX" });
    const choose = async (name: RegExp): Promise<void> => {
      await deposit.network.click();
      await page.getByRole("option", { name }).click();
    };
    await choose(/^Ethereum/);
    await expect(deposit.yours("USDT", "Ethereum")).toBeVisible();
    await deposit.copy.click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(next);
    await choose(/TRC20/);
    await expect(deposit.yours("USDT", "TRC20")).toBeVisible();
    await expect(deposit.yours("USDT", "Ethereum")).toHaveCount(0);
    await deposit.copy.click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(late);
  });

  test("of the account before is not shown while the next one comes", async ({
    page,
    deposit,
    signIn,
    exchange,
  }) => {
    await signIn();
    await deposit.goto({ coin: "USDT", chain: "TRX" });
    await expect(deposit.yours("USDT", "TRC20")).toBeVisible();
    await exchange.fault({ call: "deposit.order", signature: "wrong", times: 1 });
    await page.getByRole("button", { name: "Change the account that is credited" }).click();
    await page.getByRole("menuitemradio", { name: "Unified Trading" }).click();
    await expect(page.getByText("Couldn't load your deposit address")).toBeVisible();
    await expect(deposit.copy).toHaveCount(0);
    // It had been changed all the same: what is asked next says so.
    await page.reload();
    await expect(deposit.yours("USDT", "TRC20")).toBeVisible();
    await expect(page.locator("dd").filter({ hasText: "Unified Trading" })).toBeVisible();
  });
});

describe("the account that is credited", () => {
  const credited = (page: Page, account: string) => page.locator("dd").filter({ hasText: account });
  const choose = async (page: Page, account: string): Promise<void> => {
    await page.getByRole("button", { name: "Change the account that is credited" }).click();
    await page.getByRole("menuitemradio", { name: account }).click();
  };

  test("is the one that stands there, chosen for the second time too, and after another page", async ({
    page,
    deposit,
    signIn,
    exchange,
  }) => {
    const { token } = await signIn();
    const change = page.getByRole("button", { name: "Change the account that is credited" });
    await deposit.goto({ coin: "USDT", chain: "TRX" });
    await expect(credited(page, "Funding")).toBeVisible();
    for (const account of ["Unified Trading", "Funding", "Unified Trading"]) {
      await choose(page, account);
      await expect(credited(page, account)).toBeVisible();
      await expect(deposit.yours("USDT", "TRC20")).toBeVisible();
      await expect(change).toBeFocused();
    }
    const { result } = await exchange.call("deposit.order", token, { coin: "USDT", chain: "TRX" });
    expect(result).toMatchObject({ accountType: "UNIFIED" });
    await page.getByRole("link", { name: "Deposit history" }).first().click();
    await expect(page.getByRole("heading", { name: "Deposit history" }).first()).toBeVisible();
    await page.goBack();
    await expect(deposit.yours("USDT", "TRC20")).toBeVisible();
    await expect(credited(page, "Unified Trading")).toBeVisible();
  });

  test("is not changed back by a page that is only looked at again", async ({
    page,
    deposit,
    signIn,
    exchange,
  }) => {
    const { token } = await signIn();
    await deposit.goto({ coin: "USDT", chain: "TRX" });
    await choose(page, "Unified Trading");
    await expect(credited(page, "Unified Trading")).toBeVisible();
    await expect(deposit.yours("USDT", "TRC20")).toBeVisible();
    // In another tab, or on another device.
    const place = { coin: "USDT", chain: "TRX" };
    await exchange.call("deposit.order", token, { ...place, accountType: "FUND" });
    page.quicken(20);
    // The second look knows what the first one was told.
    for (let look = 0; look < 2; look += 1) {
      const before = await exchange.seen("deposit.order");
      await page.comesBackUntil(async () => (await exchange.seen("deposit.order")) > before);
      await expect(credited(page, "Funding")).toBeVisible();
      await expect(deposit.yours("USDT", "TRC20")).toBeVisible();
    }
    page.quicken(1);
    await page.settled();
    const { result } = await exchange.call("deposit.order", token, place);
    expect(result).toMatchObject({ accountType: "FUND" });
    // Who presses chooses anew.
    await choose(page, "Unified Trading");
    await expect
      .poll(async () => (await exchange.call("deposit.order", token, place)).result)
      .toMatchObject({ accountType: "UNIFIED" });
    await expect(credited(page, "Unified Trading")).toBeVisible();
    await expect(deposit.yours("USDT", "TRC20")).toBeVisible();
  });

  test("is not changed back by a worker that starts anew", async ({ page, deposit, signIn, exchange }) => {
    const { token } = await signIn();
    const place = { coin: "USDT", chain: "TRX" };
    await deposit.goto(place);
    await choose(page, "Unified Trading");
    await expect(credited(page, "Unified Trading")).toBeVisible();
    await expect(deposit.yours("USDT", "TRC20")).toBeVisible();
    await exchange.call("deposit.order", token, { ...place, accountType: "FUND" });
    const before = await exchange.seen("deposit.order");
    page.quicken(20);
    await page.crashWorker();
    await page.comesBackUntil(async () => (await exchange.seen("deposit.order")) > before);
    page.quicken(1);
    await expect(credited(page, "Funding")).toBeVisible();
    const { result } = await exchange.call("deposit.order", token, place);
    expect(result).toMatchObject({ accountType: "FUND" });
  });

  test("is the one that the overview has, where the answer names none", async ({
    page,
    deposit,
    signIn,
    exchange,
  }) => {
    await signIn();
    const overview = { totalEquity: "0", list: [], kycLevel: "LEVEL_1", depositAccountType: "UNIFIED" };
    await exchange.fault({ call: "assets.overview", retCode: 0, result: overview });
    await exchange.fault({ call: "deposit.order", retCode: 0, result: { coin: "USDT", chains: [row] } });
    await deposit.goto({ coin: "USDT", chain: "TRX" });
    await expect(deposit.yours("USDT", "TRC20")).toBeVisible();
    await expect(credited(page, "Unified Trading")).toBeVisible();
  });

  test("can be chosen anew where the choice of another one failed", async ({
    page,
    deposit,
    signIn,
    exchange,
    tolerated,
  }) => {
    tolerated.push(/./);
    await signIn();
    await deposit.goto({ coin: "USDT", chain: "TRX" });
    await expect(deposit.yours("USDT", "TRC20")).toBeVisible();
    await exchange.fault({ call: "deposit.order", retCode: 10_001, retMsg: "no", times: 1 });
    await choose(page, "Unified Trading");
    await expect(page.getByText("Couldn't load your deposit address")).toBeVisible();
    await expect(credited(page, "Unified Trading")).toHaveCount(0);
    await choose(page, "Funding");
    await expect(deposit.yours("USDT", "TRC20")).toBeVisible();
    await expect(credited(page, "Funding")).toBeVisible();
  });
});

describe("an answer that is lost", () => {
  test("after the address was made is requested again by itself, and is the same address", async ({
    page,
    deposit,
    signIn,
    exchange,
  }) => {
    const { token } = await signIn();
    await exchange.fault({ call: "deposit.order", dropAfterHandling: true, times: 1 });
    await deposit.goto({ coin: "USDT", chain: "TRX" });
    await expect(deposit.yours("USDT", "TRC20")).toBeVisible();
    await deposit.copy.click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      await addressOf(exchange, token, "USDT", "TRX"),
    );
  });
});
