import { useEffect } from "react";
import { holdIdle } from "./idle.ts";

/** As long as it waits for something that it will show, the page is not complete; `late`: for what comes at idle itself. */
export function useHoldIdle(waits: boolean, what: "all" | "late" = "all"): void {
  useEffect(() => (waits ? holdIdle(undefined, what) : undefined), [waits, what]);
}
