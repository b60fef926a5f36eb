import { useEffect, useRef } from "react";
import { focusHeading } from "../ui/focus-heading.ts";
import { restoreView } from "./scroll-memory.ts";

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
