import { useCallback, useEffect, useRef } from "react";
import { useLocation, useSearch } from "wouter";
import { searchText } from "./filters.ts";

export interface OpenRecord {
  /** Number of the record whose details are shown, "" for none. */
  readonly id: string;
  readonly open: (id: string) => void;
  /** To another record: closing still leads back to the list. */
  readonly step: (id: string) => void;
  readonly close: () => void;
}

/** Of a host that names no entries one goes by its time, its coin and two amounts. */
const longestId = 200;

interface EntryState {
  /** The entry before this one is the list that the record was opened from. */
  readonly fromList?: boolean;
}

/** The record whose details are open stands in the address (`?record=`): it can be sent, and Back closes it. */
export function useOpenRecord(): OpenRecord {
  const id = idOf(useSearch());
  const [path, go] = useLocation();
  // They read the address when they are called: rows that hold them stay as they are while it changes.
  const step = useCallback(
    (next: string) => go(path + searchWith(next), { replace: true, state: history.state }),
    [go, path],
  );
  const open = useCallback(
    (next: string) => {
      if (idOf(location.search) !== "") step(next);
      else go(path + searchWith(next), { state: { ...pagesOf(history.state), fromList: true } });
    },
    [go, path, step],
  );
  /** The record that is being closed: the browser goes back a moment after it was told to. */
  const closing = useRef("");
  useEffect(() => {
    if (id !== closing.current) closing.current = "";
  }, [id]);
  const close = useCallback(() => {
    if ((history.state as EntryState | null)?.fromList !== true) {
      step("");
      return;
    }
    const here = idOf(location.search);
    // A second press until then would leave the list, too.
    if (closing.current !== here) history.back();
    closing.current = here;
  }, [step]);
  return { id, open, step, close };
}

function idOf(search: string): string {
  return (new URLSearchParams(search).get("record") ?? "").slice(0, longestId);
}

/** The address's search with this record open, "" for none. */
function searchWith(id: string): string {
  const params = new URLSearchParams(location.search);
  if (id === "") params.delete("record");
  else params.set("record", id);
  return searchText(params);
}

/** How far the list has grown goes along, so that a reload beside an open record shows as much of it. */
function pagesOf(state: unknown): object {
  const pages = (state as { readonly pages?: unknown } | null)?.pages;
  return pages === undefined ? {} : { pages };
}
