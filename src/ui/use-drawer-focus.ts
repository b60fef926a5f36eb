import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { focusHeading } from "./focus-heading.ts";
import { isFocusNowhere } from "./focus-nowhere.ts";

/** The title gets the focus on opening; on closing it goes back to the record's row, to where it came from, or to the page's heading. */
export function useDrawerFocus(
  box: RefObject<HTMLElement | null>,
  open: boolean,
  returnTo: (() => HTMLElement | null) | undefined,
): void {
  const row = useRef(returnTo);
  useEffect(() => {
    row.current = returnTo;
  });
  useLayoutEffect(() => {
    const element = box.current;
    if (!open || element === null) return undefined;
    const before = document.activeElement;
    element.querySelector<HTMLElement>("[data-drawer-title]")?.focus({ preventScroll: true });
    return () => {
      // Someone who already works in the list is left there.
      const isElsewhere = !element.contains(document.activeElement) && !isFocusNowhere();
      if (isElsewhere) return;
      const target = row.current?.() ?? before;
      // Of a link nothing came before, and its record may stand in no list.
      const isThere = target instanceof HTMLElement && target.isConnected && target !== document.body;
      if (isThere) target.focus({ preventScroll: true });
      else focusHeading();
    };
  }, [box, open]);
}
