import { useEffect, useRef, useState } from "react";
import { numberOf } from "./history-view.ts";

/** Typing has paused for so long: the list is asked for what stands there, ms. */
const pauseMs = 300;

/** The text of the search for a number: shown as typed, handed on when typing pauses, and led by the address. */
export function useTypedNumber(
  value: string,
  onChange: (recordNo: string) => void,
): { readonly text: string; readonly type: (text: string) => void } {
  const [typed, setTyped] = useState({ text: value, of: value });
  // Back, Clear and links change the address: what was typed gives way to it.
  if (typed.of !== value) setTyped({ text: numberOf(typed.text) === value ? typed.text : value, of: value });
  const hand = useRef(onChange);
  useEffect(() => {
    hand.current = onChange;
  });
  const { text } = typed;
  useEffect(() => {
    const wanted = numberOf(text);
    if (wanted === value) return undefined;
    // An emptied field is no half-typed one.
    const timer = setTimeout(() => hand.current(wanted), wanted === "" ? 0 : pauseMs);
    return () => clearTimeout(timer);
  }, [text, value]);
  return { text, type: (next) => setTyped({ text: next, of: value }) };
}
