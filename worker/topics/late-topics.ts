import { lateTopic } from "./late-topic.ts";
import type { LaterTopicsOptions } from "./later.ts";

/** The topics of `later.ts` before they are there. */
export function lateTopics(options: LaterTopicsOptions) {
  const { clock } = options;
  const later = async () => (await import("./later.ts")).createLaterTopics(options);
  return {
    "convert.limits": lateTopic(async () => (await later())["convert.limits"], clock),
    candles: lateTopic(async () => (await later()).candles, clock),
    "market.order": lateTopic(async () => (await later())["market.order"], clock),
    "limitOrder.estimate": lateTopic(async () => (await later())["limitOrder.estimate"], clock),
    "limitOrder.open": lateTopic(async () => (await later())["limitOrder.open"], clock),
    "batch.estimate": lateTopic(async () => (await later())["batch.estimate"], clock),
    "convertSpecial.estimate": lateTopic(async () => (await later())["convertSpecial.estimate"], clock),
  };
}
