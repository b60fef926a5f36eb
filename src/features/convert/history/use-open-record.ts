import { useCallback } from "react";
import { useLocation, useSearch } from "wouter";

export interface OpenRecord {
  /** Number of the record whose details are shown, "" for none. */
  readonly id: string;
  readonly open: (id: string) => void;
  /** To another record: closing still leads back to the list. */
  readonly step: (id: string) => void;
  readonly close: () => void;
}

interface EntryState {
  /** The entry before this one is the list that the record was opened from. */
  readonly fromList?: boolean;
}

/** The record whose details are open stands in the address (`?record=`): it can be sent, and Back closes it. */
export function useOpenRecord(): OpenRecord {
  const search = useSearch();
  const [path, go] = useLocation();
  const hrefOf = useCallback(
    (id: string) => {
      const params = new URLSearchParams(search);
      if (id === "") params.delete("record");
      else params.set("record", id);
      const text = params.toString().replaceAll("%2C", ",");
      return text === "" ? path : `${path}?${text}`;
    },
    [path, search],
  );
  const id = (new URLSearchParams(search).get("record") ?? "").slice(0, 64);
  const step = useCallback(
    (next: string) => go(hrefOf(next), { replace: true, state: history.state }),
    [go, hrefOf],
  );
  const open = useCallback(
    (next: string) => {
      if (id === "") go(hrefOf(next), { state: { ...pagesOf(history.state), fromList: true } });
      else step(next);
    },
    [go, hrefOf, id, step],
  );
  const close = useCallback(() => {
    if ((history.state as EntryState | null)?.fromList === true) history.back();
    else step("");
  }, [step]);
  return { id, open, step, close };
}

/** How far the list has grown goes along, so that a reload beside an open record shows as much of it. */
function pagesOf(state: unknown): object {
  const pages = (state as { readonly pages?: unknown } | null)?.pages;
  return pages === undefined ? {} : { pages };
}
