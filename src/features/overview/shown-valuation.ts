import { useMemo } from "react";
import type {
  AccountValueRow,
  CoinValueRow,
  TotalValueRow,
  ValuationRow,
} from "#shared/contract/valuation.ts";
import type { TopicState, TopicStore } from "#src/bridge/topic-store.ts";
import { useStore } from "#src/lazy/use-store.ts";

type Valuation = TopicState<ValuationRow>;

export interface ShownValuation {
  readonly total: TotalValueRow;
  readonly accounts: readonly AccountValueRow[];
  readonly coins: readonly CoinValueRow[];
  /** The display currency that was wanted and has no rate; "" when values are in the one that was wanted. */
  readonly missingCurrency: string;
  /** No price has come yet, and may still come. */
  readonly connecting: boolean;
  /** Prices, or the rate of the display currency, are of a while ago. */
  readonly stale: boolean;
  /** All of it is of now: there is also no coin whose own price stopped while the others move. */
  readonly live: boolean;
}

/** The valuation as it moves, for the cards that show its figures. */
export interface LiveValuation extends Pick<TopicStore<"assets.valuation">, "get" | "watch"> {
  /** Wanted. */
  readonly currency: string;
}

/** Undefined before all accounts were valued. Pure. */
export function shownValuation(
  { rows, status }: Pick<Valuation, "rows" | "status">,
  currency: string,
): ShownValuation | undefined {
  const total = rows.get("total");
  if (total?.kind !== "total") return undefined;
  const all = [...rows.values()];
  const coins = all.filter((row) => row.kind === "coin");
  return {
    total,
    accounts: all.filter((row) => row.kind === "account"),
    coins,
    missingCurrency: total.currency === currency ? "" : currency,
    connecting: status === "connecting",
    stale: status === "stale" || status === "closed",
    live: status === "live" && coins.every(({ staleSeconds }) => staleSeconds === 0),
  };
}

/** Whether both say the same of the same accounts and coins, but for figures. Pure. */
export function isSameButFigures(shown: Valuation, next: Valuation): boolean {
  return shown === next || outlineOf(shown) === outlineOf(next);
}

function outlineOf({ key, status, rows }: Valuation): string {
  const total = rows.get("total");
  const where = total?.kind === "total" ? [total.currency, total.currencies] : [];
  return JSON.stringify([key, status, where, [...rows.keys()]]);
}

/** The figures of this moment: what calls this renders with each tick. Where there are none any more, those of before. */
export function useLiveValuation(
  { get, watch, currency }: LiveValuation,
  before: ShownValuation,
): ShownValuation {
  const state = useStore(watch, get);
  const shown = useMemo(() => shownValuation(state, currency), [state, currency]);
  return shown ?? before;
}
