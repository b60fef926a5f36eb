import { useMemo } from "react";
import type { FrozenAsset } from "#shared/contract/records.ts";
import { useAmendedTopic } from "#src/bridge/use-topic.ts";
import { currencyOf, useClientStore } from "#src/state/client-store.ts";

type Held = Pick<FrozenAsset, "id" | "coin" | "amount">;

/** What frozen amounts are worth at the prices of now. Decimal text; "" is not known. */
export interface FrozenValue {
  readonly currency: string;
  /** Of all of them; "" unless each has a price. */
  readonly total: string;
  /** "" as well where it was valued as another amount: what is shown of it is of another moment. */
  readonly of: (row: Held) => string;
  /** No price has moved for a while. */
  readonly stale: boolean;
}

/** Each line is valued like an account of its own: the worker does the arithmetic (D5.2). */
export function useFrozenValue(list: readonly FrozenAsset[] | undefined): FrozenValue {
  const wanted = useClientStore(({ user }) => currencyOf(user));
  const accounts = useMemo(
    () =>
      (list ?? []).map(({ id, coin, amount }) => ({
        accountType: id,
        totalEquity: "",
        frozenKnown: false,
        coins: [{ coin, equity: amount, available: "", availableValue: "" }],
      })),
    [list],
  );
  const { rows, status } = useAmendedTopic(
    "assets.valuation",
    accounts.length === 0 ? null : { currency: wanted, accounts },
  );
  return useMemo(() => {
    const total = rows.get("total");
    const values = new Map<string, Held & { readonly value: string }>();
    for (const row of rows.values()) {
      if (row.kind !== "coin") continue;
      for (const { accountType: id, amount, value } of row.parts)
        values.set(id, { id, coin: row.coin, amount, value });
    }
    const of = ({ id, coin, amount }: Held): string => {
      const valued = values.get(id);
      return valued?.coin === coin && valued.amount === amount ? valued.value : "";
    };
    const isWhole = list?.every((row) => of(row) !== "") === true;
    return {
      currency: total?.kind === "total" ? total.currency : wanted,
      total: total?.kind === "total" && isWhole ? total.value : "",
      of,
      stale: status === "stale" || status === "closed",
    };
  }, [rows, status, list, wanted]);
}
