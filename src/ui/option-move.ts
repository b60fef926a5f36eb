/** How far a page key goes. */
const page = 8;

/** The index a key leads to in a list that ends at its ends; -1 when there is nothing. Other keys stay where they are. */
export function moveActive(active: number, count: number, key: string): number {
  if (count === 0) return -1;
  switch (key) {
    case "ArrowDown":
      return Math.min(count - 1, active + 1);
    case "ArrowUp":
      return Math.max(0, active - 1);
    case "PageDown":
      return Math.min(count - 1, active + page);
    case "PageUp":
      return Math.max(0, active - page);
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return active;
  }
}

/** A line of a list: an option, or the head of a group of them. */
export type ListLine<O> =
  | { readonly kind: "head"; readonly label: string }
  | { readonly kind: "option"; readonly option: O; readonly at: number };

/** Options with the heads of their groups between them; `at` counts options alone. No group: no head. */
export function linesOf<O>(
  options: readonly O[],
  groupOf: ((option: O) => string | undefined) | undefined,
): readonly ListLine<O>[] {
  const lines: ListLine<O>[] = [];
  let last: string | undefined;
  for (const [at, option] of options.entries()) {
    const label = groupOf?.(option);
    if (label !== undefined && label !== last) lines.push({ kind: "head", label });
    last = label;
    lines.push({ kind: "option", option, at });
  }
  return lines;
}
