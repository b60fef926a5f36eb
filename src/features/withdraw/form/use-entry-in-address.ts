import { useEffect } from "react";
import { useLocation, useSearch } from "wouter";
import { serverNow } from "#src/bridge/server-clock.ts";
import { useRecipientWays } from "#src/entry/use-recipient-ways.ts";
import { choicePath } from "../paths.ts";
import { isLocked } from "./book-entries.ts";
import type { Withdraw } from "./use-withdraw.ts";

/**
 * `?entry=` chooses an entry of the book, as its page links to it: by its id, so that no address stands in a link. Once it is
 * chosen, or found to be of no use, the link says only coin and network.
 */
export function useEntryInAddress({ book, choice: { coin, chain }, change }: Withdraw): void {
  const [, go] = useLocation();
  const id = new URLSearchParams(useSearch()).get("entry") ?? "";
  const ways = useRecipientWays();
  const rows = book.data?.rows;
  useEffect(() => {
    if (id === "" || rows === undefined) return;
    const entry = rows.find((row) => row.id === id && row.isSound && !isLocked(row, serverNow()));
    const by = ways.find((way) => way === entry?.internalType);
    if (entry?.addressType === 0) {
      change({ type: "set", part: { mode: "address" } });
      change({ type: "picked", entry });
    } else if (entry !== undefined && by !== undefined) {
      change({ type: "set", part: { mode: "user", by, who: entry.address } });
    }
    const network = entry?.addressType === 0 ? entry.chain : chain;
    go(choicePath({ coin, chain: network }), { replace: true, state: history.state });
  }, [id, rows, ways, coin, chain, change, go]);
}

export interface OwnTarget {
  /** The entry of `?entry=` is still looked for. */
  readonly awaited: boolean;
  /** Whoever enters a target meanwhile means that one. */
  readonly change: Withdraw["change"];
}

export function useOwnTarget({ choice: { coin, chain }, change }: Withdraw): OwnTarget {
  const [, go] = useLocation();
  const awaited = new URLSearchParams(useSearch()).has("entry");
  return {
    awaited,
    change(event) {
      if (awaited) go(choicePath({ coin, chain }), { replace: true, state: history.state });
      change(event);
    },
  };
}
