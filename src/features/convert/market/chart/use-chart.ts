import { useMemo, useState } from "react";
import type { ChartParams, ChartPicture, ChartViewRow } from "#shared/contract/chart.ts";
import type { CandleRow, KlineInterval } from "#shared/contract/market.ts";
import { CofferError, type ErrorData } from "#shared/rpc/errors.ts";
import { useTopic } from "#src/bridge/use-topic.ts";
import { type ChartRange, windowOf } from "./range.ts";
import { type Freshness, useFreshness } from "./use-freshness.ts";

/** Which market: `per` is the symbol in whose coin prices are told, for a pair that has no market of its own. */
export interface ChartMarket {
  readonly symbol: string;
  readonly per?: string;
}

/** A picture with what belongs to it: it is never mixed with the words of another range. */
export interface ShownChart {
  readonly market: string;
  readonly range: ChartRange;
  readonly interval: KlineInterval;
  readonly picture: ChartPicture;
  /** At least one, oldest first. */
  readonly candles: readonly CandleRow[];
  readonly freshness: Freshness;
}

export interface ChartRequest {
  readonly market: ChartMarket;
  readonly range: ChartRange;
  readonly kind: ChartParams["kind"];
  /** Prices that are pointed out. */
  readonly marks: readonly string[];
  /** Out of view nothing is subscribed to. */
  readonly inView: boolean;
}

export interface Chart {
  /** Null: there is none, yet or at all. */
  readonly shown: ShownChart | null;
  /** Another is on its way. */
  readonly busy: boolean;
  readonly failed: CofferError | null;
  readonly retry: () => void;
  readonly retrying: boolean;
}

/** The worker's chart of a range; while that of another is on its way the same market's earlier one stays. */
export function useChart({ market, range, kind, marks, inView }: ChartRequest): Chart {
  const { symbol, per } = market;
  const { interval, limit } = windowOf(range);
  const name = `${symbol} ${per ?? ""}`;
  const key = `${name} ${interval} ${limit}`;
  const [attempts, setAttempts] = useState({ key, count: 0 });
  const attempt = attempts.key === key ? attempts.count : 0;
  const params: ChartParams = {
    symbol,
    interval,
    limit,
    kind,
    ...(per !== undefined && { per }),
    ...(marks.length > 0 && { marks }),
    ...(attempt > 0 && { attempt }),
  };
  const { rows, status } = useTopic("chart", inView ? params : null);
  const freshness = useFreshness(status, `${name} ${interval}`);
  const view = viewOf(rows);
  const picture = view?.picture ?? null;
  const now = useMemo(
    (): ShownChart | null =>
      picture === null
        ? null
        : { market: name, range, interval, picture, candles: candlesFrom(rows, picture.from), freshness },
    [name, range, interval, picture, rows, freshness],
  );
  const [before, setBefore] = useState<ShownChart | null>(null);
  if (now !== null && now !== before) setBefore(now);
  const isPending = view === undefined || view.state === "pending";
  const held = isPending && before?.market === name ? before : null;
  const error = useFailure(key, view);
  return {
    shown: now ?? (held !== null && !inView ? { ...held, freshness: "stale" } : held),
    busy: isPending && (held === null || (inView && held.range !== range)),
    failed: useMemo(() => error && new CofferError(error), [error]),
    retry: () => setAttempts({ key, count: attempt + 1 }),
    retrying: isPending && error !== null,
  };
}

/** Why there is nothing to draw; it stays while it is requested again. */
function useFailure(key: string, view: ChartViewRow | undefined): ErrorData | null {
  const [failure, setFailure] = useState<{ key: string; error: ErrorData } | null>(null);
  const error = view?.error ?? null;
  if (error !== null && error !== failure?.error) setFailure({ key, error });
  if (view?.state === "ok" && failure !== null) setFailure(null);
  return error ?? (view?.state !== "ok" && failure?.key === key ? failure.error : null);
}

type Rows = ReadonlyMap<string, ChartViewRow | CandleRow>;

function viewOf(rows: Rows): ChartViewRow | undefined {
  const row = rows.get("chart");
  return row !== undefined && "state" in row ? row : undefined;
}

/** Rows come as they change: the order is theirs no longer, and those that left the picture are still among them. */
function candlesFrom(rows: Rows, from: string): readonly CandleRow[] {
  const oldest = Number(from);
  return [...rows.values()]
    .filter((row): row is CandleRow => !("state" in row) && Number(row.key) >= oldest)
    .toSorted((a, b) => Number(a.key) - Number(b.key));
}
