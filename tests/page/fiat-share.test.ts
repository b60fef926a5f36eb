/** F2c.*, D5.2: a share that a payment costs is told whole. */
import { expect, test } from "./pages.ts";

test.for([
  ["0.00000125", /0\.000125\s?%/],
  ["0.0000001", /0\.00001\s?%/],
] as const)(
  "a fee of %s of the amount is not told as another one",
  async ([feeRate, words], { page, exchange }) => {
    const { token } = await exchange.createPerson({}, { currency: "EUR", kycRegion: "AUT" });
    await page.addCookies([{ name: "test-token", value: token }]);
    const sepa = {
      channelId: "sepa",
      name: "SEPA",
      minAmount: "10",
      maxAmount: "5000",
      fee: "0",
      feeRate,
      arrival: "SECONDS",
      enabled: true,
    };
    const result = {
      fiat: "EUR",
      paymentMethod: "SEPA",
      currencies: [{ currency: "EUR", channels: [sepa] }],
      side: 0,
    };
    await exchange.fault({ call: "deposit.fiatPreferences", retCode: 0, result });
    await page.goto("/user/assets/fiat/deposit?lang=en");
    await expect(page.getByText(words)).toBeVisible();
  },
);
