import * as v from "valibot";
import { same, sameWhereReported } from "./binding.ts";
import { defineCall, type TopicDefinition } from "./define.ts";
import { amount, decimalOrEmpty, msNumber, msText } from "./fields.ts";

/** The live spot market (R3.14-R3.16, R7.14, R7.37, F7.1). */

/** Kinds of candles as the socket and the page write them, and how the API does (F7.2, F8.20): 1m is a minute, 1M a month. */
export const apiIntervals = {
  "1m": "1",
  "3m": "3",
  "5m": "5",
  "15m": "15",
  "30m": "30",
  "1h": "60",
  "2h": "120",
  "4h": "240",
  "6h": "360",
  "12h": "720",
  "1d": "D",
  "1w": "W",
  "1M": "M",
} as const;
export type KlineInterval = keyof typeof apiIntervals;

export const hotSymbol = v.object({
  symbol: v.string(),
  coin: v.string(),
  icon: v.string(),
  lastPrice: decimalOrEmpty,
  /** A ratio, not percent. */
  changeRate24H: decimalOrEmpty,
});

export const marketCalls = {
  "market.klines": defineCall({
    eventCode: 70_122,
    method: "GET",
    path: "spot/api/quote/v5/klines",
    request: v.object({
      symbol: v.string(),
      interval: v.picklist(Object.values(apiIntervals)),
      limit: v.optional(v.number()),
      from: v.optional(msNumber),
      to: v.optional(msNumber),
    }),
    /**
     * Rows [startTime ms, open, high, low, close, volume, turnover], newest first. Nobody signs them, and they are drawn: what is no
     * figure would end the worker that computes the picture, what is no time the page that writes it.
     */
    response: v.object({
      symbol: v.string(),
      category: v.string(),
      /** Our own. */
      interval: v.optional(v.string()),
      list: v.array(v.tuple([msText, amount, amount, amount, amount, amount, amount])),
    }),
    access: "public",
    cacheMs: 60_000,
    binds: [...same("symbol"), ...sameWhereReported("interval")],
  }),
  "market.recentlyAdded": defineCall({
    eventCode: 70_123,
    method: "GET",
    path: "spot/api/basic/get_recent_add",
    request: v.object({ limit: v.optional(v.number()) }),
    response: v.object({
      list: v.array(
        v.object({
          symbol: v.string(),
          baseCoin: v.string(),
          quoteCoin: v.string(),
          // One that is no time costs no other coin its place.
          onlineTime: v.fallback(msText, "0"),
        }),
      ),
    }),
    access: "public",
    cacheMs: 60_000,
  }),
  "market.recommended": defineCall({
    eventCode: 70_124,
    method: "GET",
    path: "spot/api/basic/recommend_symbols",
    request: v.object({ scene: v.optional(v.string()) }),
    response: v.object({
      list: v.array(
        v.object({ symbol: v.string(), baseCoin: v.string(), quoteCoin: v.string(), sort: v.number() }),
      ),
    }),
    access: "public",
    cacheMs: 60_000,
  }),
  "market.hot": defineCall({
    eventCode: 70_125,
    method: "GET",
    path: "de/cht/api/byHotCoin/spotHotSymbol/list",
    request: v.object({ limit: v.optional(v.number()) }),
    response: v.object({ list: v.array(hotSymbol) }),
    access: "public",
    cacheMs: 60_000,
  }),
};

/** A derived quote (R3.15). Figures are decimal text with the pair's own decimals; "" is absent. */
export interface QuoteRow {
  /** The symbol, e.g. BTCUSDT. */
  readonly key: string;
  readonly lastPrice: string;
  /** Percent: the feed's ratio times 100, trimmed to 2 decimals. */
  readonly changeRate24H: string;
  readonly highPrice24h: string;
  readonly lowPrice24h: string;
  readonly volume24h: string;
  /** Quote turnover trimmed to 2 decimals, in the quote coin (F8.10). */
  readonly turnover24hUSD: string;
  /** Server time of the figure, ms. */
  readonly asOf: number;
}

/** R4.1. */
export type ConnectionState = "init" | "connecting" | "open" | "error" | "closed";

export interface ConnectionRow {
  readonly key: "feed";
  readonly state: ConnectionState;
  /** In state error: reconnecting has been given up, until the page is seen or online again or requests it. */
  readonly gaveUp: boolean;
  /** Server time of the newest frame, ms; 0 before the first. */
  readonly lastFrameAt: number;
}

/** Server time against this machine's monotonic clock, so that a countdown survives a clock that jumps. */
export interface ClockRow {
  readonly key: "clock";
  /** serverNow = performance.timeOrigin + performance.now() + offsetMs, on either thread. */
  readonly offsetMs: number;
}

/** A candle of the convert chart. Figures are decimal text with the pair's own decimals; "" is absent. */
export interface CandleRow {
  /** Its start, server ms as text. */
  readonly key: string;
  readonly open: string;
  readonly high: string;
  readonly low: string;
  readonly close: string;
  /** In the base coin. */
  readonly volume: string;
}

/** The market in the order of one figure. */
export interface MarketOrderParams {
  readonly by: "lastPrice" | "changeRate24H" | "turnover24hUSD";
  readonly direction: "ascending" | "descending";
}

/** All symbols in that order, put anew every few seconds. */
export interface MarketOrderRow {
  readonly key: "order";
  readonly symbols: readonly string[];
}

export interface MarketTopics {
  quotes: TopicDefinition<{ readonly symbols: readonly string[] }, QuoteRow>;
  connection: TopicDefinition<Record<string, never>, ConnectionRow>;
  clock: TopicDefinition<Record<string, never>, ClockRow>;
  "market.order": TopicDefinition<MarketOrderParams, MarketOrderRow>;
}
