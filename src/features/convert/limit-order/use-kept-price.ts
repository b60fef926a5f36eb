import { type Dispatch, useEffect, useRef } from "react";
import { useClientStore } from "#src/state/client-store.ts";
import { tab } from "#src/state/storages.ts";
import { keepDraft, readDraft } from "#src/state/stored-draft.ts";
import { type LimitEvent, type LimitForm, lifeOf, type PriceLink } from "./limit-form.ts";

const draftName = "convert/limitPrice";
const longest = 100;

/**
 * Keeps the typed price and how long it holds, for a reload and for a look at another kind of conversion: what
 * `form/kept-amount.tsx` does for the amount. It comes back to a form in which none stands.
 */
export function useKeptPrice(form: LimitForm, change: Dispatch<LimitEvent>): void {
  const owner = useClientStore(({ user }) => user?.id ?? 0);
  const restored = useRef(false);
  const { text: price, pair, per, life } = form;
  useEffect(() => {
    if (owner <= 0) return;
    if (!restored.current) {
      restored.current = true;
      const kept = price === "" ? readDraft(tab, draftName, owner, readKept) : undefined;
      if (kept !== undefined) {
        change({ type: "restored", kept });
        return;
      }
    }
    keepDraft(tab, draftName, owner, price === "" ? undefined : { price, pair, per, life });
  }, [owner, change, price, pair, per, life]);
}

function readKept(kept: unknown): PriceLink | undefined {
  if (typeof kept !== "object" || kept === null) return undefined;
  const { price, pair, per, life }: Partial<Record<keyof PriceLink, unknown>> = kept;
  if (typeof price !== "string" || price === "" || price.length > longest) return undefined;
  if (typeof pair !== "string" || typeof per !== "string" || !pair.split("/").includes(per)) return undefined;
  return { price, pair, per, life: lifeOf(life) };
}
