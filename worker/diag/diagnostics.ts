import type { DiagRow } from "#shared/contract/diag.ts";
import type { Clock } from "../clock.ts";
import { createMarks } from "./marks.ts";
import { createRecorder, type DiagRecorder } from "./recorder.ts";
import { createReport, type DiagGauges } from "./report.ts";

/** The part of diagnostics that is loaded when somebody watches. */
export interface Diagnostics extends DiagRecorder {
  /** Each call of the answer reports now. */
  report(gauges: () => DiagGauges): () => DiagRow;
}

export function createDiagnostics(clock: Clock, serverNow: () => number): Diagnostics {
  const recorder = createRecorder({ clock, serverNow, marks: createMarks(performance) });
  return Object.assign(recorder, {
    report: (gauges: () => DiagGauges) => createReport(recorder, gauges, clock),
  });
}
