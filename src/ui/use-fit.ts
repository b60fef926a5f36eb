import { type RefObject, useLayoutEffect, useRef } from "react";
import { remOf } from "./rem.ts";

/** Type steps of the tokens, px, largest first. */
const steps: readonly number[] = [32, 24, 20, 16, 14, 12];
/** A phone zooms into an input with smaller text; its text can be scrolled instead. */
const minOfInput = 16;

/** Length of a text that was not fitted yet. */
const none = -1;

/**
 * A figure is never cut: takes the largest type step at which the element shows all of its text. Measured again when
 * the text's length, the element's width or the fonts change, not at each tick of the figure: digits are equally wide,
 * and measuring makes the browser lay the page out.
 */
export function useFit(ref: RefObject<HTMLElement | null>): void {
  const fitted = useRef(none);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const length = lengthOf(element);
    const before = fitted.current;
    if (length === before) return;
    fitted.current = length;
    // Where it begins with a text it is fitted once it is laid out, below: here that would be before its time.
    if (length === 0 || before === none) element.style.fontSize = remOf(steps[0] ?? minOfInput);
    else shrink(element);
  });
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    let width = Number.NaN;
    const watcher = new ResizeObserver(() => {
      const before = width;
      width = element.clientWidth;
      if (width !== before && lengthOf(element) > 0) shrink(element);
    });
    watcher.observe(element);
    const measure = (): void => {
      if (lengthOf(element) > 0) shrink(element);
    };
    document.fonts.addEventListener("loadingdone", measure);
    return () => {
      watcher.disconnect();
      document.fonts.removeEventListener("loadingdone", measure);
    };
  }, [ref]);
}

function lengthOf(element: HTMLElement): number {
  return (element instanceof HTMLInputElement ? element.value : element.textContent).length;
}

function shrink(element: HTMLElement): void {
  for (const px of steps) {
    element.style.fontSize = remOf(px);
    if (element.scrollWidth <= element.clientWidth) return;
    if (px === minOfInput && element instanceof HTMLInputElement) return;
  }
}
