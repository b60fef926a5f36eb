import { compareDecimalText } from "./decimal-text.ts";

/** The most that is credited in a day on a network, of `batchReleaseLimit`; "" where there is no limit, "-1", or none is told (F1.7). */
export function dayLimitOf(batchReleaseLimit: string): string {
  return compareDecimalText(batchReleaseLimit, "0") > 0 ? batchReleaseLimit : "";
}
