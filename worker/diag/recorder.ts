import type { DiagCall, DiagError, DiagStage, DiagTimes } from "#shared/contract/diag.ts";
import { toErrorData } from "#shared/rpc/errors.ts";
import type { Clock } from "../clock.ts";
import type { Marks } from "./marks.ts";
import type { DiagCounter, Recorder } from "./meter.ts";
import { TimeWindow } from "./window.ts";

const maxListed = 20;
/** Their own snapshots would be reported as the market's. */
const uncounted: readonly string[] = ["diag"];
/** Their time is that of the report, not of a figure. */
const undated: readonly string[] = ["diag", "clock", "connection"];

/** Since recording began. */
export type DiagTotals = Readonly<
  Record<DiagCounter | "frames" | "wireBytes" | "textBytes" | "snapshots" | "rows", number>
>;

export interface DiagRecorder extends Recorder {
  readonly totals: DiagTotals;
  times(stage: DiagStage): DiagTimes;
  readonly inflating: number;
  readonly takenAsOf: number;
  readonly callsInFlight: number;
  /** Newest first. */
  readonly calls: readonly DiagCall[];
  readonly errors: readonly DiagError[];
}

export interface RecorderOptions {
  readonly clock: Pick<Clock, "now">;
  /** Server time, ms. */
  readonly serverNow: () => number;
  readonly marks: Marks;
}

export function createRecorder({ clock, serverNow, marks }: RecorderOptions): DiagRecorder {
  const totals: Record<keyof DiagTotals, number> = {
    reconnects: 0,
    cacheHits: 0,
    cacheMisses: 0,
    frames: 0,
    wireBytes: 0,
    textBytes: 0,
    snapshots: 0,
    rows: 0,
  };
  const now = (): number => clock.now();
  const windows: Readonly<Record<DiagStage, TimeWindow>> = {
    inflate: new TimeWindow(now),
    parse: new TimeWindow(now),
    derive: new TimeWindow(now),
    publish: new TimeWindow(now),
    taken: new TimeWindow(now),
  };
  const encoder = new TextEncoder();
  let calls: readonly DiagCall[] = [];
  let errors: readonly DiagError[] = [];
  let lastNo = 0;
  let inflating = 0;
  let takenAsOf = 0;
  let callsInFlight = 0;

  const spent = (stage: DiagStage, startedAt: number): void => {
    const endedAt = now();
    windows[stage].add(endedAt - startedAt);
    marks.measure("feed", `coffer:${stage}`, startedAt, endedAt);
  };

  const error = (code: string, call: string): void => {
    lastNo += 1;
    errors = [{ no: lastNo, code, call, at: Math.round(serverNow()) }, ...errors].slice(0, maxListed);
    marks.mark(`coffer:error ${code}`);
  };

  const callEnded = (name: string, startedAt: number, outcome: string): void => {
    const endedAt = now();
    callsInFlight -= 1;
    lastNo += 1;
    const call = { no: lastNo, name, ms: Math.round(endedAt - startedAt), outcome };
    calls = [call, ...calls].slice(0, maxListed);
    marks.measure("calls", `coffer:call ${name}`, startedAt, endedAt);
  };

  return {
    totals,
    times: (stage) => windows[stage].times(),
    get inflating() {
      return inflating;
    },
    get takenAsOf() {
      return takenAsOf;
    },
    get callsInFlight() {
      return callsInFlight;
    },
    get calls() {
      return calls;
    },
    get errors() {
      return errors;
    },
    add(counter) {
      totals[counter] += 1;
      if (counter === "reconnects") marks.mark("coffer:reconnect");
    },
    frame(data) {
      totals.frames += 1;
      if (data instanceof ArrayBuffer) {
        totals.wireBytes += data.byteLength;
      } else if (typeof data === "string") {
        totals.wireBytes += encoder.encode(data).length;
        totals.textBytes += data.length;
      }
    },
    timed(stage, run) {
      const startedAt = now();
      try {
        return run();
      } finally {
        spent(stage, startedAt);
      }
    },
    async inflate(inflate, bytes) {
      const startedAt = now();
      inflating += 1;
      try {
        const text = await inflate(bytes);
        totals.textBytes += text.length;
        return text;
      } finally {
        inflating -= 1;
        spent("inflate", startedAt);
      }
    },
    async publish(topic, snapshot, deliver) {
      if (uncounted.includes(topic)) return deliver(snapshot);
      totals.snapshots += 1;
      totals.rows += snapshot.rows.length;
      const startedAt = now();
      const taken = deliver(snapshot);
      spent("publish", startedAt);
      const handedAt = now();
      await taken;
      spent("taken", handedAt);
      if (!undated.includes(topic)) takenAsOf = Math.max(takenAsOf, snapshot.asOf);
    },
    call(name, answer) {
      const startedAt = now();
      callsInFlight += 1;
      answer.then(
        ({ kind }) => callEnded(name, startedAt, kind),
        (thrown: unknown) => {
          const { code } = toErrorData(thrown);
          callEnded(name, startedAt, code);
          error(code, name);
        },
      );
      return answer;
    },
    error,
  };
}
