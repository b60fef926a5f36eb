import { openEveryMs, processingEveryMs, type RecordPhase } from "./record-source.ts";

/** How often a record is looked up, ms; 0 for never. */
export const everyMs: Readonly<Record<RecordPhase, number>> = {
  processing: processingEveryMs,
  open: openEveryMs,
  ended: 0,
};
