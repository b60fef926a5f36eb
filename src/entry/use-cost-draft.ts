import { useMemo } from "react";
import { type DraftKind, useOwnDraft } from "#src/state/use-own-draft.ts";
import { type CostForm, emptyCost } from "./cost-form.ts";

interface TypedCost extends CostForm {
  /** Beside which it was typed: it follows the tax residence, which may be another by now. */
  readonly currency: string;
}

const none: TypedCost = { ...emptyCost, currency: "" };

/**
 * What is typed of a deposit's cost, kept in this tab for its owner until it is declared: a login or a reload brings it back. Null takes
 * it away. An amount that was typed in another currency is none of this one.
 */
export function useCostDraft(
  taxDepositRecordsId: string,
  currency: string,
): readonly [CostForm, (form: CostForm | null) => void] {
  const kind = useMemo<DraftKind<TypedCost>>(
    () => ({
      name: `cost/${taxDepositRecordsId}`,
      read,
      empty: () => none,
      isEmpty: ({ cost, day }) => cost === "" && day === "",
    }),
    [taxDepositRecordsId],
  );
  const [typed, setTyped] = useOwnDraft(kind);
  const form = { cost: typed.currency === currency ? typed.cost : "", day: typed.day };
  return [form, (next) => setTyped(next === null ? none : { ...next, currency })];
}

function read(stored: unknown): TypedCost | undefined {
  const { cost, day, currency } = Object(stored) as Partial<TypedCost>;
  if (typeof cost !== "string" || typeof day !== "string" || typeof currency !== "string") return undefined;
  return { cost, day, currency };
}
