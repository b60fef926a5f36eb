import { systemClock } from "#worker/clock.ts";
import { selectInflate } from "#worker/feed/inflate.ts";
import { createLiveFeed, type LiveFeed } from "#worker/feed/live-feed.ts";
import { openWebSocket } from "#worker/feed/web-socket.ts";
import { quotesTopic } from "#worker/topics/quotes.ts";

/** The live feed of this origin as the worker runs it, wherever this code runs. */
export function openFeed(): {
  readonly feed: LiveFeed;
  readonly quotes: ReturnType<typeof quotesTopic.create>;
} {
  const feed = createLiveFeed({
    clock: systemClock,
    openSocket: openWebSocket,
    random: () => Math.random(),
    reachable: () => true,
    inflate: selectInflate(globalThis),
    feedUrl: `${location.origin.replace("http", "ws")}/spot/ws/quote/v2`,
    binary: () => true,
    klineVersion: () => 2,
    serverNow: () => systemClock.now(),
    report: () => undefined,
  });
  feed.open();
  return { feed, quotes: quotesTopic.create({ feed }) };
}
