import { marksOf, plainMarks, withMarks } from "#shared/domain/amount-marks.ts";
import { readAmount, writtenAmount } from "#shared/domain/amount-text.ts";
import { plainAmount } from "#shared/domain/plain-amount.ts";
import { type AmountChange, type Edit, editOf, none } from "./amount-change.ts";
import type { AmountDraft } from "./amount-draft.ts";

/** The draft of a figure that stands in the field: plain decimal text, or what had no reading. */
export function draftOf(value: string, language: string): AmountDraft {
  const shown = writtenAmount(value, language);
  const settled = plainAmount(value) !== "";
  const own = settled ? ownMarks(shown, language) : none(shown);
  const written = withoutOwn(shown, own);
  return {
    written,
    stem: written,
    shown,
    own,
    value,
    settled,
    onKeypad: false,
    start: shown.length,
    end: shown.length,
  };
}

/** The draft after a change. */
export function changed(draft: AmountDraft, change: AmountChange, language: string): AmountDraft {
  const edit = editOf(draft, change);
  const onKeypad = isOnKeypad(draft, edit, change);
  return readDraft(writtenAfter(draft, edit), edit, { ...change, onKeypad }, language);
}

/** The draft when an input method has come to its end. */
export function composed(draft: AmountDraft, caret: number, language: string): AmountDraft {
  const { written, shown: text, own, onKeypad } = draft;
  return readDraft(written, { text, own, caret }, { kind: "typed", onKeypad }, language);
}

/** A key alone: what is pasted or dictated has separators that somebody else chose. */
function isOnKeypad(draft: AmountDraft, { inserted }: Edit, { kind, onKeypad }: AmountChange): boolean {
  const key = plainMarks(inserted);
  return /[.,]/.test(key) ? onKeypad && kind === "typed" && key.length === 1 : draft.onKeypad;
}

function writtenAfter({ written, stem, settled }: AmountDraft, edit: Edit): string {
  const { inserted, removed, atEnd } = edit;
  if (atEnd && removed === "") return (/^\p{Nd}+$/u.test(inserted) ? stem : written) + inserted;
  if (atEnd && inserted === "" && removed.length === 1 && !settled) return written.slice(0, -1);
  return withoutOwn(edit.text, edit.own);
}

function readDraft(
  written: string,
  edit: Pick<Edit, "text" | "own" | "caret">,
  change: Pick<AmountChange, "kind" | "composing" | "onKeypad">,
  language: string,
): AmountDraft {
  const { text, caret, own } = edit;
  const { onKeypad } = change;
  const reading = readAmount(written, language, onKeypad);
  const isWhole = reading.kind === "amount" && reading.settled && reading.fraction === undefined;
  const stem = isWhole ? reading.whole : written;
  const pasted = change.kind === "pasted";
  // Only what is typed at the end can be on its way to something else.
  const whole = pasted || caret < text.length;
  if (reading.kind !== "amount" || change.composing || !(whole || reading.settled)) {
    const value = reading.kind === "amount" ? reading.value : reading.kind === "empty" ? "" : text;
    const open = { written, stem, settled: false, onKeypad };
    if (text === written || change.composing || !(onKeypad || misread(text, value, language)))
      return { ...open, value, shown: text, own, start: caret, end: caret };
    // What the field rewrote before a correction must not make another figure of the text, or one of none.
    const behind = withoutOwn(text.slice(caret), own.slice(caret));
    const at = Math.max(0, written.length - behind.length);
    const kept = reading.kind === "amount" ? value : written;
    return { ...open, value: kept, shown: written, own: none(written), start: at, end: at };
  }
  // A separator at the end of what was pasted starts nothing.
  const fraction = pasted && reading.fraction === "" ? undefined : reading.fraction;
  const shown = withMarks(reading.whole, fraction, language);
  const marks = ownMarks(shown, language);
  const at = caretIn(shown, marks, text.slice(caret), fraction?.length);
  const stored = whole ? withoutOwn(shown, marks) : written;
  return {
    written: stored,
    stem: whole ? stored : stem,
    shown,
    own: marks,
    value: reading.value,
    settled: true,
    onKeypad,
    start: at,
    end: at,
  };
}

function misread(text: string, value: string, language: string): boolean {
  if (value === text) return plainAmount(text) !== "";
  // A separator at the end tells nothing yet.
  const seen = readAmount(text.replace(/[^\p{Nd}]+$/u, ""), language);
  return seen.kind !== "amount" || seen.value !== value;
}

/** Before as many digits as before the text was rewritten; marks in front of these are left behind the caret. */
function caretIn(shown: string, own: string, right: string, decimals: number | undefined): number {
  const digits = right.match(/\p{Nd}/gu)?.length ?? 0;
  let at = shown.length;
  for (let left = digits; at > 0 && left > 0; at -= 1) {
    if (/\d/.test(shown.charAt(at - 1))) left -= 1;
  }
  const atPoint = digits === decimals && /^[^\p{Nd}]/u.test(right);
  return at > 0 && (atPoint || own.charAt(at - 1) === "g") ? at - 1 : at;
}

function ownMarks(shown: string, language: string): string {
  const { group } = marksOf(language);
  let marks = "";
  for (const char of shown) marks += char === group ? "g" : "-";
  return marks;
}

function withoutOwn(text: string, own: string): string {
  return text
    .split("")
    .filter((_, i) => own.charAt(i) !== "g")
    .join("");
}
