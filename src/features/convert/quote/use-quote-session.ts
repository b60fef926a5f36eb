import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { importWithRetry } from "#src/lazy/import-with-retry.ts";
import type { QuoteSession } from "./quote-session.ts";
import type { QuoteView } from "./quote-view.ts";

const closed: QuoteView = { at: "closed", refusal: null };
const fetchCode = importWithRetry(() => import("./open-quote-session.ts"));

/** A module that opens the page's session. */
type SessionCode = { readonly openQuoteSession: () => QuoteSession };

/** The page's one conversion under way. Its code is no part of the first visit: it comes when `needed`. */
export function useQuoteSession(
  needed: boolean,
  fetch: () => Promise<SessionCode> = fetchCode,
): { readonly session: QuoteSession | null; readonly view: QuoteView } {
  const [session, setSession] = useState<QuoteSession | null>(null);
  useEffect(() => {
    if (!needed || session !== null) return undefined;
    let left = false;
    const open = async (): Promise<void> => {
      const { openQuoteSession } = await fetch();
      if (!left) setSession(openQuoteSession());
    };
    void open();
    return () => {
      left = true;
    };
  }, [needed, session, fetch]);
  useEffect(() => () => session?.abandon(), [session]);
  const view = useSyncExternalStore(
    useCallback((listener: () => void) => session?.subscribe(listener) ?? (() => undefined), [session]),
    () => session?.view ?? closed,
  );
  return { session, view };
}
