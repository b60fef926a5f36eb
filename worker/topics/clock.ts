import type { ClockRow } from "#shared/contract/market.ts";
import { defineTopic, type Needs } from "./define-topic.ts";

/** Server time; no row before the first answer. */
export const clockTopic = defineTopic("clock", ({ serverClock }: Needs<"serverClock">) => {
  return () => {
    let row: ClockRow | undefined;
    return {
      read() {
        const offsetMs = serverClock.offsetMs();
        if (offsetMs === undefined) return [];
        if (row?.offsetMs !== offsetMs) row = { key: "clock", offsetMs };
        return [row];
      },
      asOf: (rows) => (rows.length > 0 ? Math.round(serverClock.now()) : 0),
      status: () => (serverClock.offsetMs() === undefined ? "connecting" : "live"),
      watch: (changed) => serverClock.watch(() => changed("immediate")),
    };
  };
});
