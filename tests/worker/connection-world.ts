import type { ConnectionState } from "#shared/contract/market.ts";
import { FeedConnection } from "#worker/feed/connection.ts";
import { fakeSockets } from "./fake-sockets.ts";
import { manualClock } from "./manual-clock.ts";

/** Longer than any back-off. */
export const aWhileMs = 6001;

export type ConnectionWorld = ReturnType<typeof createConnectionWorld>;

/** A connection of the feed with all that it touches in a test's hands. */
export function createConnectionWorld() {
  const clock = manualClock();
  const sockets = fakeSockets();
  const states: ConnectionState[] = [];
  const frames: unknown[] = [];
  const page = { reachable: true };
  const connection = new FeedConnection({
    clock,
    openSocket: sockets.open,
    random: () => 0.5,
    reachable: () => page.reachable,
    url: () => `wss://feed.test/?timestamp=${clock.now()}`,
    onState: (state) => states.push(state),
    onFrame: (data) => frames.push(data),
  });
  return {
    clock,
    sockets,
    states,
    frames,
    page,
    connection,
    openUp(): void {
      connection.open();
      sockets.last().events.opened();
    },
  };
}
