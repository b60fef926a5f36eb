import { useMemo, useState } from "react";
import type { CandleRow, KlineInterval } from "#shared/contract/market.ts";
import type { CofferError } from "#shared/rpc/errors.ts";
import { type ChartRange, windowOf } from "./range.ts";
import { type ChartSummary, chartSummary } from "./summary.ts";
import { type ChartMarket, useCandles } from "./use-candles.ts";
import { type Trust, useTrust } from "./use-trust.ts";

export type { ChartMarket } from "./use-candles.ts";

/** Candles with what belongs to them: a picture never mixes one range's candles with another's words. */
export interface ShownCandles {
  readonly market: string;
  readonly range: ChartRange;
  readonly interval: KlineInterval;
  /** At least one. */
  readonly candles: readonly CandleRow[];
  readonly summary: ChartSummary;
  readonly trust: Trust;
}

export interface HeldCandles {
  /** Null: there are none, yet or at all. */
  readonly shown: ShownCandles | null;
  /** Others are on their way. */
  readonly busy: boolean;
  readonly failed: CofferError | null;
  readonly retry: () => void;
  readonly retrying: boolean;
}

/** The candles of a range; while those of another are on their way the same market's earlier ones stay. */
export function useHeldCandles(market: ChartMarket, range: ChartRange): HeldCandles {
  const window = windowOf(range);
  const { candles, status, feed, error, retry, retrying } = useCandles(market, window);
  const { symbol, per = "" } = market;
  const name = `${symbol} ${per}`;
  const summary = useMemo(() => chartSummary(candles), [candles]);
  const { interval } = window;
  const trust = useTrust(feed, `${name} ${interval}`);
  const now = useMemo(
    (): ShownCandles | null =>
      summary === null ? null : { market: name, range, interval, candles, summary, trust },
    [name, range, interval, candles, summary, trust],
  );
  const [before, setBefore] = useState<ShownCandles | null>(null);
  if (now !== null && now !== before) setBefore(now);
  const held = status === "pending" && before?.market === name ? before : null;
  return {
    shown: now ?? held,
    busy: status === "pending",
    failed: status === "error" ? error : null,
    retry,
    retrying,
  };
}
