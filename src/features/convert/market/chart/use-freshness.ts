import { useEffect, useState } from "react";
import type { TopicStatus } from "#shared/rpc/snapshot.ts";

/** A feed that is only being asked is given so long before its candles look as old as they may be. */
const loadMs = 3_000;

export type Freshness = "live" | "loading" | "stale";

/** How far the newest candle may be trusted. `market`: asking begins anew for another one. */
export function useFreshness(feed: TopicStatus, market: string): Freshness {
  const pending = feed === "connecting" ? market : null;
  const [waited, setWaited] = useState<string | null>(null);
  useEffect(() => {
    if (pending === null) return undefined;
    const timer = setTimeout(() => setWaited(pending), loadMs);
    return () => {
      clearTimeout(timer);
      setWaited(null);
    };
  }, [pending]);
  if (feed === "live") return "live";
  return pending === null || waited === pending ? "stale" : "loading";
}
