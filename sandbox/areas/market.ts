import { Decimal } from "#shared/domain/decimal.ts";
import { candleTypeOf } from "../market/candle-types.ts";
import { quoteCoin } from "../market/coins.ts";
import { codes, Refusal } from "../refusal.ts";
import { iconPath } from "../serving/coin-icons.ts";
import type { Area } from "./area.ts";
import type { AreaHandlers } from "./handler.ts";

const maxCandles = 1000;
const maxHot = 50;
const recommended = ["BTC", "ETH", "SOL", "XRP", "LINK", "SUI", "DOGE", "PEPE"];

const handlers: AreaHandlers<"market"> = {
  "market.klines": {
    access: "public",
    async handle({ symbol, interval, limit = 200, from = 0, to = Infinity }, { exchange, now }) {
      const pair = exchange.market.pair(symbol);
      if (pair === undefined) throw new Refusal(codes.badParameter, `symbol: ${symbol} is not listed`);
      if (!Number.isInteger(limit) || limit < 1 || limit > maxCandles) {
        throw new Refusal(codes.badParameter, `limit: from 1 to ${maxCandles}`);
      }
      const candles = pair
        .klines(candleTypeOf(interval), limit, now, to)
        .filter(({ start }) => start >= from);
      return { symbol, interval, category: "spot", list: candles.map((candle) => pair.klineRow(candle)) };
    },
  },
  "market.recentlyAdded": {
    access: "public",
    async handle({ limit = 10 }, { exchange }) {
      const count = Math.min(100, Math.max(1, Math.floor(limit)));
      // The end of the coin list is the newest.
      const newest = exchange.market.coins.slice(-count).toReversed();
      return {
        list: newest.map(({ coin }) => ({
          symbol: `${coin}${quoteCoin}`,
          baseCoin: coin,
          quoteCoin,
          onlineTime: String(exchange.market.pair(`${coin}${quoteCoin}`)?.listedAt ?? 0),
        })),
      };
    },
  },
  "market.recommended": {
    access: "public",
    async handle() {
      return {
        list: recommended.map((coin, i) => ({
          symbol: `${coin}${quoteCoin}`,
          baseCoin: coin,
          quoteCoin,
          sort: i + 1,
        })),
      };
    },
  },
  /** What was traded most, by value, over the last day. */
  "market.hot": {
    access: "public",
    async handle({ limit = 10 }, { exchange }) {
      const count = Math.min(maxHot, Math.max(1, Math.floor(limit)));
      const busiest = exchange.market
        .quotes()
        .toSorted((a, b) => new Decimal(b.qv).comparedTo(a.qv) ?? 0)
        .slice(0, count);
      return {
        list: busiest.map(({ s: symbol, c, m }) => {
          const coin = exchange.market.pair(symbol)?.coin ?? "";
          return { symbol, coin, icon: iconPath(coin), lastPrice: c, changeRate24H: m };
        }),
      };
    },
  },
};

export const market = { handlers } satisfies Area;
