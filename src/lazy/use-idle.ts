import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { whenIdle } from "./idle.ts";

/** False until the page is complete and idle: what is heavy and below the first need waits for it, each in its turn. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  // In this task: what a topic publishes in the next frame is not for one long task with it.
  useEffect(() => whenIdle(() => flushSync(() => setIdle(true))), []);
  return idle;
}
