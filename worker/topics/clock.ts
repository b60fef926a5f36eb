import type { ClockRow } from "#shared/contract/market.ts";
import { defineTopic, type Needs } from "./define-topic.ts";

/** Server time; no row before the first answer told it. */
export const clockTopic = defineTopic("clock", ({ serverClock }: Needs<"serverClock">) => {
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
});
