import { useEffect, useRef } from "react";

/** How long a view that is still filling up is waited for, ms. */
const giveUpAfterMs = 1_000;

interface EntryState {
  readonly entry?: number;
}

/** Where views were scrolled to, by the number that the app gives each entry of the history. */
const positions = new Map<number, number>();
const entryNow = (): number | undefined => (history.state as EntryState | null)?.entry;

/**
 * The views of one path are pages to whoever reads them: another one begins at its top, or where it was left, with the focus at the
 * heading. The first is the page's own.
 */
export function useViewEntered(view: string): void {
  useEffect(() => {
    const note = (): void => {
      const entry = entryNow();
      if (entry !== undefined) positions.set(entry, window.scrollY);
    };
    window.addEventListener("scroll", note, { passive: true });
    return () => window.removeEventListener("scroll", note);
  }, []);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return undefined;
    shown.current = view;
    focusHeading();
    const address = location.href;
    const wanted = positions.get(entryNow() ?? 0) ?? 0;
    const until = performance.now() + giveUpAfterMs;
    let frame = 0;
    const step = (): void => {
      // Whoever has gone on since is not led back.
      if (location.href !== address) return;
      window.scrollTo(0, wanted);
      if (window.scrollY < wanted - 1 && performance.now() < until) frame = requestAnimationFrame(step);
    };
    step();
    return () => cancelAnimationFrame(frame);
  }, [view]);
}

/** Unless a record of it is open already, which has the focus then. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>("main h1");
  const isInRecord = document.activeElement?.closest("dialog, [role=dialog]") instanceof Element;
  if (heading === null || isInRecord) return;
  heading.tabIndex = -1;
  heading.style.outline = "none";
  heading.focus({ preventScroll: true });
}
