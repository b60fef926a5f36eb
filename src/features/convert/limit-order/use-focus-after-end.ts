import { type RefObject, useEffect, useRef } from "react";
import { isFocusNowhere } from "#src/ui/focus-nowhere.ts";

/**
 * An order that has ended takes its cancel button along, and the focus with it: then the focus goes to the card, or to
 * the page where no card is left. Asked again when a dialog closes, which would have handed the focus back to it.
 */
export function useFocusAfterEnd(count: number, card: RefObject<HTMLElement | null>): void {
  const before = useRef(count);
  useEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (!isFewer) return undefined;
    const keep = (): void => {
      if (isFocusNowhere()) {
        (card.current ?? document.getElementById("main"))?.focus({ preventScroll: true });
      }
    };
    keep();
    document.addEventListener("close", keep, { capture: true, once: true });
    return () => document.removeEventListener("close", keep, { capture: true });
  }, [count, card]);
}
