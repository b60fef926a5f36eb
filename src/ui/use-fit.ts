import { type RefObject, useLayoutEffect } from "react";

/** Type steps of the tokens, px, largest first. */
const steps: readonly number[] = [32, 24, 20, 16, 14, 12];
/** A phone zooms into an input with smaller text; its text can be scrolled instead. */
const leastOfInput = 16;

/**
 * A figure is never cut: takes the largest type step at which the element shows all of its text, at each render and
 * at each change of its width.
 */
export function useFit(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (ref.current !== null) shrink(ref.current);
  });
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    let width = element.clientWidth;
    const watcher = new ResizeObserver(() => {
      if (element.clientWidth === width) return;
      width = element.clientWidth;
      shrink(element);
    });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [ref]);
}

function shrink(element: HTMLElement): void {
  for (const px of steps) {
    element.style.fontSize = `${px}px`;
    if (element.scrollWidth <= element.clientWidth) return;
    if (px === leastOfInput && element instanceof HTMLInputElement) return;
  }
}
