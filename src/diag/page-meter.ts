/** What this thread did since the sample before. Null where the browser does not report. */
export interface PageSample {
  readonly framesPerSecond: number;
  /** Milliseconds spent in tasks of more than 50 ms, per second. */
  readonly longTaskMs: number | null;
  /** How many such tasks there were since the panel was opened. */
  readonly longTasks: number | null;
  readonly heapBytes: number | null;
}

export interface PageMeter {
  sample(): PageSample;
  stop(): void;
}

/** Only Chromium has it, and no library types it. */
interface HeapPerformance {
  readonly memory?: { readonly usedJSHeapSize: number };
}

/** Counts frames and long tasks of the page's own thread until it is stopped. */
export function startPageMeter(): PageMeter {
  const reportsTasks = PerformanceObserver.supportedEntryTypes.includes("longtask");
  let frames = 0;
  let longTasks = 0;
  let longMs = 0;
  let sampledAt = performance.now();

  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      longTasks += 1;
      longMs += duration;
    }
  });
  if (reportsTasks) observer.observe({ type: "longtask" });

  const onFrame = (): void => {
    frames += 1;
    frame = requestAnimationFrame(onFrame);
  };
  let frame = requestAnimationFrame(onFrame);

  return {
    sample() {
      const now = performance.now();
      const seconds = Math.max(now - sampledAt, 1) / 1000;
      const sample = {
        framesPerSecond: Math.round(frames / seconds),
        longTaskMs: reportsTasks ? Math.round(longMs / seconds) : null,
        longTasks: reportsTasks ? longTasks : null,
        heapBytes: (performance as HeapPerformance).memory?.usedJSHeapSize ?? null,
      };
      sampledAt = now;
      frames = 0;
      longMs = 0;
      return sample;
    },
    stop() {
      observer.disconnect();
      cancelAnimationFrame(frame);
    },
  };
}
