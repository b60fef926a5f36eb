import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import { type ListLine, linesOf, moveActive } from "./option-move.ts";

export interface OptionSource<O> {
  /** In their order; undefined while they load. */
  readonly options: readonly O[] | undefined;
  readonly idOf: (option: O) => string;
  /** Those that match the query, best first; all of them when it is empty. */
  readonly search: (options: readonly O[], query: string) => readonly O[];
  readonly selected: string;
  /** It can be read but not chosen; the row says why. */
  readonly isDisabled: (option: O) => boolean;
  /** Heads above options that follow each other, while nothing is searched. */
  readonly groupOf?: ((option: O) => string | undefined) | undefined;
  readonly onPick: (option: O) => void;
}

export interface OptionListState<O> {
  readonly query: string;
  readonly seek: (query: string) => void;
  readonly found: readonly O[];
  readonly lines: readonly ListLine<O>[];
  /** Index into `found` where the keyboard stands; -1 when nothing was found. */
  readonly at: number;
  readonly pick: (option: O | undefined) => void;
  readonly onKey: (event: KeyboardEvent) => void;
}

const moves: ReadonlySet<string> = new Set(["ArrowDown", "ArrowUp", "PageDown", "PageUp", "Home", "End"]);
const nothing: readonly never[] = [];

/** What a searchable list of options knows and how keys move in it. `reveal` brings a line into sight. */
export function useOptionList<O>(
  source: OptionSource<O>,
  reveal: (line: number) => void,
): OptionListState<O> {
  const { options = nothing, idOf, search, selected, isDisabled, groupOf, onPick } = source;
  const [query, setQuery] = useState("");
  const [active, setActive] = useState(0);
  const found = useMemo(() => search(options, query), [search, options, query]);
  const lines = useMemo(() => linesOf(found, query === "" ? groupOf : undefined), [found, query, groupOf]);
  const at = Math.min(active, found.length - 1);
  const revealNow = useRef(reveal);
  useEffect(() => {
    revealNow.current = reveal;
  });

  // Opens with the chosen option in sight, once, unless a query was typed earlier: a list that moves afterwards does not take the reader along.
  const opened = useRef(false);
  const chosen = useMemo(
    () => found.findIndex((option) => idOf(option) === selected),
    [found, idOf, selected],
  );
  useEffect(() => {
    if (opened.current || chosen < 0) return;
    opened.current = true;
    setActive(chosen);
    revealNow.current(lineOf(lines, chosen));
  }, [chosen, lines]);

  const pick = (option: O | undefined): void => {
    if (option !== undefined && !isDisabled(option)) onPick(option);
  };
  return {
    query,
    seek: (text) => {
      // Who seeks stands on the best fit, also where the list comes only now.
      opened.current = true;
      setQuery(text);
      setActive(0);
      reveal(0);
    },
    found,
    lines,
    at,
    pick,
    onKey: (event) => {
      const { key } = event;
      if (event.nativeEvent.isComposing) return;
      if (key === "Enter") {
        event.preventDefault();
        pick(found[at]);
        return;
      }
      // Home and End belong to the text while there is some.
      if (!moves.has(key) || ((key === "Home" || key === "End") && query !== "")) return;
      event.preventDefault();
      const next = moveActive(at, found.length, key);
      setActive(next);
      if (next >= 0) reveal(lineOf(lines, next));
    },
  };
}

function lineOf<O>(lines: readonly ListLine<O>[], at: number): number {
  return lines.findIndex((line) => line.kind === "option" && line.at === at);
}
