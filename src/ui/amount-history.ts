import type { AmountDraft } from "./amount-draft.ts";

/**
 * The steps back and forth of an amount field. The browser loses its own as soon as the field's text is written anew,
 * which grouping does.
 */
export interface AmountHistory {
  readonly past: readonly AmountDraft[];
  readonly now: AmountDraft;
  readonly future: readonly AmountDraft[];
}

const maxSteps = 200;

/** `selected` is what was selected before the step: going back selects it again. */
export function stepped(
  { past, now }: Pick<AmountHistory, "past" | "now">,
  next: AmountDraft,
  selected: { readonly start: number; readonly end: number } = now,
): AmountHistory {
  const { start, end } = selected;
  return { past: [...past, { ...now, start, end }].slice(-maxSteps), now: next, future: [] };
}

/** The step before, or after; null when there is none. */
export function travelled({ past, now, future }: AmountHistory, way: "back" | "forth"): AmountHistory | null {
  if (way === "back") {
    const last = past.at(-1);
    return last === undefined ? null : { past: past.slice(0, -1), now: last, future: [now, ...future] };
  }
  const [next, ...rest] = future;
  return next === undefined ? null : { past: [...past, now], now: next, future: rest };
}
