import { type CostForm, emptyCost } from "#src/entry/cost-form.ts";

/** A cost that is typed, kept in this tab for its owner until it is declared: a login or a reload brings it back. */
const keyOf = (id: string): string => `coffer.tax.${id}`;

export function readCost(id: string, owner: string): CostForm {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? "null");
    if (typeof stored !== "object" || stored === null) return emptyCost;
    const { owner: whose, cost, day } = stored as Readonly<Record<string, unknown>>;
    if (whose !== owner || typeof cost !== "string" || typeof day !== "string") return emptyCost;
    return { cost, day };
  } catch {
    return emptyCost;
  }
}

/** Null takes it away. A full or blocked storage costs the memory of a reload, nothing else. */
export function keepCost(id: string, owner: string, form: CostForm | null): void {
  try {
    if (form === null) sessionStorage.removeItem(keyOf(id));
    else sessionStorage.setItem(keyOf(id), JSON.stringify({ owner, ...form }));
  } catch {
    // Said above.
  }
}
