import { type RefObject, useEffect, useState } from "react";

/**
 * Whether a part is still to be painted: while it is open, and until its leave transition has run. Where none runs it
 * goes at once.
 */
export function useLeaving(part: RefObject<HTMLElement | null>, open: boolean): boolean {
  const [painted, setPainted] = useState(open);
  if (open && !painted) setPainted(true);
  useEffect(() => {
    if (open || !painted) return undefined;
    let isBack = false;
    const leave = async (): Promise<void> => {
      await leaveOf(part.current);
      if (!isBack) setPainted(false);
    };
    void leave();
    return () => {
      isBack = true;
    };
  }, [part, open, painted]);
  return open || painted;
}

/** Settles when no transition within the part runs any more, however each of them ended. */
async function leaveOf(part: HTMLElement | null): Promise<void> {
  const running = part?.getAnimations({ subtree: true }) ?? [];
  const transitions = running.filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
}

/** What a part last showed while it was open: it leaves as it was, not emptied. */
export function useStored<T>(value: T, open: boolean): T {
  const [stored, keep] = useState(value);
  if (open && stored !== value) keep(value);
  return open ? value : stored;
}
