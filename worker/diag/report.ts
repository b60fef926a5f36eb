import type { DiagRow } from "#shared/contract/diag.ts";
import type { Clock } from "../clock.ts";
import type { DiagRecorder, DiagTotals } from "./recorder.ts";

/** What is not counted but simply is so at the moment. */
export type DiagGauges = Pick<
  DiagRow,
  "epoch" | "state" | "status" | "lastFrameAt" | "topics" | "clockOffsetMs" | "telemetryQueue" | "signing"
> & { readonly cacheSize: number };

const rated = ["frames", "wireBytes", "textBytes", "snapshots", "rows"] as const;

/** Each call answers the row of now; its rates are over the time since the call before. */
export function createReport(
  recorder: DiagRecorder,
  gauges: () => DiagGauges,
  clock: Pick<Clock, "now">,
): () => DiagRow {
  let before: DiagTotals = { ...recorder.totals };
  let beforeAt = clock.now();
  let perSecond = { frames: 0, wireBytes: 0, textBytes: 0, snapshots: 0, rows: 0 };

  return () => {
    const at = clock.now();
    const seconds = (at - beforeAt) / 1000;
    const totals = { ...recorder.totals };
    if (seconds > 0) {
      perSecond = { ...perSecond };
      for (const name of rated)
        perSecond[name] = Math.round(((totals[name] - before[name]) / seconds) * 10) / 10;
      before = totals;
      beforeAt = at;
    }
    const { cacheSize, ...rest } = gauges();
    return {
      key: "worker",
      ...rest,
      takenAsOf: recorder.takenAsOf,
      reconnects: totals.reconnects,
      perSecond,
      times: {
        inflate: recorder.times("inflate"),
        parse: recorder.times("parse"),
        derive: recorder.times("derive"),
        publish: recorder.times("publish"),
        taken: recorder.times("taken"),
      },
      inflating: recorder.inflating,
      cache: { hits: totals.cacheHits, misses: totals.cacheMisses, size: cacheSize },
      callsInFlight: recorder.callsInFlight,
      calls: recorder.calls,
      errors: recorder.errors,
    };
  };
}
