/** F2c.7: amounts of a ledger of several coins name theirs. */
import { type Lie, lieTo, resulting } from "./hostile/liar.ts";
import { expect, test } from "./pages.ts";

const entry = {
  id: "1",
  symbol: "BTCUSD",
  category: "inverse",
  side: "Sell",
  type: "TRADE",
  currency: "BTC",
  transactionTime: String(Date.now() - 3_600_000),
  qty: "100",
  size: "0",
  tradePrice: "90000",
  funding: "",
  fee: "0.0000006",
  feeRate: "0.0006",
  cashFlow: "0.0005",
  change: "0.0004994",
  cashBalance: "1.25",
  bonusChange: "",
  tradeId: "",
  orderId: "",
  orderLinkId: "",
};
const one: Lie = ({ text }) => ({
  text: resulting(text, { list: [entry], nextPageCursor: "", earlierAt: "0" }),
});

test("an entry of a contract that is settled in another coin says in which", async ({ page, signIn }) => {
  await signIn();
  const liar = await lieTo(page);
  liar.notify("records.derivatives", one, { signed: true });
  await page.goto("/user/assets/records/derivatives?lang=en");
  const row = page.getByRole("row").filter({ hasText: "BTCUSD" });
  await expect(row).toContainText("0.0004994");
  await expect(row).toContainText(/BTC(?!USD)/);
});
