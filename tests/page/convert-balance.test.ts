/** F6a.1: what a conversion leaves, while another one is made elsewhere. */
import { expect, test } from "./pages.ts";

test("what is left after a conversion is told of the balance of now", async ({
  convert,
  signIn,
  exchange,
}) => {
  const { token } = await signIn();
  await exchange.settings({ quoteTtlMs: 120_000 });
  await convert.open({ from: "BTC", to: "USDT" });
  await convert.getQuote("0.01");
  await expect(convert.confirmDialog).toContainText("Balance after0.49 BTC");
  // In another tab.
  const accountType = "eb_convert_funding";
  const { result } = await exchange.call("convert.quote", token, {
    accountType,
    fromCoin: "BTC",
    toCoin: "USDT",
    requestCoin: "BTC",
    requestAmount: "0.3",
    requestId: crypto.randomUUID(),
  });
  const { quoteTxId } = result as { readonly quoteTxId: string };
  await exchange.call("convert.execute", token, { quoteTxId, accountType, requestId: crypto.randomUUID() });
  await expect(convert.confirmDialog).toContainText("Balance after0.19 BTC");
  await exchange.fault({ call: "convert.execute", answerLatencyMs: 4_000, times: 1 });
  await convert.confirm.click();
  await expect(convert.confirmDialog).toContainText("Converting");
  expect(await convert.confirmDialog.textContent()).toContain("Balance after0.19 BTC");
  await expect(convert.result).toBeVisible();
});
