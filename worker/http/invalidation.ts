import type { CallDefinition } from "#shared/contract/define.ts";
import type { CallName } from "#shared/contract/index.ts";
import type { Reads } from "./reads.ts";

/** Kept answers that are out of date; `all` after a logout or for another person. */
export type Invalidated = readonly CallName[] | "all";

export type InvalidationListener = (calls: Invalidated, isAnother: boolean) => void;

/** What of the kept answers is out of date: dropped, and who shows it is notified. */
export interface Invalidation {
  /**
   * Called with the reads whose answers a call, or another person, made out of date. `isAnother`: what was shown is not of who is
   * here now; false for a session that is over on a page that still shows its person, who may log in again.
   */
  onInvalidated(listener: InvalidationListener): () => void;
  /** Answers are kept for one person: another's token drops them. */
  belongTo(token: string): void;
  /** After success, and after a money call that may have happened. */
  after(name: CallName, definition: CallDefinition): readonly CallName[];
  forget(names: readonly CallName[]): void;
  /** A session is over, and with `isNobody` its person is shown no more. Each once a token: what is requested anew is refused again. */
  dropSession(token: string, isNobody: boolean): void;
}

export function createInvalidation(reads: Reads): Invalidation {
  const listeners = new Set<InvalidationListener>();
  /** The token of a session that the server has called over, and that of one whose person has gone from the page. */
  let over = "";
  let left = "";

  function notify(names: Invalidated, isAnother = false): void {
    for (const listener of listeners) listener(names, isAnother);
  }

  function forgetAll(isAnother: boolean): void {
    reads.forgetAll();
    notify("all", isAnother);
  }

  function forget(names: readonly CallName[]): void {
    if (names.length === 0) return;
    reads.forget(names);
    notify(names);
  }

  return {
    onInvalidated(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    belongTo(token) {
      if (reads.belongTo(token)) notify("all", true);
    },
    after(name, definition) {
      const names = (definition.invalidates ?? []) as readonly CallName[];
      if (name === "profile.logout") forgetAll(true);
      else forget(names);
      return names;
    },
    forget,
    dropSession(token, isNobody) {
      if (token === "" || token === (isNobody ? left : over)) return;
      over = token;
      if (isNobody) left = token;
      forgetAll(isNobody);
    },
  };
}
