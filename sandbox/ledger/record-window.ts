import { and, type Column, gte, lt, type SQL } from "drizzle-orm";
import { codes, Refusal } from "../refusal.ts";

const dayMs = 86_400_000;
const longestMs = 30 * dayMs - 1;

export interface WindowInput {
  readonly txID?: string | undefined;
  /** ms */
  readonly startTime?: number | undefined;
  readonly endTime?: number | undefined;
}

/**
 * The window that a list of deposits or withdrawals is narrowed to, compared by the second (F0.7): the last days by default.
 * Undefined for a transaction without one, which is looked for at any time.
 */
export function recordWindow(at: Column, input: WindowInput, now: number): SQL | undefined {
  const { txID, startTime, endTime } = input;
  if (txID !== undefined && startTime === undefined && endTime === undefined) return undefined;
  const end = endTime ?? (startTime === undefined ? now + 1 : startTime + longestMs);
  const start = startTime ?? end - longestMs;
  if (end - start > longestMs) throw new Refusal(codes.badParameter, "A window has less than 30 days");
  return and(gte(at, Math.floor(start / 1000) * 1000), lt(at, Math.ceil(end / 1000) * 1000));
}
