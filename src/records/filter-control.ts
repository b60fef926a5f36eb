import type { ReactNode } from "react";

/**
 * How one filter is set, told once: the row on wide screens and the sheet on phones both build on it. It knows of a
 * view only what it filters by, so a list of them fits any view that has those.
 */
export interface FilterControl<V> {
  readonly name: keyof V & string;
  /** In the row: a chip that opens its choices, or a field. */
  readonly chip: (props: ControlProps<V>) => ReactNode;
  /** In the sheet: its choices in sight, under their name. */
  readonly field: (props: ControlProps<V>) => ReactNode;
  /** What is chosen, in words: it stands beside the sheet's button. */
  readonly summary?: (view: V) => ReactNode;
  /** At the end of the row, after the button that clears the filters. */
  readonly last?: boolean;
}

export interface ControlProps<V> {
  readonly view: V;
  readonly change: (part: Partial<V>, typedIn?: string) => void;
}

/** What the parts of one filter are given: the value that holds, and who takes the next. */
export interface Choice<T> {
  readonly value: T;
  readonly onChange: (value: T) => void;
}

export interface ControlParts<T> {
  readonly chip: (choice: Choice<T>) => ReactNode;
  readonly field: (choice: Choice<T>) => ReactNode;
  readonly summary?: (value: T) => ReactNode;
  readonly last?: boolean;
  /** Its value comes character by character. */
  readonly typed?: boolean;
}

export function filterControl<K extends string, T>(
  name: K,
  { chip, field, summary, last = false, typed = false }: ControlParts<T>,
): FilterControl<Record<K, T>> {
  const choiceOf = ({ view, change }: ControlProps<Record<K, T>>): Choice<T> => ({
    value: view[name],
    // The compiler does not take a computed key of a type parameter for that key.
    onChange: (value) => change({ [name]: value } as Partial<Record<K, T>>, typed ? name : ""),
  });
  return {
    name,
    last,
    chip: (props) => chip(choiceOf(props)),
    field: (props) => field(choiceOf(props)),
    ...(summary !== undefined && { summary: (view) => summary(view[name]) }),
  };
}
