import type { Market } from "../market/market.ts";
import type { Pair } from "../market/pair.ts";
import { type Frame, makeFrame } from "./frame-maker.ts";
import type { Subscription } from "./protocol.ts";

export type CandleSubscription = Subscription & { readonly kind: "candles" };

/** A candle as the wire has it (F7.4). */
function wireCandle(pair: Pair, candle: Parameters<Pair["klineRow"]>[0]): object {
  const [t, o, h, l, c, v] = pair.klineRow(candle);
  return { t: Number(t), s: pair.symbol, sn: pair.symbol, c, h, l, o, v };
}

/** The newest candles, oldest first, the running one included: `limit` of them, or one and the one before. */
function candleRows(
  market: Market,
  { symbol, klineType }: CandleSubscription,
  limit: number,
  at: number,
): object[] {
  const pair = market.pair(symbol);
  if (pair === undefined) return [];
  return pair
    .klines(klineType, limit, at)
    .toReversed()
    .map((candle) => wireCandle(pair, candle));
}

export function fullCandles(market: Market, subscription: CandleSubscription, at: number): Frame {
  return makeFrame(subscription, candleRows(market, subscription, subscription.limit, at), true, at);
}

/** The running candle with the one before it, whose last trade may have come since it was sent. */
export function changedCandles(market: Market, subscription: CandleSubscription, at: number): Frame {
  return makeFrame(subscription, candleRows(market, subscription, 2, at), false, at);
}
