import {
  type ChangeEvent,
  type CompositionEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { AmountChange } from "./amount-change.ts";
import { changed, composed, draftOf } from "./amount-edit.ts";
import { type AmountHistory, stepped, travelled } from "./amount-history.ts";
import { queries } from "./breakpoints.ts";

export interface AmountDraftOptions {
  readonly value: string;
  readonly onChange: (text: string, pasted: boolean) => void;
  readonly language: string;
}

/** What an amount field's input shows and handles while it is written in. */
export interface AmountInput {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly shown: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => void;
  readonly onBlur: () => void;
  /** Answers whether the key was a step back or forth. */
  readonly onKey: (event: KeyboardEvent<HTMLInputElement>) => boolean;
}

type Selected = NonNullable<AmountChange["before"]>;

/** Keeps what is being written, its caret and its steps back, as long as it stands for `value`. */
export function useAmountDraft({ value, onChange, language }: AmountDraftOptions): AmountInput {
  const input = useRef<HTMLInputElement>(null);
  const [typing, setTyping] = useState<(AmountHistory & { readonly language: string }) | null>(null);
  const before = useRef<Selected | undefined>(undefined);
  const select = useRef<Selected | null>(null);
  const isLive = typing?.now.value === value && typing.language === language;
  const history = isLive ? typing : { past: [], now: draftOf(value, language), future: [] };

  function take(next: AmountHistory, pasted: boolean): void {
    select.current = next.now;
    setTyping({ ...next, language });
    onChange(next.now.value, pasted);
  }

  function travel(way: "back" | "forth"): void {
    const there = travelled(history, way);
    if (there !== null) take(there, false);
  }

  const latest = useRef(travel);
  useLayoutEffect(() => {
    latest.current = travel;
    // Rewriting the text throws the caret to its end.
    const { current: element } = input;
    if (select.current !== null && element !== null && element === document.activeElement) {
      element.setSelectionRange(select.current.start, select.current.end);
    }
    select.current = null;
  });

  useLayoutEffect(() => {
    const { current: element } = input;
    if (element === null) return undefined;
    // React's own event of this name is another one.
    const listen = (event: InputEvent): void => {
      before.current = { start: element.selectionStart ?? 0, end: element.selectionEnd ?? 0 };
      const way = wayOf(event.inputType);
      if (way === null || !event.cancelable) return;
      event.preventDefault();
      latest.current(way);
    };
    element.addEventListener("beforeinput", listen);
    return () => element.removeEventListener("beforeinput", listen);
  }, []);

  return {
    input,
    shown: history.now.shown,
    onChange: ({ target, nativeEvent }) => {
      const { inputType = "", isComposing = false } = nativeEvent as Partial<InputEvent>;
      const way = wayOf(inputType);
      if (way !== null) return travel(way);
      const composing = isComposing || inputType === "insertCompositionText";
      const caret = target.selectionStart ?? target.value.length;
      const kind = kindOf(inputType);
      const onKeypad = matchMedia(queries.coarse).matches;
      const change = { text: target.value, caret, before: before.current, kind, onKeypad, composing };
      const next = stepped(history, changed(history.now, change, language), before.current);
      before.current = undefined;
      take(next, kind === "pasted");
      // An input method places the caret itself.
      if (composing) select.current = null;
      return undefined;
    },
    onCompositionEnd: ({ currentTarget }) => {
      if (!isLive) return;
      const caret = currentTarget.selectionStart ?? currentTarget.value.length;
      take({ ...history, now: composed(history.now, caret, language) }, false);
    },
    onBlur: () => {
      if (isLive) setTyping({ ...typing, now: draftOf(value, language) });
    },
    onKey: (event) => {
      const way = event.nativeEvent.isComposing ? null : wayOfKey(event);
      if (way === null) return false;
      // Also where there is no such step: the browser's own would be another.
      event.preventDefault();
      travel(way);
      return true;
    },
  };
}

function kindOf(inputType: string): AmountChange["kind"] {
  if (/^insert(FromPaste|FromDrop|ReplacementText)$|^$/.test(inputType)) return "pasted";
  if (/^delete\w*Backward$/.test(inputType)) return "deleted-back";
  return /^delete\w*Forward$/.test(inputType) ? "deleted-ahead" : "typed";
}

function wayOf(inputType: string): "back" | "forth" | null {
  if (inputType === "historyUndo") return "back";
  return inputType === "historyRedo" ? "forth" : null;
}

/** By the letter, or by its place where the layout has no Latin letters. */
function wayOfKey({ ctrlKey, metaKey, altKey, shiftKey, key, code }: KeyboardEvent): "back" | "forth" | null {
  if (altKey || !(ctrlKey || metaKey)) return null;
  const letter = /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace("Key", "").toLowerCase();
  if (letter === "z") return shiftKey ? "forth" : "back";
  return letter === "y" ? "forth" : null;
}
