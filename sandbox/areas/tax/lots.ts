import { Decimal } from "#shared/domain/decimal.ts";

/**
 * Lots of coins, first in, first out (F6i.1): a disposal takes the lots acquired first. Coins are exact; money is in whole cents,
 * and a part of a lot costs its share rounded down while the rest keeps what is left, so that costs are conserved to the cent.
 * What a lot cost may not be known: then no part of it has a cost (F6i.10). Pure.
 */

/** Where a lot's cost comes from: its value when it came, what its owner declared, or the price of the day instead. */
export type CostBasis = "value" | "declared" | "assumed";

export interface Lot {
  /** Of the posting that brought it. */
  readonly ref: string;
  readonly acquiredAt: number;
  readonly amount: Decimal;
  /** Null where no price of its day is known. */
  readonly cost: Decimal | null;
  readonly basis: CostBasis;
}

/** What is taken out of a lot. */
export type Piece = Lot;

const places = 2;
const cents = (value: Decimal): Decimal => value.decimalPlaces(places, Decimal.ROUND_FLOOR);

/** Acquired first, then by reference: which came into the books first makes no difference. */
const before = (a: Lot, b: Lot): number =>
  a.acquiredAt - b.acquiredAt || (a.ref < b.ref ? -1 : a.ref > b.ref ? 1 : 0);

/** One coin of one account. */
export class LotPool {
  private held: Lot[] = [];

  /** In the order of taking. */
  get lots(): readonly Lot[] {
    return this.held;
  }

  add(lot: Lot): void {
    let at = this.held.length;
    while (at > 0 && before(lot, this.held[at - 1] ?? lot) < 0) at -= 1;
    this.held.splice(at, 0, lot);
  }

  /**
   * Takes an amount, of the lot named `first` before all others. What no lot has comes as a piece that cost nothing: the
   * books let nobody give more than they have, so there is none of it.
   */
  take(amount: Decimal, at: number, first = ""): Piece[] {
    const pieces: Piece[] = [];
    let open = amount;
    const named = this.held.filter((lot) => lot.ref === first);
    let left = named.length === 0 ? this.held : [...named, ...this.held.filter((lot) => lot.ref !== first)];
    while (open.gt(0)) {
      const [lot, ...rest] = left;
      if (lot === undefined) break;
      if (lot.amount.lte(open)) {
        pieces.push(lot);
        open = open.minus(lot.amount);
        left = rest;
        continue;
      }
      const cost = lot.cost && cents(lot.cost.times(open).div(lot.amount));
      const stored = lessOrNull(lot.cost, cost);
      pieces.push({ ...lot, amount: open, cost });
      left = [{ ...lot, amount: lot.amount.minus(open), cost: stored }, ...rest];
      open = new Decimal(0);
    }
    this.held = named.length === 0 ? left : left.toSorted(before);
    if (open.gt(0)) {
      pieces.push({ ref: "", acquiredAt: at, amount: open, cost: new Decimal(0), basis: "value" });
    }
    return pieces;
  }
}

/** Null unless both are known. */
export const lessOrNull = (from: Decimal | null, what: Decimal | null): Decimal | null =>
  from === null || what === null ? null : from.minus(what);

/** Null as soon as one of them is not known. */
export const sumOrNull = (values: readonly (Decimal | null)[]): Decimal | null =>
  values.reduce((all, value) => all && value && all.plus(value), new Decimal(0));

/** Proceeds by piece: shares rounded down, the last takes what is left. */
export function sharesOf(proceeds: Decimal | null, pieces: readonly Piece[]): (Decimal | null)[] {
  if (proceeds === null) return pieces.map(() => null);
  const whole = pieces.reduce((sum, { amount }) => sum.plus(amount), new Decimal(0));
  let left = proceeds;
  return pieces.map(({ amount }, at) => {
    const share = at === pieces.length - 1 ? left : cents(proceeds.times(amount).div(whole));
    left = left.minus(share);
    return share;
  });
}
