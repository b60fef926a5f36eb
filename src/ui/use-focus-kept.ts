import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { isFocusNowhere } from "./focus-nowhere.ts";

/**
 * A form that is locked, or gives way to what comes of it, takes its focus along: then it goes to the card, at each `turn`.
 * Asked again when a dialog closes, which would have handed the focus back to what is gone. Focus that was not there stays away.
 */
export function useFocusKept(card: RefObject<HTMLElement | null>, turn: string): void {
  const wasInside = useRef(false);
  // From the first moment at which it can have the focus.
  useLayoutEffect(() => {
    const element = card.current;
    const note = (): void => {
      wasInside.current = true;
    };
    element?.addEventListener("focusin", note);
    return () => element?.removeEventListener("focusin", note);
  }, [card]);
  const before = useRef(turn);
  // At once too: a dialog around it would give the focus to its title.
  useLayoutEffect(() => {
    if (turn !== before.current) keep(card.current, wasInside.current);
  }, [card, turn]);
  useEffect(() => {
    if (turn === before.current) return undefined;
    before.current = turn;
    const again = (): void => keep(card.current, wasInside.current);
    again();
    document.addEventListener("close", again, { capture: true, once: true });
    return () => document.removeEventListener("close", again, { capture: true });
  }, [card, turn]);
}

function keep(card: HTMLElement | null, wasInside: boolean): void {
  if (wasInside && isFocusNowhere()) card?.focus({ preventScroll: true });
}
