import type { DiagRow } from "#shared/contract/diag.ts";
import type { Clock, TimerId } from "../clock.ts";
import type { Diagnostics } from "../diag/diagnostics.ts";
import type { MeterSwitch } from "../diag/meter.ts";
import type { DiagGauges } from "../diag/report.ts";
import type { TopicSource } from "./topic-source.ts";

export interface DiagTopicOptions {
  readonly clock: Clock;
  readonly meter: MeterSwitch<Diagnostics>;
  readonly gauges: () => DiagGauges;
  /** Server time, ms. */
  readonly serverNow: () => number;
  readonly report: (what: string, cause: unknown) => void;
}

const EVERY_MS = 1000;

/** What the worker does, for a developer: recorded for as long as somebody watches, told once a second. */
export function createDiagTopic(options: DiagTopicOptions): () => TopicSource<DiagRow> {
  const { clock, meter, gauges, serverNow, report } = options;
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
          const tell = (): void => {
            if (stopped) return;
            row = next();
            asOf = Math.round(serverNow());
            timer = clock.setTimeout(tell, EVERY_MS);
            changed("immediate");
          };
          tell();
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
}
