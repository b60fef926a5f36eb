/** Between two looks, ms: a chunk that is missed is missed again and again. */
const lookAgainMs = 30_000;

/** The modules that a document starts with, as their addresses are written, each ended by a space; "" when it names none. */
export function entriesOf(html: string): string {
  let entries = "";
  for (const [tag] of html.matchAll(/<script\b[^>]*>/g)) {
    if (/\btype="module"/.test(tag)) entries += `${/\bsrc="([^"]*)"/.exec(tag)?.[1] ?? ""} `;
  }
  return entries;
}

export interface NewVersionParts {
  /** The document as the host serves it now. Rejects when it cannot be had. */
  readonly fetchDocument: () => Promise<string>;
  /** Those that this page runs, as its document wrote them. */
  readonly ownEntries: string;
  readonly now: () => number;
  /**
   * Called once: when the host serves others than this page runs, or the same ones twice, of which some do not come although there is a
   * network.
   */
  readonly notify: (why: "outdated" | "missing") => void;
}

/**
 * To be called when code could not be fetched: a deployment may have taken it away. Then the document that the host serves now starts
 * with others, and only a reload helps. So it does where a browser remembers that a file did not come (Firefox up to 154): it never
 * requests it again for this page.
 */
export function newVersionWatch(parts: NewVersionParts): () => Promise<void> {
  let lookedAt = Number.NEGATIVE_INFINITY;
  let reported = false;
  let isSame = false;
  return async () => {
    if (reported || parts.now() - lookedAt < lookAgainMs) return;
    lookedAt = parts.now();
    try {
      const entries = entriesOf(await parts.fetchDocument());
      if (reported || entries === "") return;
      const isOutdated = entries !== parts.ownEntries;
      reported = isOutdated || isSame;
      isSame = !isOutdated;
      if (reported) parts.notify(isOutdated ? "outdated" : "missing");
    } catch {
      // Without a network nothing is known; the next missing chunk checks again.
    }
  };
}
