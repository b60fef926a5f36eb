/** What a page does once the server says that nobody is logged in, though it shows somebody. */
export interface SessionLossParts {
  /** The token as it is now. */
  readonly token: () => string;
  /** Whom the page shows, 0 for nobody or not known. */
  readonly shownUser: () => number;
  /** The page shows itself to everybody. */
  readonly isOpen: () => boolean;
  /** Of the page's clock, ms. */
  readonly now: () => number;
  /** Nobody is logged in any more: the page stays, without a person's figures. */
  readonly signedOut: () => void;
  /** A page that needs a login keeps what was typed; its figures go, and are requested anew. */
  readonly dropFigures: () => void;
}

/** An open page that shows its person again has learned that one answer erred: from then on the next may be true. */
const againAfterMs = 60_000;

/** Answers whom to notify of each answer of 10007. Acts once a token: what is requested anew is refused again. */
export function createSessionLoss(parts: SessionLossParts): () => void {
  let over: { readonly token: string; readonly at: number } | null = null;
  return () => {
    const token = parts.token();
    const isOpen = parts.isOpen();
    if (parts.shownUser() === 0) return;
    if (over?.token === token && !(isOpen && parts.now() - over.at >= againAfterMs)) return;
    over = { token, at: parts.now() };
    if (isOpen) parts.signedOut();
    else parts.dropFigures();
  };
}
