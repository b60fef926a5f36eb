import { useEffect, useRef } from "react";
import { pricedOf } from "#src/money/quote-flow-view.ts";
import { useClientStore } from "#src/state/client-store.ts";
import { keepDraft, readDraft } from "#src/state/stored-draft.ts";
import type { QuoteView } from "../quote/quote-session.ts";
import type { ConvertForm } from "./convert-form.ts";
import type { Convert } from "./use-convert.ts";

const draftName = "convert/amount";
const longest = 100;

type Kept = Pick<ConvertForm, "fromCoin" | "toCoin" | "side" | "text">;

/** From the press on an amount is no draft any more: after a reload it must not stand there ready for a second one. */
const sent: ReadonlySet<QuoteView["at"]> = new Set([
  "sending",
  "checking",
  "unknown",
  "settling",
  "settled",
  "unsettled",
]);

export interface KeptAmountProps {
  readonly convert: Pick<Convert, "form" | "change" | "view">;
}

/**
 * Keeps the typed amount with its pair, for a reload and for the way back from another page. It is brought back to the same
 * pair alone, and to an empty form: what a link brought, or was typed since, stays. Nothing of it is to be seen.
 */
export default function KeptAmount({ convert: { form, change, view } }: KeptAmountProps): null {
  const owner = useClientStore(({ user }) => user?.id ?? 0);
  const restored = useRef(false);
  const { fromCoin, toCoin, side, text } = form;
  const isDraft = text !== "" && !form.sent;
  useEffect(() => {
    if (sent.has(view.at)) change({ type: "marked", as: { sent: true } });
    else if (pricedOf(view) !== null) change({ type: "marked", as: { sent: false } });
  }, [view, change]);
  useEffect(() => {
    if (owner <= 0) return;
    if (!restored.current) {
      restored.current = true;
      const kept = text === "" ? readDraft(sessionStorage, draftName, owner, readKept) : undefined;
      if (kept?.fromCoin === fromCoin && kept.toCoin === toCoin) {
        change({ type: "typed", side: kept.side, text: kept.text });
        return;
      }
    }
    keepDraft(sessionStorage, draftName, owner, isDraft ? { fromCoin, toCoin, side, text } : undefined);
  }, [owner, change, isDraft, fromCoin, toCoin, side, text]);
  return null;
}

function readKept(kept: unknown): Kept | undefined {
  if (typeof kept !== "object" || kept === null) return undefined;
  const { fromCoin, toCoin, side, text }: Partial<Record<keyof Kept, unknown>> = kept;
  if (typeof fromCoin !== "string" || typeof toCoin !== "string" || typeof text !== "string")
    return undefined;
  if (text === "" || text.length > longest) return undefined;
  return { fromCoin, toCoin, side: side === "to" ? "to" : "from", text };
}
