import { createPrivateFeed } from "../feed/private-feed.ts";
import type { LazyTopicsOptions } from "./lazy-part.ts";
import { createRecentDepositsTopic } from "./recent-deposits.ts";

/** Topics of one person, on the connection that logs in: a part of their own. */
export function createPrivateTopics({ http, clock, serverNow, privateLine }: LazyTopicsOptions) {
  const channel = createPrivateFeed(privateLine);
  const { report } = privateLine;
  return {
    "deposit.recent": createRecentDepositsTopic({
      http,
      clock,
      serverNow,
      channel: channel("deposit"),
      report,
    }),
  };
}
