import { useEffect, useRef, useState } from "react";

/** Typing has paused for so long: the list is searched for what stands there, ms. */
const pauseMs = 300;

export interface TypedText {
  readonly text: string;
  readonly type: (text: string) => void;
}

/**
 * The text of a search: shown as typed, handed on when typing pauses, and led by the address. `wantedOf` answers what a
 * text looks for.
 */
export function useTypedText(
  value: string,
  wantedOf: (text: string) => string,
  onChange: (value: string) => void,
): TypedText {
  const [typed, setTyped] = useState({ text: value, of: value });
  // Back, Clear and links change the address: what was typed gives way to it.
  if (typed.of !== value) setTyped({ text: wantedOf(typed.text) === value ? typed.text : value, of: value });
  const hand = useRef(onChange);
  useEffect(() => {
    hand.current = onChange;
  });
  const wanted = wantedOf(typed.text);
  useEffect(() => {
    if (wanted === value) return undefined;
    // An emptied field is no half-typed one.
    const timer = setTimeout(() => hand.current(wanted), wanted === "" ? 0 : pauseMs);
    return () => clearTimeout(timer);
  }, [wanted, value]);
  return { text: typed.text, type: (next) => setTyped({ text: next, of: value }) };
}
