import { crossCoin } from "#shared/domain/dealer-rate.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import { price } from "#shared/domain/quote.ts";
import type { LiveFeed } from "../feed/live-feed.ts";

/** What coins are worth by the feed, as estimates of amounts need it. */
export interface UsdtPrices {
  /** USDT for one coin, "" when the feed is stale or has none. */
  readonly priceOf: (coin: string) => string;
  /** Server time of a coin's price, ms; 0 without one. */
  readonly quotedAt: (coin: string) => number;
  /** Of the oldest price of these coins, ms; 0 without any. */
  readonly oldestOf: (...coins: readonly string[]) => number;
  /** USD for one USDT, "1" unless the feed says otherwise. */
  readonly usdPerUsdt: () => string;
  /** Units of a currency for one USDT; "" when its rate is unknown. */
  readonly perUsdt: (currency: string) => string;
}

export function createUsdtPrices(feed: LiveFeed): UsdtPrices {
  const usdPerUsdt = (): string => feed.rates.toUsd(crossCoin) || "1";
  const quotedAt = (coin: string): number => {
    const ms = Number(feed.quotes.get(`${coin}${crossCoin}`)?.t ?? 0);
    return Number.isFinite(ms) ? ms : 0;
  };
  return {
    usdPerUsdt,
    quotedAt,
    oldestOf: (...coins) => {
      const times = coins.map(quotedAt).filter((ms) => ms > 0);
      return times.length === 0 ? 0 : Math.min(...times);
    },
    priceOf(coin) {
      if (feed.status("slowBroker") !== "live") return "";
      return coin === crossCoin ? "1" : price(feed.quotes.get(`${coin}${crossCoin}`)?.c);
    },
    perUsdt(currency) {
      const usdPerUnit = feed.rates.toUsd(currency);
      if (usdPerUnit === "" || new Decimal(usdPerUnit).lte(0)) return "";
      return new Decimal(usdPerUsdt()).div(usdPerUnit).toFixed();
    },
  };
}
