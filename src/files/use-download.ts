import { useEffect, useRef, useState } from "react";
import { CofferError, type ErrorData } from "#shared/rpc/errors.ts";
import { serverNow } from "#src/bridge/server-clock.ts";
import { type FileLinks, openLink, safeLinks } from "./file-links.ts";

export type Download =
  | { readonly at: "busy" }
  /** Several parts, each with its own link. */
  | { readonly at: "parts"; readonly links: readonly string[]; readonly until: number }
  /** `error` null: the answer had a link that is not opened. */
  | { readonly at: "failed"; readonly error: ErrorData | null };

export interface Downloads {
  readonly of: (id: string) => Download | undefined;
  /** Asks for links anew each time: they are short-lived. One at a time for each file. */
  readonly start: (id: string) => void;
}

/** Asks the exchange for a file's links; null where nobody is logged in. Rejects with a CofferError. */
export type AskLinks = (id: string) => Promise<FileLinks | null>;

/** Downloads of the files of one list. A file of one part is saved at once, of several each by a press. */
export function useDownloads(ask: AskLinks, onRefused: () => void): Downloads {
  const [downloads, setDownloads] = useState<ReadonlyMap<string, Download>>(new Map());
  const busy = useRef(new Set<string>());
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);

  function put(id: string, download: Download | undefined): void {
    setDownloads((before) => {
      const next = new Map(before);
      if (download === undefined) next.delete(id);
      else next.set(id, download);
      return next;
    });
  }

  async function run(id: string): Promise<void> {
    if (busy.current.has(id)) return;
    busy.current.add(id);
    put(id, { at: "busy" });
    const end = await linksOf(ask, id);
    busy.current.delete(id);
    // Who left the page does not get a file any more.
    if (gone.current) return;
    if (end?.at === "one") openLink(end.link);
    put(id, end?.at === "one" ? undefined : end);
    if (end?.at === "failed") onRefused();
  }

  return { of: (id) => downloads.get(id), start: (id) => void run(id) };
}

type End = Download | { readonly at: "one"; readonly link: string } | undefined;

async function linksOf(ask: AskLinks, id: string): Promise<End> {
  try {
    const answer = await ask(id);
    if (answer === null) return undefined;
    const links = safeLinks(answer.urls, location.origin);
    if (links === null || answer.until <= serverNow()) return { at: "failed", error: null };
    const [link = ""] = links;
    return links.length === 1 ? { at: "one", link } : { at: "parts", links, until: answer.until };
  } catch (thrown) {
    if (!(thrown instanceof CofferError)) throw thrown;
    return { at: "failed", error: thrown.data };
  }
}
