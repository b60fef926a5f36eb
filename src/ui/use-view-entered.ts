import { useEffect, useRef } from "react";
import { restoreScroll } from "../state/scroll-memory.ts";
import { focusHeading } from "./focus-heading.ts";

/**
 * The views of one path are pages to whoever reads them: another one begins at its top, or where it was left, with the focus at the
 * heading. The first is the page's own.
 */
export function useViewEntered(view: string): void {
  const shown = useRef(view);
  const isBack = useRef(false);
  useEffect(() => {
    const note = ({ type }: Event): void => {
      isBack.current = type === "popstate";
    };
    for (const way of ["pushState", "popstate"]) window.addEventListener(way, note);
    return () => {
      for (const way of ["pushState", "popstate"]) window.removeEventListener(way, note);
    };
  }, []);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    // What a link leads to stands where the link did, as far as the memory knows.
    if (!isBack.current) window.scrollTo(0, 0);
    else restoreScroll();
    // A record of it that is open already has the focus.
    if (document.activeElement?.closest("dialog, [role=dialog]") == null) focusHeading();
  }, [view]);
}
