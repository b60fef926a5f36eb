import type { AmountChange } from "#src/ui/amount-change.ts";
import type { AmountDraft } from "#src/ui/amount-draft.ts";
import { changed, composed, draftOf } from "#src/ui/amount-edit.ts";
import { type AmountHistory, stepped, travelled } from "#src/ui/amount-history.ts";

/** An amount field and a person at it: the browser's text and selection, and what the field makes of them. */
export class Typist {
  readonly language: string;
  readonly onKeypad: boolean;
  history: AmountHistory;
  start = 0;
  end = 0;

  constructor(language: string, value = "", onKeypad = false) {
    this.language = language;
    this.onKeypad = onKeypad;
    this.history = { past: [], now: draftOf(value, language), future: [] };
    this.caret(this.shown.length);
  }

  get draft(): AmountDraft {
    return this.history.now;
  }

  get shown(): string {
    return this.draft.shown;
  }

  /** What the field hands on. */
  get value(): string {
    return this.draft.value;
  }

  /** The text with the caret in it. */
  get seen(): string {
    return `${this.shown.slice(0, this.start)}|${this.shown.slice(this.end)}`;
  }

  caret(at: number): this {
    return this.select(at, at);
  }

  select(start: number, end: number): this {
    this.start = start;
    this.end = end;
    return this;
  }

  selectAll(): this {
    return this.select(0, this.shown.length);
  }

  /** Key by key. */
  type(text: string): this {
    for (const key of text) this.#put(key, "typed");
    return this;
  }

  paste(text: string): this {
    return this.#put(text, "pasted");
  }

  backspace(): this {
    const from = this.start === this.end ? Math.max(0, this.start - 1) : this.start;
    return this.#change(from, this.end, "", "deleted-back");
  }

  delete(): this {
    const to = this.start === this.end ? Math.min(this.shown.length, this.end + 1) : this.end;
    return this.#change(this.start, to, "", "deleted-ahead");
  }

  /** An input method writes `steps` one after the other in each other's place, then commits the last. */
  compose(...steps: readonly string[]): this {
    const from = this.start;
    for (const step of steps) {
      const before = { start: this.start, end: this.end };
      const text = this.shown.slice(0, from) + step + this.shown.slice(this.end);
      this.#apply({
        text,
        caret: from + step.length,
        before,
        kind: "typed",
        onKeypad: this.onKeypad,
        composing: true,
      });
    }
    return this.#settle(composed(this.draft, this.end, this.language));
  }

  /** Leaves the field: what stands in the form is shown. */
  leave(): this {
    this.history = { ...this.history, now: draftOf(this.value, this.language) };
    return this.caret(this.shown.length);
  }

  travel(way: "back" | "forth"): this {
    this.history = travelled(this.history, way) ?? this.history;
    return this.select(this.draft.start, this.draft.end);
  }

  #put(text: string, kind: AmountChange["kind"]): this {
    return this.#change(this.start, this.end, text, kind);
  }

  #change(from: number, to: number, inserted: string, kind: AmountChange["kind"]): this {
    const before = { start: this.start, end: this.end };
    const text = this.shown.slice(0, from) + inserted + this.shown.slice(to);
    return this.#apply({ text, caret: from + inserted.length, before, kind, onKeypad: this.onKeypad });
  }

  #apply(change: AmountChange): this {
    const next = changed(this.draft, change, this.language);
    this.history = stepped(this.history, next, change.before);
    return this.select(next.start, next.end);
  }

  #settle(now: AmountDraft): this {
    this.history = { ...this.history, now };
    return this.select(now.start, now.end);
  }
}
