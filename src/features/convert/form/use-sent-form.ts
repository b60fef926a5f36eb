import { useEffect, useEffectEvent, useRef } from "react";
import type { Ending } from "#src/money/intent.ts";
import { pageIntents } from "#src/money/page-intents.ts";
import { isLocked, pricedOf } from "#src/money/quote-flow-view.ts";
import type { QuoteView } from "../quote/quote-session.ts";
import type { Convert } from "./use-convert.ts";

export type SentForm = Pick<Convert, "form" | "change" | "session" | "view">;

/**
 * From the press on what stands in a form is marked as sent, until it is known that nothing came of it. One whose outcome was left
 * is emptied once it is known to be made, if it still says the same.
 */
export function useSentForm({ form, change, session, view }: SentForm): void {
  const left = useRef("");
  useEffect(() => {
    // How an earlier one ends says nothing of the one that is sent now.
    if (view.at === "sending") left.current = session?.executeId ?? "";
    if (view.at === "unknown" && view.quote !== null) left.current = view.requestId;
    if (isSent(view)) change({ type: "marked", as: { sent: true } });
    else if (pricedOf(view) !== null) change({ type: "marked", as: { sent: false } });
  }, [view, change, session]);
  const end = useEffectEvent((ending: Ending) => {
    if (!form.sent) return;
    const isMade = ending.state === "done" && ending.settled !== "failed";
    change(isMade ? { type: "converted" } : { type: "marked", as: { sent: false } });
  });
  useEffect(
    () =>
      pageIntents.subscribe(() => {
        const ending = pageIntents.get(left.current)?.ending ?? null;
        if (ending !== null) end(ending);
      }),
    [],
  );
}

/** What became of another one, that is shown beside the form, says nothing of what stands there. */
function isSent(view: QuoteView): boolean {
  if (view.at === "unknown") return view.quote !== null;
  if (view.at === "settled") return view.record.exchangeStatus === "success";
  return isLocked(view) || view.at === "unsettled";
}
