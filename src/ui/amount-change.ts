import type { AmountDraft } from "./amount-draft.ts";

/** Finds what a change to an amount field's text touched: separators elsewhere keep what they are. */

/** One change to the field's text, as the browser tells it. */
export interface AmountChange {
  readonly text: string;
  /** Where the caret is after it. */
  readonly caret: number;
  /** What was selected before it; undefined when that is not known: then all of the text is new. */
  readonly before: { readonly start: number; readonly end: number } | undefined;
  readonly kind: "typed" | "pasted" | "deleted-back" | "deleted-ahead";
  /** A finger is the main pointer: keys are those of a keypad, which may offer one separator alone. */
  readonly onKeypad: boolean;
  /** An input method is still at work on the text, which must not be changed under it. */
  readonly composing?: boolean;
}

/** The change, told by what it took away and what it brought. */
export interface Edit {
  readonly text: string;
  readonly own: string;
  readonly caret: number;
  readonly inserted: string;
  readonly removed: string;
  readonly atEnd: boolean;
}

/** What is known of the text from before it, the marks the field put there above all, is carried over. */
export function editOf({ shown, own, settled, written }: AmountDraft, change: AmountChange): Edit {
  const { text, caret, before, kind } = change;
  let head = before === undefined ? 0 : Math.min(before.start, caret);
  let tail = before === undefined ? 0 : Math.min(text.length - caret, shown.length - head);
  // An input method may replace what it wrote before: only what is the same was not touched.
  head = Math.min(head, sameStart(shown.slice(0, shown.length - tail), text.slice(0, text.length - tail)));
  tail = Math.min(tail, sameEnd(shown.slice(head), text.slice(head)));
  const removed = shown.slice(head, shown.length - tail);
  const inserted = text.slice(head, text.length - tail);
  // Until it is settled, every separator that was written counts as the person's own.
  const marks = settled || written !== shown ? own : none(shown);
  const removedMarks = marks.slice(head, shown.length - tail);
  let [left, right] = [head, tail];
  // Deleting a group mark alone would change nothing: the digit beyond it goes.
  if (inserted === "" && removedMarks === "g" && !change.composing) {
    if (kind === "deleted-back") left = Math.max(0, left - 1);
    if (kind === "deleted-ahead") right = Math.max(0, right - 1);
  }
  return {
    text: text.slice(0, left) + inserted + text.slice(text.length - right),
    own: marks.slice(0, left) + none(inserted) + marks.slice(marks.length - right),
    caret: left + inserted.length,
    inserted,
    removed,
    atEnd: tail === 0,
  };
}

export function none(text: string): string {
  return "-".repeat(text.length);
}

function sameStart(a: string, b: string): number {
  let count = 0;
  while (count < a.length && a.charAt(count) === b.charAt(count)) count += 1;
  return count;
}

function sameEnd(a: string, b: string): number {
  let count = 0;
  while (count < a.length && count < b.length && a.at(-1 - count) === b.at(-1 - count)) count += 1;
  return count;
}
