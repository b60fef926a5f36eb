import type { DiagRow } from "#shared/contract/diag.ts";
import type { TimerId } from "../clock.ts";
import type { ServerClock } from "../http/server-clock.ts";
import { defineTopic, type Needs } from "./define-topic.ts";

const everyMs = 1000;

export interface DiagNeeds extends Needs<"clock" | "meter" | "gauges" | "report"> {
  readonly serverClock: Pick<ServerClock, "now">;
}

/** What the worker does, for a developer: recorded for as long as somebody watches, published once a second. */
export const diagTopic = defineTopic("diag", (context: DiagNeeds) => {
  const { clock, meter, gauges, serverClock, report } = context;
  return () => {
    let row: DiagRow | undefined;
    let asOf = 0;
    return {
      read: () => (row === undefined ? [] : [row]),
      asOf: () => asOf,
      status: () => (row === undefined ? "connecting" : "live"),
      watch(changed) {
        let timer: TimerId | undefined;
        let stopped = false;
        const { ready, release } = meter.watch();
        const start = async (): Promise<void> => {
          const next = (await ready).report(gauges);
          const publish = (): void => {
            if (stopped) return;
            row = next();
            asOf = Math.round(serverClock.now());
            timer = clock.setTimeout(publish, everyMs);
            changed("immediate");
          };
          publish();
        };
        start().catch((cause: unknown) => report("diagnostics", cause));
        return () => {
          stopped = true;
          if (timer !== undefined) clock.clearTimeout(timer);
          release();
        };
      },
    };
  };
});
