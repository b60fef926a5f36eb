import { useEffect, useRef } from "react";
import { useClientStore } from "#src/state/client-store.ts";
import { tab } from "#src/state/storages.ts";
import { keepDraft, readDraft } from "#src/state/stored-draft.ts";
import type { ConvertForm } from "./convert-form.ts";
import { type SentForm, useSentForm } from "./use-sent-form.ts";

const longest = 100;

type Kept = Pick<ConvertForm, "fromCoin" | "toCoin" | "side" | "text">;

export interface KeptAmountProps {
  readonly convert: SentForm;
  /** Under which it is kept: an amount for the market is not lost by a look at another form. */
  readonly name?: string;
}

/**
 * Keeps the typed amount with its pair, for a reload and for the way back from another page. It is brought back to the same
 * pair alone, and to an empty form: what a link brought, or was typed since, stays. Nothing of it is to be seen.
 */
export default function KeptAmount({ convert, name = "convert/amount" }: KeptAmountProps): null {
  const { form, change } = convert;
  const owner = useClientStore(({ user }) => user?.id ?? 0);
  const restored = useRef(false);
  const { fromCoin, toCoin, side, text } = form;
  const isDraft = text !== "" && !form.sent;
  useSentForm(convert);
  useEffect(() => {
    if (owner <= 0) return;
    if (!restored.current) {
      restored.current = true;
      const kept = text === "" ? readDraft(tab, name, owner, readKept) : undefined;
      if (kept?.fromCoin === fromCoin && kept.toCoin === toCoin) {
        change({ type: "typed", side: kept.side, text: kept.text });
        return;
      }
    }
    keepDraft(tab, name, owner, isDraft ? { fromCoin, toCoin, side, text } : undefined);
  }, [owner, name, change, isDraft, fromCoin, toCoin, side, text]);
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
