import { useState } from "react";
import type { QuoteFlowView } from "./quote-flow-view.ts";

/** The price that was confirmed last in this visit, null before: what its record tells is compared with it, once the flow is closed too. */
export function useSentQuote<Q, R>(view: QuoteFlowView<Q, R>): Q | null {
  const [sent, setSent] = useState<Q | null>(null);
  const isSent = view.at === "sending" || view.at === "settling" || view.at === "settled";
  if (isSent && view.quote !== sent) setSent(() => view.quote);
  return sent;
}
