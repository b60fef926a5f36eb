import { useEffect, useRef } from "react";
import { restoreView } from "../state/scroll-memory.ts";
import { focusHeading } from "./focus-heading.ts";

/**
 * The views of one path are pages to whoever reads them: another one begins at its top, or where it was left, with the focus at the
 * heading. The first is the page's own.
 */
export function useViewEntered(view: string): void {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    restoreView();
    // A record of it that is open already has the focus.
    if (document.activeElement?.closest("dialog, [role=dialog]") == null) focusHeading();
  }, [view]);
}
