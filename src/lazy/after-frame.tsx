import { type ReactNode, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { hasBeenIdle, holdIdle } from "./idle.ts";

/** A page that is not seen has no frames. */
const unseenMs = 100;

export interface AfterFrameProps {
  /** Of its size, where anything is in sight below it. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A part of the first page in a task of its own, once what is around it has been painted: all at once would be one long
 * task. On every later page it is there at once.
 */
export function AfterFrame({ fallback = null, children }: AfterFrameProps): ReactNode {
  const [isIn, comeIn] = useState(hasBeenIdle);
  useEffect(() => (isIn ? undefined : afterFrame(() => flushSync(() => comeIn(true)))), [isIn]);
  return isIn ? children : fallback;
}

/** The page is not complete until then. Answers how to take it back. */
function afterFrame(then: () => void): () => void {
  const release = holdIdle();
  const run = (): void => {
    then();
    release();
  };
  let timer = setTimeout(run, unseenMs);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    // The task after the frame, not the frame itself.
    timer = setTimeout(run, 0);
  });
  return () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    release();
  };
}
