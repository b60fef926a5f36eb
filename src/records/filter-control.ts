import type { ReactNode } from "react";

/**
 * How one filter is set, written once: the tabs, the row on wide screens and the sheet on phones build on it. It knows of
 * a view only what it filters by, so a list of them fits any view that has those.
 */
export interface FilterControl<V> {
  readonly name: keyof V & string;
  /** In the row: a chip that opens its choices, or a field. */
  readonly chip: (props: ControlProps<V>) => ReactNode;
  /** In the sheet: its choices in sight, under their name. */
  readonly field: (props: ControlProps<V>) => ReactNode;
  /** Above the row, in place of the chip, for filters that have tabs. */
  readonly tabs?: (props: LinkProps<V>) => ReactNode;
  /** What is chosen, in words: it stands beside the sheet's button. */
  readonly summary?: (view: V) => ReactNode;
  /** At the end of the row, after the button that clears the filters. */
  readonly last?: boolean;
  /** At the end of the sheet: its choices are many. */
  readonly lastInSheet?: boolean;
}

export interface ControlProps<V> {
  readonly view: V;
  readonly change: (part: Partial<V>, typedIn?: string) => void;
}

export interface LinkProps<V> {
  readonly view: V;
  readonly hrefOf: (part: Partial<V>) => string;
}

/** What the parts of one filter are given: the value that holds, and who takes the next. */
export interface Choice<T> {
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** The same for tabs, which are links. */
export interface LinkedChoice<T> {
  readonly value: T;
  readonly hrefOf: (value: T) => string;
}

export interface ControlParts<T> {
  readonly chip: (choice: Choice<T>) => ReactNode;
  readonly field: (choice: Choice<T>) => ReactNode;
  readonly tabs?: (choice: LinkedChoice<T>) => ReactNode;
  readonly summary?: (value: T) => ReactNode;
  readonly last?: boolean;
  readonly lastInSheet?: boolean;
  /** Its value comes character by character. */
  readonly typed?: boolean;
}

export function filterControl<K extends string, T>(
  name: K,
  { chip, field, tabs, summary, last = false, lastInSheet = false, typed = false }: ControlParts<T>,
): FilterControl<Record<K, T>> {
  // The compiler does not take a computed key of a type parameter for that key.
  const partOf = (value: T) => ({ [name]: value }) as Record<K, T>;
  const choiceOf = ({ view, change }: ControlProps<Record<K, T>>): Choice<T> => ({
    value: view[name],
    onChange: (value) => change(partOf(value), typed ? name : ""),
  });
  return {
    name,
    last,
    lastInSheet,
    chip: (props) => chip(choiceOf(props)),
    field: (props) => field(choiceOf(props)),
    ...(tabs !== undefined && {
      tabs: ({ view, hrefOf }) => tabs({ value: view[name], hrefOf: (value) => hrefOf(partOf(value)) }),
    }),
    ...(summary !== undefined && { summary: (view) => summary(view[name]) }),
  };
}
