/** User timing of the worker's thread, as Chrome's performance panel shows it in tracks of its own (docs/profiling.md). */

export interface Marks {
  /** `startedAt` and `endedAt`: ms since 1970, monotonic. */
  measure(track: "feed" | "calls", name: string, startedAt: number, endedAt: number): void;
  mark(name: string): void;
}

/** The part of the platform's Performance that this needs. */
export interface UserTiming {
  readonly timeOrigin: number;
  measure(name: string, options: PerformanceMeasureOptions): unknown;
  mark(name: string, options: PerformanceMarkOptions): unknown;
  clearMeasures(name: string): void;
  clearMarks(name: string): void;
}

const group = "coffer worker";
const colors = { feed: "primary", calls: "tertiary" } as const;
/** A recorded trace has each entry as it is made; the platform's own list of them would grow for ever. */
const maxEntries = 500;

export function createMarks(timing: UserTiming): Marks {
  const measured = new Set<string>();
  const marked = new Set<string>();
  let entries = 0;

  const count = (): void => {
    entries += 1;
    if (entries < maxEntries) return;
    for (const name of measured) timing.clearMeasures(name);
    for (const name of marked) timing.clearMarks(name);
    measured.clear();
    marked.clear();
    entries = 0;
  };

  return {
    measure(track, name, startedAt, endedAt) {
      const devtools = { dataType: "track-entry", track, trackGroup: group, color: colors[track] };
      const start = Math.max(startedAt - timing.timeOrigin, 0);
      const end = Math.max(endedAt - timing.timeOrigin, start);
      measured.add(name);
      timing.measure(name, { start, end, detail: { devtools } });
      count();
    },
    mark(name) {
      marked.add(name);
      timing.mark(name, { detail: { devtools: { dataType: "marker", color: "error" } } });
      count();
    },
  };
}
