import type { LazyTopicsOptions } from "./lazy-part.ts";
import { lazyTopic } from "./lazy-topic.ts";

/** The topics of `later.ts` before they are there. */
export function lazyTopics(options: LazyTopicsOptions) {
  const { clock } = options;
  const later = async () => (await import("./lazy-part.ts")).createLazyTopics(options);
  let made: ReturnType<typeof import("./private-topics.ts")["createPrivateTopics"]> | undefined;
  const ofPerson = async () => {
    const part = await import("./private-topics.ts");
    // One connection for all of them.
    made ??= part.createPrivateTopics(options);
    return made;
  };
  return {
    "convert.limits": lazyTopic(async () => (await later())["convert.limits"], clock),
    candles: lazyTopic(async () => (await later()).candles, clock),
    "market.order": lazyTopic(async () => (await later())["market.order"], clock),
    "limitOrder.estimate": lazyTopic(async () => (await later())["limitOrder.estimate"], clock),
    "limitOrder.open": lazyTopic(async () => (await later())["limitOrder.open"], clock),
    "deposit.recent": lazyTopic(async () => (await ofPerson())["deposit.recent"], clock),
    "batch.estimate": lazyTopic(async () => (await later())["batch.estimate"], clock),
    "convertSpecial.estimate": lazyTopic(async () => (await later())["convertSpecial.estimate"], clock),
  };
}
