import { serverNow } from "#src/bridge/server-clock.ts";
import { dateIn, readersZone } from "./days.ts";

/** The server's day in the reader's time zone, ISO: the last one that has records. */
export function todayOf(): string {
  return dateIn(readersZone(), serverNow());
}
