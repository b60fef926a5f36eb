import { randomUUID } from "node:crypto";
import type { Account, Exchange, Wallet } from "./exchange.ts";
import { order } from "./limit-page.ts";

export interface AreaPage {
  readonly name: string;
  /** Below `/user/assets/`; a query may follow. */
  readonly path: string;
  /** What is there once the page has its figures. */
  readonly shown: string;
}

/** Pages of every kind, for what is measured of them: bytes, shifts, frames. */
export const areaPages: readonly AreaPage[] = [
  { name: "overview", path: "?", shown: "tr[data-coin]" },
  { name: "convert", path: "exchange/index?from=BTC&to=USDT", shown: "[data-picture]" },
  { name: "limit", path: "exchange/index?mode=limit", shown: "tr[data-row]" },
  { name: "small balances", path: "exchange/index?mode=smallBalances", shown: "tr[data-row]" },
  { name: "special coins", path: "exchange/lwb-exchange?", shown: "main li a" },
  { name: "block trade home", path: "otc/index?", shown: "main ol" },
  { name: "block trade", path: "otc/convert?from=BTC&to=USDT&amount=2", shown: "main table" },
  { name: "block trade history", path: "otc/history?", shown: "main section" },
  { name: "history", path: "exchange/history?", shown: "tr[data-row]" },
  { name: "transfer", path: "transfer?coin=USDT", shown: "input[name=amount]" },
  { name: "deposit", path: "deposit?coin=USDT&chain=TRX", shown: "main dl" },
  { name: "deposit addresses", path: "deposit/chain-address?", shown: "main tr[data-row]" },
  { name: "deposit history", path: "deposit?view=history", shown: "main tr[data-row]" },
  { name: "fiat deposit", path: "fiat/deposit?", shown: "input[type=radio]" },
  { name: "migration", path: "center/migration?", shown: "main section" },
  { name: "statements", path: "exportStatement?kind=FUNDING", shown: "main input[type=date]" },
  { name: "tax center", path: "tax-center?kind=PNL", shown: "main [data-figures]" },
  { name: "transfer records", path: "subAccountTransferRecord?", shown: "tr[data-row]" },
  { name: "questionnaire", path: "questionnaire?", shown: "main fieldset" },
  { name: "withdraw", path: "withdraw?coin=USDT&chain=TRX", shown: "main form button:nth-of-type(4)" },
  { name: "address book", path: "money-address?", shown: "main tr[data-row]" },
  { name: "derivatives", path: "records/derivatives?", shown: "tr[data-row]" },
  { name: "asset history", path: "records/asset-history?", shown: "tr[data-row]" },
  { name: "frozen assets", path: "records/frozen-assets?", shown: "main table" },
];

/** Every page of the area, for what must hold on each; a test of routes.tsx says which one is missing. */
export const everyPage: readonly AreaPage[] = [
  ...areaPages,
  { name: "special coin", path: "exchange/lwb-exchange/usdt-usdc?", shown: "input[name=pay]" },
  { name: "special coin history", path: "exchange/lwb-exchange/history/usdt-usdc?", shown: "main section" },
  { name: "fiat withdrawal", path: "fiat/withdraw?", shown: "input[type=radio]" },
  { name: "withdrawal limits", path: "withdraw?view=limits", shown: "tr[data-own]" },
  { name: "withdrawals", path: "withdraw?view=history", shown: "main section" },
  { name: "addresses, many", path: "money-address/batch?", shown: "main section" },
  { name: "address check", path: "money-address/risk-check?", shown: "main section" },
  { name: "statements, older link", path: "exportStatment?kind=DEPOSIT", shown: "main input[type=date]" },
];

/** Three small balances among them: fewer than fill a screen. */
export const areaWallet: Wallet = { BTC: "2", USDT: "9000", ETH: "5", DOGE: "20", XRP: "2", TRX: "12" };

/** What the lists show: conversions, an open order, a transfer, entries of contracts, a deposit, a saved address. */
export async function makeRecords(exchange: Exchange, { account, token }: Account): Promise<void> {
  await exchange.makePast(account, 6);
  await exchange.pastLedger({ account, entries: 12, events: 8, days: 3 });
  const saved = { account, coin: "USDT", chain: "TRX", remark: "Cold wallet" };
  await exchange.bookEntry({ ...saved, address: "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t" });
  await order(exchange, token);
  await exchange.call("deposit.order", token, { coin: "USDT", chain: "TRX" });
  await exchange.deposit({ account, coin: "USDT", chain: "TRX", amount: "25" });
  const { code, message } = await exchange.call("transfer.inter", token, {
    transferId: randomUUID(),
    coin: "USDT",
    amount: "25",
    fromAccountType: "FUND",
    toAccountType: "UNIFIED",
    requestId: randomUUID(),
  });
  if (code !== 0) throw new Error(message);
}
