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
  /** Called once, when the host serves others than this page runs. */
  readonly notify: () => void;
}

/**
 * To be called when code could not be fetched: a deployment may have taken it away. Then the document that the host
 * serves now starts with others, and only a reload helps.
 */
export function newVersionWatch(parts: NewVersionParts): () => Promise<void> {
  let lookedAt = Number.NEGATIVE_INFINITY;
  let reported = false;
  return async () => {
    if (reported || parts.now() - lookedAt < lookAgainMs) return;
    lookedAt = parts.now();
    try {
      const entries = entriesOf(await parts.fetchDocument());
      if (reported || entries === "" || entries === parts.ownEntries) return;
      reported = true;
      parts.notify();
    } catch {
      // Without a network nothing is known; the next missing chunk checks again.
    }
  };
}
