import type { CoinValueRow } from "#shared/contract/valuation.ts";
import { compareDecimalText } from "#shared/domain/decimal-text.ts";

/** An order that was decided once: figures tick below it, rows stay where they are. */
export interface SteadyOrder {
  /** What it was decided for: the coins with their amounts, and which of them have a value. */
  readonly held: string;
  readonly coins: readonly string[];
  /** Those of a value below 1 USD at that moment. */
  readonly small: ReadonlySet<string>;
}

/** By value, the weightiest first, coins without one last and by name; decided anew when what is held changes, or a price came. */
export function steadyOrder(previous: SteadyOrder | undefined, rows: readonly CoinValueRow[]): SteadyOrder {
  const held = rows
    .map(({ coin, amount, value }) => `${coin} ${amount} ${value === ""}`)
    .toSorted()
    .join();
  if (previous?.held === held) return previous;
  return {
    held,
    coins: rows.toSorted(byValue).map(({ coin }) => coin),
    small: new Set(rows.filter(({ small }) => small).map(({ coin }) => coin)),
  };
}

/** The rows of now in that order. */
export function inOrder({ coins }: SteadyOrder, rows: readonly CoinValueRow[]): readonly CoinValueRow[] {
  const places = new Map(coins.map((coin, at) => [coin, at]));
  return rows.toSorted((a, b) => (places.get(a.coin) ?? 0) - (places.get(b.coin) ?? 0));
}

function byValue(a: CoinValueRow, b: CoinValueRow): number {
  return compareDecimalText(b.value, a.value) || (a.coin < b.coin ? -1 : 1);
}
