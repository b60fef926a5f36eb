import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import type { QuoteFlow } from "./quote-flow.ts";
import type { QuoteFlowView } from "./quote-flow-view.ts";

const closed = { at: "closed", refusal: null } as const;

/** Where a flow stands, closed without one. It ends with the view that shows it. */
export function useQuoteFlowView<I, Q, R>(flow: QuoteFlow<I, Q, R> | null): QuoteFlowView<Q, R> {
  useEffect(() => () => flow?.abandon(), [flow]);
  return useSyncExternalStore(
    useCallback((listener: () => void) => flow?.subscribe(listener) ?? (() => undefined), [flow]),
    () => flow?.view ?? closed,
  );
}

/** A flow whose code is no part of the first visit: it comes when `needed`. `open` stays the same function. */
export function useQuoteFlow<I, Q, R>(
  needed: boolean,
  open: () => Promise<QuoteFlow<I, Q, R>>,
): { readonly session: QuoteFlow<I, Q, R> | null; readonly view: QuoteFlowView<Q, R> } {
  const [session, setSession] = useState<QuoteFlow<I, Q, R> | null>(null);
  useEffect(() => {
    if (!needed || session !== null) return undefined;
    let left = false;
    const begin = async (): Promise<void> => {
      const opened = await open();
      if (!left) setSession(opened);
    };
    void begin();
    return () => {
      left = true;
    };
  }, [needed, session, open]);
  return { session, view: useQuoteFlowView(session) };
}
