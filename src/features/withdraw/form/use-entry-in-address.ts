import { useEffect } from "react";
import { useLocation, useSearch } from "wouter";
import { recipientWay } from "#src/entry/recipient-way.ts";
import { takeHandedOver } from "#src/state/handed-over.ts";
import { choicePath } from "../paths.ts";
import type { Withdraw } from "./use-withdraw.ts";

/** Without the entry that was meant: who stood there before was not. */
const nobody = { id: "", address: "", tag: "" };

/**
 * `?entry=` chooses an entry of the book, as its page links to it: by its id, so that no address stands in a link. Once it is
 * chosen, or found to be none, the link says only coin and network. One that is locked says so in the form.
 */
export function useEntryInAddress({ book, choice: { coin, chain }, change }: Withdraw): void {
  const [, go] = useLocation();
  const id = new URLSearchParams(useSearch()).get("entry") ?? "";
  const rows = book.data?.rows;
  useEffect(() => {
    if (id === "" || rows === undefined) return;
    const entry = rows.find((row) => row.id === id && row.isSound);
    const isUser = entry?.addressType === 1;
    if (isUser) {
      change({ type: "set", part: { mode: "user", by: recipientWay(entry), who: entry.address } });
    } else {
      change({ type: "set", part: { mode: "address" } });
      change({ type: "picked", entry: entry ?? nobody });
    }
    const network = isUser ? chain : (entry?.chain ?? chain);
    go(choicePath({ coin, chain: network }), { replace: true, state: history.state });
  }, [id, rows, coin, chain, change, go]);
}

/** A target that another page hands over with the link to this one. */
export function useTargetHandedOver({ change }: Withdraw): void {
  useEffect(() => {
    const { address, tag } = takeHandedOver("target") ?? {};
    if (typeof address !== "string" || typeof tag !== "string") return;
    change({ type: "set", part: { mode: "address" } });
    change({ type: "picked", entry: { id: "", address, tag } });
  }, [change]);
}

/** For who enters a target while the entry of the link is looked for: they mean that one. */
export function useOwnTarget({ choice, entryAwaited, change }: Withdraw): Withdraw["change"] {
  const [, go] = useLocation();
  return (event) => {
    if (entryAwaited) go(choicePath(choice), { replace: true, state: history.state });
    change(event);
  };
}
