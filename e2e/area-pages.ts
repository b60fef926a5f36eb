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

/** Every page of the area, for what is measured of them all. */
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
  { name: "migration", path: "center/migration?", shown: "main section" },
  { name: "statements", path: "exportStatement?kind=FUNDING", shown: "main input[type=date]" },
  { name: "tax center", path: "tax-center?kind=PNL", shown: "main [data-figures]" },
  { name: "transfer records", path: "subAccountTransferRecord?", shown: "tr[data-row]" },
  { name: "questionnaire", path: "questionnaire?", shown: "main fieldset" },
];

/** Three small balances among them: fewer than fill a screen. */
export const areaWallet: Wallet = { BTC: "2", USDT: "9000", ETH: "5", DOGE: "20", XRP: "2", TRX: "12" };

/** What the lists show: conversions, an open order, a transfer, an address for deposits. */
export async function makeRecords(exchange: Exchange, { account, token }: Account): Promise<void> {
  await exchange.makePast(account, 6);
  await order(exchange, token);
  await exchange.call("deposit.order", token, { coin: "USDT", chain: "TRX" });
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
