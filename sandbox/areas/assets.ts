import { Decimal, floorTo } from "#shared/domain/decimal.ts";
import { priceOf } from "../dealer/currencies.ts";
import { type AccountKind, holdings } from "../ledger/ledger.ts";
import { unifiedWallet } from "../ledger/unified-wallet.ts";
import type { Market } from "../market/market.ts";
import { codes, Refusal } from "../refusal.ts";
import type { Area } from "./area.ts";
import { unsafeValue } from "./deposit/index.ts";
import type { AreaHandlers } from "./handler.ts";

/** Accounts of the overview with the ledger's kinds behind them: what is held back still belongs to its owner. */
const accountTypes: readonly (readonly [string, readonly AccountKind[]])[] = [
  ["FUND", ["funding", "funding_locked"]],
  ["UNIFIED", ["unified", "unified_locked"]],
  ["SPOT", ["spot", "spot_locked"]],
];
const valueDecimals = 8;

const handlers: AreaHandlers<"assets"> = {
  "assets.overview": {
    access: "private",
    async handle({ valuationCurrency }, { exchange, db, now }, { id, profile }) {
      const currency = valuationCurrency ?? (profile.currencyCode === "" ? "USD" : profile.currencyCode);
      const perUsdt = unitsPerUsdt(exchange.market, currency);
      let total = new Decimal(0);
      const list = [];
      for (const [accountType, kinds] of accountTypes) {
        const rows = (await holdings(db, String(id), kinds)).filter((row) => row.amount !== "0");
        // Who never traded spot has no such account.
        if (accountType === "SPOT" && rows.length === 0) continue;
        const value = rows.reduce(
          (sum, row) => sum.plus(new Decimal(row.amount).times(priceOf(exchange.market, row.coin) ?? 0)),
          new Decimal(0),
        );
        const equity = value.times(perUsdt);
        total = total.plus(equity);
        list.push({
          accountType,
          totalEquity: floorTo(equity, valueDecimals),
          valuationCurrency: currency,
          snapshotTime: String(now),
          coinDetail: rows.map((row) => ({ coin: row.coin, equity: row.amount })),
        });
      }
      return {
        totalEquity: floorTo(total, valueDecimals),
        list,
        kycLevel: profile.kycLevel,
        limitAmountUsd: floorTo(await unsafeValue(db, exchange.market, id), valueDecimals),
      };
    },
  },
  "assets.unifiedBalance": {
    access: "private",
    async handle({ coin }, { exchange, db }, { id }) {
      const wanted = coin === undefined || coin === "" ? undefined : new Set(coin.split(","));
      return { list: [await unifiedWallet(db, exchange.market, String(id), wanted)] };
    },
  },
};

export const assets = { handlers } satisfies Area;

/** How many of a currency (or coin) one USDT is worth. */
function unitsPerUsdt(market: Market, currency: string): Decimal {
  const price = market.price(currency);
  if (price !== undefined) return new Decimal(1).div(price);
  const toUsd = market.fiat.toUsd(currency);
  const usdtToUsd = market.fiat.toUsd("USDT");
  if (toUsd === undefined || usdtToUsd === undefined) {
    throw new Refusal(codes.badParameter, `valuationCurrency: no rate for ${currency}`);
  }
  return new Decimal(usdtToUsd).div(toUsd);
}
