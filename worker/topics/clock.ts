import type { ClockRow } from "#shared/contract/market.ts";
import type { ServerClock } from "../http/server-clock.ts";
import type { TopicSource } from "./topic-source.ts";

/** Server time; no row before the first answer told it. */
export function createClockTopic(serverClock: ServerClock): () => TopicSource<ClockRow> {
  return () => {
    let told: ClockRow | undefined;
    return {
      read() {
        const offsetMs = serverClock.offsetMs();
        if (offsetMs === undefined) return [];
        if (told?.offsetMs !== offsetMs) told = { key: "clock", offsetMs };
        return [told];
      },
      asOf: (rows) => (rows.length > 0 ? Math.round(serverClock.now()) : 0),
      status: () => (serverClock.offsetMs() === undefined ? "connecting" : "live"),
      watch: (changed) => serverClock.watch(() => changed("immediate")),
    };
  };
}
