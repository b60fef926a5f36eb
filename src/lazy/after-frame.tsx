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
 * task. Parts come in one after another as they stand, so that none pushes down one that is there already. On every
 * later page they are there at once.
 */
export function AfterFrame({ fallback = null, children }: AfterFrameProps): ReactNode {
  const [isIn, comeIn] = useState(isFirstPageComplete);
  useEffect(() => {
    if (isIn) return undefined;
    // The page is not complete until it is in.
    const release = holdIdle();
    const leave = lineUp(() => startTransition(() => comeIn(true)));
    return () => {
      leave();
      release();
    };
  }, [isIn]);
  return isIn ? children : fallback;
}

/** What is still to come in; the first of it waits for its frame. */
const line: { readonly comeIn: () => void }[] = [];
let cancelFirst: (() => void) | undefined;

/** Answers how to leave the line: when it is in, or gone. */
function lineUp(comeIn: () => void): () => void {
  const one = { comeIn };
  line.push(one);
  if (line[0] === one) callFirst();
  return () => {
    const at = line.indexOf(one);
    line.splice(at, 1);
    if (at === 0) callFirst();
  };
}

function callFirst(): void {
  cancelFirst?.();
  const [first] = line;
  cancelFirst = first && afterFrame(first.comeIn);
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
