import { chartTopic } from "./chart.ts";
import { convertLimitsTopic } from "./convert-limits.ts";
import type { AnyTopic } from "./define-topic.ts";
import { limitOpenTopic } from "./limit-open.ts";
import { marketOrderTopic } from "./market-order.ts";

/** Topics that no first price waits for, and most pages need: a part of their own, loaded when the first of them is subscribed to. */
export const lazyTopics = [
  chartTopic,
  marketOrderTopic,
  convertLimitsTopic,
  limitOpenTopic,
] as const satisfies readonly AnyTopic[];
