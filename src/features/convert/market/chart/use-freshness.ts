import { useEffect, useState } from "react";
import type { TopicStatus } from "#shared/rpc/snapshot.ts";

/** A feed that is only being asked is given so long before its candles look as old as they may be. */
const askMs = 3_000;

export type Freshness = "live" | "asking" | "stale";

/** How far the newest candle may be trusted. `market`: asking begins anew for another one. */
export function useFreshness(feed: TopicStatus, market: string): Freshness {
  const asked = feed === "connecting" ? market : null;
  const [waited, setWaited] = useState<string | null>(null);
  useEffect(() => {
    if (asked === null) return undefined;
    const timer = setTimeout(() => setWaited(asked), askMs);
    return () => {
      clearTimeout(timer);
      setWaited(null);
    };
  }, [asked]);
  if (feed === "live") return "live";
  return asked === null || waited === asked ? "stale" : "asking";
}
