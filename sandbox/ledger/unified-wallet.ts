import type { UnifiedWallet, WalletCoin } from "#shared/contract/wallets.ts";
import { Decimal, floorTo } from "#shared/domain/decimal.ts";
import type { Market } from "../market/market.ts";
import type { Db } from "./database.ts";
import { balances } from "./ledger.ts";

const usdDecimals = 8;

/**
 * The unified wallet as its own call shows it: what is held back is part of a balance. Nothing is lent here, so that
 * equity is the balance and the margin rates are zero. Totals are of all coins, the rows of `wanted` alone.
 */
export async function unifiedWallet(
  db: Db,
  market: Market,
  owner: string,
  wanted: ReadonlySet<string> | undefined,
): Promise<UnifiedWallet> {
  const sums = new Map<string, { free: Decimal; locked: Decimal }>();
  for (const { kind, coin, amount } of await balances(db, owner)) {
    if (kind !== "unified" && kind !== "unified_locked") continue;
    const sum = sums.get(coin) ?? { free: new Decimal(0), locked: new Decimal(0) };
    const part = kind === "unified" ? "free" : "locked";
    sums.set(coin, { ...sum, [part]: sum[part].plus(amount) });
  }
  const usdPerUsdt = market.fiat.toUsd("USDT") ?? "1";
  const value = (coin: string, amount: Decimal): Decimal =>
    amount.times(market.price(coin) ?? 0).times(usdPerUsdt);
  let total = new Decimal(0);
  let available = new Decimal(0);
  const rows: WalletCoin[] = [];
  for (const [coin, { free, locked }] of sums) {
    const balance = free.plus(locked);
    total = total.plus(value(coin, balance));
    available = available.plus(value(coin, free));
    if (wanted === undefined || wanted.has(coin)) {
      rows.push(coinRow(coin, balance, locked, value(coin, balance)));
    }
  }
  const totalText = floorTo(total, usdDecimals);
  return {
    accountType: "UNIFIED",
    totalEquity: totalText,
    totalWalletBalance: totalText,
    totalMarginBalance: totalText,
    totalAvailableBalance: floorTo(available, usdDecimals),
    accountIMRate: "0",
    accountMMRate: "0",
    coin: rows,
  };
}

function coinRow(coin: string, balance: Decimal, locked: Decimal, usd: Decimal): WalletCoin {
  return {
    coin,
    equity: balance.toFixed(),
    usdValue: floorTo(usd, usdDecimals),
    walletBalance: balance.toFixed(),
    locked: locked.toFixed(),
    borrowAmount: "0",
    unrealisedPnl: "0",
    bonus: "0",
    marginCollateral: true,
    collateralSwitch: true,
  };
}
