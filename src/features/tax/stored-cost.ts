import { type CostForm, emptyCost } from "#src/entry/cost-form.ts";

/** A cost that is typed, kept in this tab for its owner until it is declared: a login or a reload brings it back. */
const keyOf = (id: string): string => `coffer.tax.${id}`;

export interface TypedCost extends CostForm {
  /** Beside which it was typed: it follows the tax residence, which may be another by now. */
  readonly currency: string;
}

const none: TypedCost = { ...emptyCost, currency: "" };

export function readCost(id: string, owner: string): TypedCost {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? "null");
    if (typeof stored !== "object" || stored === null) return none;
    const { owner: whose, cost, day, currency } = stored as Readonly<Record<string, unknown>>;
    if (whose !== owner || typeof cost !== "string" || typeof day !== "string") return none;
    return { cost, day, currency: typeof currency === "string" ? currency : "" };
  } catch {
    return none;
  }
}

/** As the form has it where costs are declared in `currency`: an amount that was typed in another is none of it. */
export function costIn(currency: string, { cost, day, currency: typedIn }: TypedCost): CostForm {
  return { cost: typedIn === currency ? cost : "", day };
}

/** Null takes it away. A full or blocked storage costs the memory of a reload, nothing else. */
export function keepCost(id: string, owner: string, form: TypedCost | null): void {
  try {
    if (form === null) sessionStorage.removeItem(keyOf(id));
    else sessionStorage.setItem(keyOf(id), JSON.stringify({ owner, ...form }));
  } catch {
    // Said above.
  }
}
