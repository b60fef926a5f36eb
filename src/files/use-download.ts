import { useEffect, useRef, useState } from "react";
import { CofferError, cofferError, type ErrorData } from "#shared/rpc/errors.ts";
import { bridge } from "#src/bridge/bridge.ts";
import { serverNow } from "#src/bridge/server-clock.ts";
import { isOwnLink, openLink, safeLinks } from "./file-links.ts";
import { wayOfFiles } from "./way-of-files.ts";

export type Download =
  | { readonly at: "busy" }
  /** Nothing around the page saves files. */
  | { readonly at: "nowhere" }
  /** Several parts, one of another origin, or one that a messaging app fetches: each has a link to press. */
  | { readonly at: "parts"; readonly links: readonly string[]; readonly until: number }
  /** `error` null: the answer had a link that is not opened. */
  | { readonly at: "failed"; readonly error: ErrorData | null };

export interface Downloads {
  readonly of: (id: string) => Download | undefined;
  /** Requests links anew each time: they are short-lived. One at a time for each file. */
  readonly start: (id: string) => void;
}

/** Calls that answer a file's links. */
type LinksCall = "statements.url" | "taxReports.url";

/**
 * Downloads of the files of one list. A file of one part is saved at once where it is of this origin, else each part by a press. `partsOf`: how many the list
 * says that a file has, undefined where it does not.
 */
export function useDownloads(
  call: LinksCall,
  onRefused: () => void,
  partsOf: (id: string) => number | undefined = () => undefined,
): Downloads {
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
    if (wayOfFiles === "none") return put(id, { at: "nowhere" });
    if (busy.current.has(id)) return;
    busy.current.add(id);
    put(id, { at: "busy" });
    const end = await linksOf(call, id, partsOf(id));
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

async function linksOf(call: LinksCall, id: string, parts: number | undefined): Promise<End> {
  try {
    const answer = await bridge.call(call, { queryId: id });
    // Nobody is logged in any more.
    if (answer.kind !== "ok") return undefined;
    const { urls, expireTime } = answer.data;
    const until = expireTime * 1000;
    const links = safeLinks(urls, location.origin);
    if (links === null || until <= serverNow()) return { at: "failed", error: null };
    // Less would be taken for all of it.
    if (parts !== undefined && links.length !== parts) return { at: "failed", error: otherParts().data };
    const [link = ""] = links;
    const savesItself = links.length === 1 && isOwnLink(link) && wayOfFiles === "browser";
    return savesItself ? { at: "one", link } : { at: "parts", links, until };
  } catch (thrown) {
    if (!(thrown instanceof CofferError)) throw thrown;
    return { at: "failed", error: thrown.data };
  }
}

const otherParts = (): CofferError =>
  cofferError({
    kind: "ResponseError",
    code: "BAD_RESPONSE",
    message: "links to more or fewer parts than it has",
  });
