import { useLayoutEffect } from "react";

/**
 * What styles far from it depend on: `modal`, a dialog is open; `unplaced`, something has not its height yet; `tall-bar`, a
 * phone's action bar has a figure above its button.
 */
type Mark = "data-modal" | "data-unplaced" | "data-tall-bar";

/**
 * Marks the document's root until the answer is called; its value is how many do. A `:has()` of the root or of the page
 * instead would have all that is in it searched with whatever comes or goes: some 40 ms of a start at 4x (docs/performance.md).
 */
export function markRoot(mark: Mark): () => void {
  const root = document.documentElement;
  const add = (more: number): void => {
    const count = Number(root.getAttribute(mark)) + more;
    if (count > 0) root.setAttribute(mark, `${count}`);
    else root.removeAttribute(mark);
  };
  add(1);
  return () => add(-1);
}

export function useRootMark(mark: Mark, isOn = true): void {
  useLayoutEffect(() => (isOn ? markRoot(mark) : undefined), [mark, isOn]);
}
