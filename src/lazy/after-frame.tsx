import { type ReactNode, startTransition, useEffect, useState } from "react";
import { holdIdle, isFirstPageComplete } from "./idle.ts";

/** A page that is not seen has no frames. */
const unseenMs = 100;

export interface AfterFrameProps {
  /** Of its size, where anything is in sight below it. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A part of the first page in slices, once what is around it has been painted: all at once would be one long
 * task. On every later page it is there at once.
 */
export function AfterFrame({ fallback = null, children }: AfterFrameProps): ReactNode {
  const [isIn, comeIn] = useState(isFirstPageComplete);
  useEffect(() => {
    if (isIn) return undefined;
    // The page is not complete until it is in.
    const release = holdIdle();
    const cancel = afterFrame(() => startTransition(() => comeIn(true)));
    return () => {
      cancel();
      release();
    };
  }, [isIn]);
  return isIn ? children : fallback;
}

/** Answers how to take it back. */
function afterFrame(then: () => void): () => void {
  let timer = setTimeout(then, unseenMs);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    // The task after the frame, not the frame itself.
    timer = setTimeout(then, 0);
  });
  return () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
}
