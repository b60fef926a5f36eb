/**
 * What of a list is looked at, as data: a table of filters gives the view's type, reads it from the address and writes
 * it there. Addresses come from outside, so they are read with care. Pure.
 */

/** One filter: its value while nothing is chosen, and how a value stands in the address. */
export interface Filter<T> {
  readonly none: T;
  /** Its names in the address; left out, it has the name that the table gives it. */
  readonly params?: readonly string[];
  /** Of trimmed texts in the order of `params`, "" for what is not there. */
  readonly read: (texts: readonly string[]) => T;
  /** In the order of `params`; all of them "" while nothing is chosen. */
  readonly write: (value: T) => readonly string[];
}

export type FilterName<V> = keyof V & string;

export interface Filters<V> {
  /** Nothing is chosen. */
  readonly empty: V;
  /** Filters that have tabs of their own: neither counted among the others nor cleared with them. */
  readonly tabs: readonly FilterName<V>[];
  readonly read: (search: string) => V;
  /** The address's search with this view; what else stands there stays, but a record that was open. */
  readonly write: (search: string, view: V) => string;
  /** How many filters are set. */
  readonly count: (view: V, except?: readonly FilterName<V>[]) => number;
  /** The view without its filters, in the same tab. */
  readonly clear: (view: V) => V;
}

export function defineFilters<V extends object>(
  table: { readonly [K in keyof V]: Filter<V[K]> },
  tabs: readonly FilterName<NoInfer<V>>[] = [],
): Filters<V> {
  const names = Object.keys(table) as FilterName<V>[];
  const paramsOf = (name: FilterName<V>): readonly string[] => table[name].params ?? [name];
  const viewOf = (pick: <K extends FilterName<V>>(name: K) => V[K]): V =>
    Object.fromEntries(names.map((name) => [name, pick(name)])) as V;
  const empty = viewOf((name) => table[name].none);
  return {
    empty,
    tabs,
    read(search) {
      const params = new URLSearchParams(search);
      const text = (param: string): string => (params.get(param) ?? "").trim();
      return viewOf((name) => table[name].read(paramsOf(name).map(text)));
    },
    write(search, view) {
      const params = new URLSearchParams(search);
      params.delete("record");
      for (const name of names) {
        const texts = table[name].write(view[name]);
        for (const [at, param] of paramsOf(name).entries()) {
          const text = texts[at] ?? "";
          if (text === "") params.delete(param);
          else params.set(param, text);
        }
      }
      return searchText(params);
    },
    count(view, except = []) {
      const isSet = (name: FilterName<V>): boolean =>
        table[name].write(view[name]).some((text) => text !== "");
      return names.filter((name) => !except.includes(name) && isSet(name)).length;
    },
    clear: (view) => viewOf((name) => (tabs.includes(name) ? view[name] : table[name].none)),
  };
}

/** "" or the search with its question mark; commas stay readable. */
export function searchText(params: URLSearchParams): string {
  const text = params.toString().replaceAll("%2C", ",");
  return text === "" ? "" : `?${text}`;
}
