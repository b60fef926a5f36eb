import { useEffect } from "react";
import { holdIdle } from "./idle.ts";

/** As long as it waits for something that it will show, the page is not complete. */
export function useHoldIdle(waits: boolean): void {
  useEffect(() => (waits ? holdIdle() : undefined), [waits]);
}
