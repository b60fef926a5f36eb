import { Decimal } from "#shared/domain/decimal.ts";
import { incomeKindOf } from "./events.ts";
import type { FamilyBooks } from "./family-books.ts";
import type { Gain } from "./gains.ts";
import type { Movement } from "./movements.ts";
import { spanOf } from "./years.ts";

/** Sums over a year's gains and income. Pure. */

export interface ReportFigures {
  readonly proceeds: string;
  readonly cost: string;
  readonly gain: string;
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
  const income = books.movements
    .filter((movement) => isIn(movement) && incomeKindOf(movement.kind) !== undefined)
    .flatMap((movement) =>
      ofOwner(movement, owner).map(({ coin, net }) => books.fiatValueOf(coin, net, movement.at)),
    )
    .reduce((all, value) => all.plus(value), new Decimal(0));
  return { ...figuresText(sumsOf(gains)), income: income.toFixed(2), disposals: gains.length };
}

export interface Sums {
  readonly amount: Decimal;
  readonly proceeds: Decimal;
  readonly cost: Decimal;
  readonly gain: Decimal;
}

export function sumsOf(gains: readonly Gain[]): Sums {
  const sum = (field: keyof Sums): Decimal =>
    gains.reduce((all, gain) => all.plus(gain[field]), new Decimal(0));
  return { amount: sum("amount"), proceeds: sum("proceeds"), cost: sum("cost"), gain: sum("gain") };
}

export const figuresText = ({ proceeds, cost, gain }: Sums): ReportFigures => ({
  proceeds: proceeds.toFixed(2),
  cost: cost.toFixed(2),
  gain: gain.toFixed(2),
});

export function ofOwner(
  { changes }: Movement,
  owner: string,
): { readonly coin: string; readonly net: Decimal }[] {
  return changes
    .filter((change) => change.owner === owner)
    .map(({ coin, amount }) => ({ coin, net: new Decimal(amount) }));
}
