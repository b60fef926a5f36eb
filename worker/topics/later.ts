import type { Clock } from "../clock.ts";
import type { LiveFeed } from "../feed/live-feed.ts";
import type { HttpClient } from "../http/client.ts";
import { createBatchEstimateTopic } from "./batch-estimate.ts";
import { createCandlesTopic } from "./candles.ts";

export interface LaterTopicsOptions {
  readonly feed: LiveFeed;
  readonly http: HttpClient;
  readonly clock: Clock;
}

/** Topics that no first visit needs: a part of their own, loaded when the first of them is subscribed to. */
export function createLaterTopics({ feed, http, clock }: LaterTopicsOptions) {
  return {
    candles: createCandlesTopic(feed),
    "batch.estimate": createBatchEstimateTopic({ feed, http, clock }),
  };
}
