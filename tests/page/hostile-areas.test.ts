/** D10.5, F2c.4, F2c.5, F6d.1: an exchange that names networks, accounts and terms otherwise than before. */
import { describe } from "vitest";
import { evmAddress } from "../../e2e/withdraw-page.ts";
import { lieTo, withResult } from "./hostile/liar.ts";
import { expect, test } from "./pages.ts";

const base = "/user/assets";

test("an address of the list that stands under another network's name is not to be copied", async ({
  page,
  signIn,
  exchange,
}) => {
  await signIn();
  await exchange.settings({ kyaChains: [] });
  const row = {
    coin: "USDT",
    addressDeposit: evmAddress,
    tagDeposit: "",
    batchReleaseLimit: "-1",
    contractAddress: "",
  };
  const chains = [
    { ...row, id: "1", chain: "ARBI", chainType: "Arbitrum One" },
    { ...row, id: "2", chain: "BSC", chainType: "Ethereum" },
  ];
  await exchange.fault({ call: "deposit.addresses", retCode: 0, result: { coin: "", chains } });
  await page.goto(`${base}/deposit/chain-address?lang=en`);
  const rowOf = (name: string) => page.getByRole("row").filter({ hasText: name });
  const copy = { name: "Copy address" };
  await expect(rowOf("Arbitrum One").getByRole("button", copy)).toBeVisible();
  await expect(rowOf("Ethereum").getByRole("button", copy)).toHaveCount(0);
});

test.for(["constructor", "__proto__", "toString"])(
  "an account that is named %s breaks no overview",
  async (accountType, { page, signIn, exchange }) => {
    await signIn();
    const account = {
      accountType,
      totalEquity: "5",
      valuationCurrency: "USD",
      snapshotTime: "1760000000000",
      coinDetail: [{ coin: "USDT", equity: "5" }],
    };
    const result = { totalEquity: "5", list: [account], kycLevel: "LEVEL_1" };
    await exchange.fault({ call: "assets.overview", retCode: 0, result });
    await page.goto(`${base}/?lang=en`);
    await expect(page.getByRole("main")).toContainText("USDT");
    await expect(page.getByRole("main")).toContainText(accountType);
  },
);

test("what a fiat payment costs follows the terms, though nothing is typed", async ({ page, exchange }) => {
  const { token } = await exchange.createPerson({}, { currency: "EUR", kycRegion: "AUT" });
  await page.addCookies([{ name: "test-token", value: token }]);
  const waysAt = (fee: string) => {
    const terms = {
      minAmount: "10",
      maxAmount: "5000",
      fee,
      feeRate: "0",
      arrival: "SECONDS",
      enabled: true,
    };
    const channels = [{ ...terms, channelId: "sepa", name: "constructor" }];
    return {
      fiat: "EUR",
      paymentMethod: "constructor",
      currencies: [{ currency: "EUR", channels }],
      side: 0,
    };
  };
  await exchange.fault({ call: "deposit.fiatPreferences", retCode: 0, result: waysAt("1") });
  page.quicken(50);
  await page.goto(`${base}/fiat/deposit?lang=en`);
  await page.getByRole("textbox", { name: "You pay" }).fill("100");
  const summary = page.getByRole("region", { name: "Summary" });
  await expect(summary).toContainText(/99\.00.EUR/);
  await exchange.reset();
  await exchange.fault({ call: "deposit.fiatPreferences", retCode: 0, result: waysAt("3") });
  await expect(page.getByRole("main")).toContainText(/3\.00.EUR/);
  await expect(summary).toContainText(/97\.00.EUR/);
});

describe("a sender's review", () => {
  test("stays accepted while it is of the same risk, whatever the number of each check, and no longer", async ({
    page,
    signIn,
  }) => {
    const liar = await lieTo(page);
    await signIn();
    let turn = 0;
    let reasons = ["MIXER"];
    liar.notify(
      "preKya.check",
      ({ text }) => {
        turn += 1;
        const said = { checkId: `check-${turn}`, status: "REVIEW", riskLevel: "MEDIUM", reasons };
        return { text: withResult(text, (result) => ({ ...(result as object), ...said })) };
      },
      { signed: true },
    );
    page.quicken(10);
    await page.goto(`${base}/deposit?coin=ETH&chain=ETH&lang=en`);
    await page.getByRole("textbox", { name: "Sending address" }).fill(evmAddress);
    await page.getByRole("button", { name: "Check address" }).click();
    const accept = page.getByRole("checkbox", { name: /I accept that the deposit is held/ });
    await accept.click();
    const own = page.getByText("Your ETH address on Ethereum");
    await expect(own).toBeVisible();
    const seen = turn;
    await expect.poll(() => turn).toBeGreaterThan(seen + 1);
    await expect(own).toBeVisible();
    reasons = ["MIXER", "SANCTIONS"];
    await expect(own).toHaveCount(0);
    await expect(accept).not.toBeChecked();
  });
});
