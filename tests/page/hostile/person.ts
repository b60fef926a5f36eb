import { randomUUID } from "node:crypto";
import type { HttpCallName } from "#shared/contract/index.ts";
import type { Account, Exchange } from "../../../e2e/exchange.ts";

/** Somebody with balances, conversions, transfers and open orders: lists that are empty lie little. */
export async function person(exchange: Exchange): Promise<Account> {
  const wallet = { BTC: "0.5", ETH: "3.25", USDT: "2500", DOGE: "20" };
  const account = await exchange.createAccount(wallet, { BTC: "0.75", USDT: "900", ADA: "3" });
  await exchange.makePast(account.account, 4, 1_800_000);
  const act = (name: HttpCallName, input: object) =>
    exchange.call(name, account.token, { ...input, requestId: randomUUID() });
  for (const coin of ["BTC", "ETH"]) {
    const ends = { fromAccountType: "FUND", toAccountType: "UNIFIED" };
    await act("transfer.inter", { transferId: randomUUID(), coin, amount: "0.1", ...ends });
    const pair = { fromCoin: coin, toCoin: "USDT", fromAmount: "0.1", limitPrice: "900000" };
    await act("limitOrder.create", { accountType: "limit_order_funding", ...pair, expiredType: "1_D" });
  }
  return account;
}
