import { useMemo } from "react";
import type { CandleRow } from "#shared/contract/market.ts";
import type { CofferError } from "#shared/rpc/errors.ts";
import type { TopicStatus } from "#shared/rpc/snapshot.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { useTopic } from "#src/bridge/use-topic.ts";
import { gapBefore, listedCandles, mergeCandles } from "./candles.ts";
import type { CandleWindow } from "./range.ts";

/** While the feed says nothing the API is asked this often. */
const askEveryMs = 60_000;

/** Which market: `per` is the symbol in whose coin prices are told, for a pair that has no market of its own. */
export interface ChartMarket {
  readonly symbol: string;
  readonly per?: string;
}

export interface Candles {
  /** Oldest first. */
  readonly candles: readonly CandleRow[];
  /** `ok` without candles: there are none. */
  readonly status: "pending" | "ok" | "error";
  /** Of the candles' own channel. */
  readonly feed: TopicStatus;
  readonly error: CofferError | null;
  readonly retry: () => void;
  readonly retrying: boolean;
}

/** The newest candles of a market: listed by the API, moved on by the feed, without holes between the two. */
export function useCandles({ symbol, per }: ChartMarket, { interval, limit }: CandleWindow): Candles {
  const live = useTopic("candles", { symbol, interval, ...(per !== undefined && { per }) });
  const isPair = per === undefined;
  const klines = useCall(
    "market.klines",
    { symbol, interval, limit },
    { enabled: isPair, refetchEveryMs: live.status === "live" ? 0 : askEveryMs },
  );
  const listed = useMemo(() => listedCandles(klines.data?.list ?? []), [klines.data]);
  const gap = useMemo(() => gapBefore(listed, live.rows.values()), [listed, live.rows]);
  const lacking = useCall(
    "market.klines",
    { symbol, interval, limit, to: gap ?? 0 },
    { enabled: isPair && gap !== null },
  );
  const between = useMemo(() => listedCandles(lacking.data?.list ?? []), [lacking.data]);
  const candles = useMemo(
    () => mergeCandles([...listed, ...between], live.rows.values(), limit),
    [listed, between, live.rows, limit],
  );
  const isPending = candles.length === 0 && (isPair ? klines.status === "pending" : live.status !== "live");
  const failed = candles.length === 0 && klines.error !== null;
  return {
    candles,
    status: failed ? "error" : isPending ? "pending" : "ok",
    feed: live.status,
    error: klines.error,
    retry: klines.refetch,
    retrying: klines.fetching,
  };
}
