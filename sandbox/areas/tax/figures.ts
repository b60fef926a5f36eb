import { Decimal } from "#shared/domain/decimal.ts";
import { incomeKindOf } from "./events.ts";
import type { FamilyBooks } from "./family-books.ts";
import type { Gain } from "./gains.ts";
import type { Movement } from "./movements.ts";
import { spanOf } from "./years.ts";

/** Sums over a year's gains and income. A row that misses a price is in no sum, and counted (F6i.10). Pure. */

export interface ReportFigures {
  readonly proceeds: string;
  readonly cost: string;
  readonly gain: string;
  readonly unpriced: number;
}

interface YearFigures extends ReportFigures {
  readonly income: string;
  readonly disposals: number;
}

/** What an account's year comes to, to look at. */
export function figuresOf(books: FamilyBooks, owner: string, year: number): YearFigures {
  const { from, until } = spanOf(year);
  const isIn = ({ at }: { readonly at: number }): boolean => at >= from && at < until;
  const gains = books.gains.gains.filter((gain) => gain.owner === owner && isIn(gain));
  const incomes = books.movements
    .filter((movement) => isIn(movement) && incomeKindOf(movement.kind) !== undefined)
    .flatMap((movement) =>
      ofOwner(movement, owner).map(({ coin, net }) => books.fiatValueOf(coin, net, movement.at)),
    );
  const { unpriced, ...figures } = figuresText(sumsOf(gains));
  return {
    ...figures,
    income: sumOfKnown(incomes).toFixed(2),
    disposals: gains.length,
    unpriced: unpriced + unknownIn(incomes),
  };
}

export const sumOfKnown = (values: readonly (Decimal | null)[]): Decimal =>
  values.reduce<Decimal>((all, value) => all.plus(value ?? 0), new Decimal(0));

export const unknownIn = (values: readonly (Decimal | null)[]): number =>
  values.filter((value) => value === null).length;

export interface Sums {
  /** Of all rows. */
  readonly amount: Decimal;
  readonly proceeds: Decimal;
  readonly cost: Decimal;
  readonly gain: Decimal;
  readonly unpriced: number;
}

export function sumsOf(gains: readonly Gain[]): Sums {
  const priced = gains.filter(({ gain }) => gain !== null);
  const sum = (field: "proceeds" | "cost" | "gain"): Decimal => sumOfKnown(priced.map((row) => row[field]));
  return {
    amount: sumOfKnown(gains.map(({ amount }) => amount)),
    proceeds: sum("proceeds"),
    cost: sum("cost"),
    gain: sum("gain"),
    unpriced: gains.length - priced.length,
  };
}

export const figuresText = ({ proceeds, cost, gain, unpriced }: Sums): ReportFigures => ({
  proceeds: proceeds.toFixed(2),
  cost: cost.toFixed(2),
  gain: gain.toFixed(2),
  unpriced,
});

export function ofOwner(
  { changes }: Movement,
  owner: string,
): { readonly coin: string; readonly net: Decimal }[] {
  return changes
    .filter((change) => change.owner === owner)
    .map(({ coin, amount }) => ({ coin, net: new Decimal(amount) }));
}
