import type { SessionNews } from "./session-channel.ts";

/** What the watch sees and does; cookies have no event, so the token is compared (R6.2). */
export interface SessionWatchParts {
  /** The token as it is now, "" for none. */
  readonly token: () => string;
  /** Whom the page shows, 0 for nobody or not known. */
  readonly shownUser: () => number;
  /** Asks the server whose the new token is: 0 for nobody's. Rejects when that is unknown. */
  readonly readUser: () => Promise<number>;
  /** Nobody is logged in any more. */
  readonly signedOut: () => void;
  /** Somebody is, where nobody is shown: the same person as before, or the page is loaded anew (session.ts). */
  readonly signedIn: () => void;
  /** The same person has logged in anew: what failed for want of a session can be had again. */
  readonly resumed: () => void;
  /** Another person is. */
  readonly replaced: () => void;
  /** Nobody is, still: a page that needs a login is left once more. */
  readonly sendAway: () => void;
}

export interface SessionWatch {
  /** To be called when the page is seen, focused, or comes back. */
  check(): Promise<void>;
  /** To be called before when the page was kept for going back: it stands as it was left. */
  restored(): void;
  receive(news: SessionNews): Promise<void>;
}

/**
 * Notices that the session changed behind the page's back, in another tab: one person's figures never show under another's.
 * `initialToken` is the token with which the page asked whom it shows: the watch comes later, and the token may be another by then.
 */
export function createSessionWatch(parts: SessionWatchParts, initialToken: string): SessionWatch {
  let known = initialToken;

  async function check(): Promise<void> {
    const token = parts.token();
    if (token === known) return;
    known = token;
    const shown = parts.shownUser();
    // Also where nobody is shown any more: a page that was left at the logout is come back to as it was.
    if (token === "") parts.signedOut();
    else if (shown > 0) await compare(token, shown);
    else parts.signedIn();
  }

  /** Whoever logs in again keeps what they typed. */
  async function compare(token: string, shown: number): Promise<void> {
    const user = await parts.readUser().catch(() => -1);
    // Meanwhile it has changed once more, which is another check's.
    if (token !== known || shown !== parts.shownUser()) return;
    if (user === 0) parts.signedOut();
    else if (user === shown) parts.resumed();
    else parts.replaced();
  }

  return {
    check,
    restored() {
      if (parts.token() === known && parts.shownUser() === 0) parts.sendAway();
    },
    async receive(news) {
      if (news.type === "started") {
        await check();
        return;
      }
      // Whose profile is still on its way is looked at once it is there.
      const shown = parts.shownUser();
      if (shown === 0) return;
      known = parts.token();
      // A tab that was frozen hears of the logout after the next login.
      if (known !== "" && known !== initialToken) await compare(known, shown);
      else parts.signedOut();
    },
  };
}
