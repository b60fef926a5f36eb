import type { Clock } from "../clock.ts";
import type { LiveFeed } from "../feed/live-feed.ts";
import type { PrivateLine } from "../feed/private-feed.ts";
import type { HttpClient } from "../http/client.ts";
import { createBatchEstimateTopic } from "./batch-estimate.ts";
import { createCandlesTopic } from "./candles.ts";
import type { ConvertBases } from "./convert-bases.ts";
import { createConvertLimitsTopic } from "./convert-limits.ts";
import { createLimitEstimateTopic } from "./limit-estimate.ts";
import { createLimitOpenTopic } from "./limit-open.ts";
import { createMarketOrderTopic } from "./market-order.ts";
import { createSpecialEstimateTopic } from "./special-estimate.ts";

export interface LazyTopicsOptions {
  readonly feed: LiveFeed;
  readonly http: HttpClient;
  readonly clock: Clock;
  readonly basisOf: ConvertBases;
  /** Server time, ms. */
  readonly serverNow: () => number;
  readonly privateLine: PrivateLine;
}

/** Topics that no first visit needs: a part of their own, loaded when the first of them is subscribed to. */
export function createLazyTopics({ feed, http, clock, basisOf, serverNow }: LazyTopicsOptions) {
  return {
    candles: createCandlesTopic(feed),
    "market.order": createMarketOrderTopic({ feed, clock }),
    "batch.estimate": createBatchEstimateTopic({ feed, http, clock }),
    "convertSpecial.estimate": createSpecialEstimateTopic({ feed, http, clock }),
    "convert.limits": createConvertLimitsTopic({ http, clock, basisOf }),
    "limitOrder.estimate": createLimitEstimateTopic({ feed, basisOf, serverNow }),
    "limitOrder.open": createLimitOpenTopic({ feed, http, clock }),
  };
}
