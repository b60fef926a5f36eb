/** F1.6, D10.5: a figure of a network that cannot be read is none. */
import { describe } from "vitest";
import { expect, test } from "./pages.ts";

const network = {
  chain: "TRX",
  chainType: "TRC20",
  confirmation: "20",
  safeConfirmNumber: "40",
  depositMin: "1",
  withdrawMin: "1",
  withdrawMax: "-1",
  withdrawFee: "1",
  withdrawPercentageFee: "0",
  minAccuracy: "6",
  chainDeposit: "1",
  chainWithdraw: "1",
  contractAddress: "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t",
};
const address = {
  chain: "TRX",
  chainType: "TRC20",
  addressDeposit: "TJRabPrwbZy45sbavfcjinPJC18kjpRTv8",
  tagDeposit: "",
  batchReleaseLimit: "-1",
  contractAddress: "gjLj6t",
  depositMin: "",
};

describe("what holds for a network", () => {
  const facts = {
    depositMin: "Minimum deposit",
    confirmation: "Credited after",
    safeConfirmNumber: "Withdrawable after",
  } as const;

  test.for([
    ["depositMin", ""],
    ["confirmation", ""],
    ["confirmation", "soon"],
    ["confirmation", "1e400"],
    ["safeConfirmNumber", "-3"],
  ] as const)(
    "has no figure where its %s is “%s”",
    async ([field, reported], { page, deposit, exchange, signIn }) => {
      await signIn();
      const result = { name: "Tether", coin: "USDT", chains: [{ ...network, [field]: reported }] };
      await exchange.fault({ call: "coins.config", retCode: 0, result });
      await exchange.fault({
        call: "deposit.order",
        retCode: 0,
        result: { coin: "USDT", chains: [address] },
      });
      await deposit.goto({ coin: "USDT", chain: "TRX" });
      await expect(deposit.yours("USDT", "TRC20")).toBeVisible();
      await expect(page.locator("dl").filter({ hasText: facts[field] })).toContainText(`${facts[field]}—`);
    },
  );

  test("can leave no sooner than it is there", async ({ page, deposit, exchange, signIn }) => {
    await signIn();
    const result = { name: "Tether", coin: "USDT", chains: [{ ...network, safeConfirmNumber: "5" }] };
    await exchange.fault({ call: "coins.config", retCode: 0, result });
    await exchange.fault({ call: "deposit.order", retCode: 0, result: { coin: "USDT", chains: [address] } });
    await deposit.goto({ coin: "USDT", chain: "TRX" });
    await expect(deposit.yours("USDT", "TRC20")).toBeVisible();
    const told = page.locator("dl").filter({ hasText: facts.safeConfirmNumber });
    await expect(told).toContainText(`${facts.safeConfirmNumber}20 confirmations`);
    // Nothing tells one before its record does.
    await expect(told).not.toContainText("Fee");
  });
});
