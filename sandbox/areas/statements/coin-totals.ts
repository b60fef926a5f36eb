import { Decimal } from "#shared/domain/decimal.ts";
import type { FileRow, FileTotals } from "../../files/file-table.ts";
import { amount, text } from "./content.ts";
import type { StatementTexts } from "./texts/texts.ts";

/** Figures added up coin by coin. */
export interface CoinTotals {
  /** `figures` in the order of the heads. */
  add(coin: string, figures: readonly string[]): void;
  of(coin: string): readonly Decimal[];
  coins(): readonly string[];
  table(): FileTotals;
}

export function coinTotals(texts: StatementTexts, heads: readonly string[]): CoinTotals {
  const sums = new Map<string, readonly Decimal[]>();
  const of = (coin: string): readonly Decimal[] => sums.get(coin) ?? heads.map(() => new Decimal(0));
  return {
    of,
    coins: () => [...sums.keys()],
    add(coin, figures) {
      sums.set(
        coin,
        of(coin).map((sum, i) => sum.plus(figures[i] ?? 0)),
      );
    },
    table: () => ({
      title: texts.totals,
      columns: [text(texts.coin), ...heads.map(amount)],
      rows: [...sums.keys()]
        .toSorted()
        .map((coin): FileRow => [coin, ...of(coin).map((sum) => sum.toFixed())]),
    }),
  };
}
