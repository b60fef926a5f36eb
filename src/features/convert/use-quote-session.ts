import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import type { QuoteSession } from "./quote-session.ts";
import type { QuoteView } from "./quote-view.ts";

const closed: QuoteView = { at: "closed", refusal: null };
/** A chunk that could not be fetched is fetched again after this long, ms, while it is needed. */
const fetchAgainAfterMs = 2000;

/** The page's one conversion under way. Its code is no part of the first visit: it comes when `needed`. */
export function useQuoteSession(needed: boolean): {
  readonly session: QuoteSession | null;
  readonly view: QuoteView;
} {
  const [session, setSession] = useState<QuoteSession | null>(null);
  useEffect(() => {
    if (!needed || session !== null) return undefined;
    let left = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const fetchCode = async (): Promise<void> => {
      try {
        const { openQuoteSession } = await import("./open-quote-session.ts");
        if (!left) setSession(openQuoteSession());
      } catch {
        if (!left) timer = setTimeout(() => void fetchCode(), fetchAgainAfterMs);
      }
    };
    void fetchCode();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [needed, session]);
  const view = useSyncExternalStore(
    useCallback((listener: () => void) => session?.subscribe(listener) ?? (() => undefined), [session]),
    () => session?.view ?? closed,
  );
  return { session, view };
}
