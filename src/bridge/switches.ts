import type { Switches } from "#shared/rpc/api.ts";
import { storedValue } from "./page-host.ts";

/** Read anew for each worker. A page that refuses its storage has not switched anything. */
export function readSwitches(): Switches {
  return {
    binary: storedValue("coffer.plainFeed") !== "true",
    klineVersion: storedValue("coffer.klineVersion") === "1" ? 1 : 2,
    marks: storedValue("coffer.marks") === "true",
  };
}
