import type { LazyTopicsOptions } from "./lazy-part.ts";
import { lazyTopic } from "./lazy-topic.ts";

/** The topics of `later.ts` before they are there. */
export function lazyTopics(options: LazyTopicsOptions) {
  const { clock } = options;
  const later = async () => (await import("./lazy-part.ts")).createLazyTopics(options);
  return {
    "convert.limits": lazyTopic(async () => (await later())["convert.limits"], clock),
    chart: lazyTopic(async () => (await later()).chart, clock),
    "market.order": lazyTopic(async () => (await later())["market.order"], clock),
    "limitOrder.estimate": lazyTopic(async () => (await later())["limitOrder.estimate"], clock),
    "limitOrder.open": lazyTopic(async () => (await later())["limitOrder.open"], clock),
    "batch.estimate": lazyTopic(async () => (await later())["batch.estimate"], clock),
    "convertSpecial.estimate": lazyTopic(async () => (await later())["convertSpecial.estimate"], clock),
  };
}
