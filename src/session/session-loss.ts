/** What a page does once the server says that nobody is logged in, though it shows somebody. */
export interface SessionLossParts {
  /** The token as it is now. */
  readonly token: () => string;
  /** Whom the page shows, 0 for nobody or not known. */
  readonly shownUser: () => number;
  /** The page shows itself to everybody. */
  readonly isOpen: () => boolean;
  /** Nobody is logged in any more: the page stays, without a person's figures. */
  readonly signedOut: () => void;
  /** A page that needs a login keeps what was typed; its figures go, and are requested anew. */
  readonly dropFigures: () => void;
}

/** Answers whom to notify of each answer of 10007. Acts once a token: what is requested anew is refused again. */
export function createSessionLoss(parts: SessionLossParts): () => void {
  let over: string | null = null;
  return () => {
    const token = parts.token();
    if (parts.shownUser() === 0 || token === over) return;
    over = token;
    if (parts.isOpen()) parts.signedOut();
    else parts.dropFigures();
  };
}
