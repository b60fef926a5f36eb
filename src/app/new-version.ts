/** Between two looks, ms: a chunk that is missed is missed again and again. */
const LOOK_AGAIN_MS = 30_000;

/** The module that a document starts with, as its address is written; "" when it names none. */
export function entryOf(html: string): string {
  for (const [tag] of html.matchAll(/<script\b[^>]*>/g)) {
    if (/\btype="module"/.test(tag)) return /\bsrc="([^"]*)"/.exec(tag)?.[1] ?? "";
  }
  return "";
}

export interface NewVersionParts {
  /** The document as the host serves it now. Rejects when it cannot be had. */
  readonly fetchDocument: () => Promise<string>;
  /** The entry that this page runs, as its document wrote it. */
  readonly ownEntry: string;
  readonly now: () => number;
  /** Called once, when the host serves another entry than this page runs. */
  readonly tell: () => void;
}

/**
 * To be called when code could not be fetched: a deployment may have taken it away. Then the document that the host
 * serves now starts with another entry, and only a reload helps.
 */
export function newVersionWatch(parts: NewVersionParts): () => Promise<void> {
  let lookedAt = Number.NEGATIVE_INFINITY;
  let told = false;
  return async () => {
    if (told || parts.now() - lookedAt < LOOK_AGAIN_MS) return;
    lookedAt = parts.now();
    try {
      const entry = entryOf(await parts.fetchDocument());
      if (told || entry === "" || entry === parts.ownEntry) return;
      told = true;
      parts.tell();
    } catch {
      // Without a network nothing is known; the next missing chunk asks again.
    }
  };
}
