import { ceilTo, Decimal, floorTo } from "./decimal.ts";

/** What a withdrawal costs (F6c.4). Fees round up to the accuracy of the network, what arrives never does. */

/** 0: the amount is what arrives, the fee comes on top. 1: the amount is what is debited, the fee is taken out of it. */
export type FeeType = 0 | 1;

export interface FeeTerms {
  /** In the coin. */
  readonly fee: string;
  /** A ratio below 1: "0.022" is 2.2 %. */
  readonly ratio: string;
  /** Decimals of an amount. */
  readonly places: number;
}

/** Decimal text. `debit` less `fee` is `received`, exactly. */
export interface WithdrawFigures {
  readonly fee: string;
  readonly debit: string;
  /** Zero or less: the fee takes all of it. */
  readonly received: string;
}

/** Within the exchange nothing is taken. */
export const noFee = (places: number): FeeTerms => ({ fee: "0", ratio: "0", places });

/** `amount`: decimal text with no more decimals than `places`. */
export function withdrawFigures(amount: string, feeType: FeeType, terms: FeeTerms): WithdrawFigures {
  const [typed, fee] = [new Decimal(amount), new Decimal(feeOf(amount, feeType, terms))];
  const [debit, received] = feeType === 0 ? [typed.plus(fee), typed] : [typed, typed.minus(fee)];
  return { fee: fee.toFixed(), debit: debit.toFixed(), received: received.toFixed() };
}

function feeOf(amount: string, feeType: FeeType, { fee, ratio, places }: FeeTerms): string {
  const [value, flat] = [new Decimal(amount), new Decimal(fee)];
  // Multiplied before it is divided: a quotient is cut at 58 decimals, and a fee of just that would round up by a unit.
  const share =
    feeType === 0
      ? value.times(ratio).div(new Decimal(1).minus(ratio))
      : Decimal.max(value.minus(flat), 0).times(ratio);
  return ceilTo(flat.plus(share), places);
}

/** The largest amount of which no more than `most` is debited; "0" where the fee alone is more. */
export function largestAmount(max: string, feeType: FeeType, terms: FeeTerms): string {
  if (feeType === 1) return floorTo(Decimal.max(max, 0), terms.places);
  const { fee, ratio, places } = terms;
  const rough = new Decimal(max).minus(fee).times(new Decimal(1).minus(ratio));
  const unit = new Decimal(1).shiftedBy(-places);
  // The fee rounds up to a whole unit, so the rough answer is a unit off at most.
  const first = new Decimal(floorTo(Decimal.max(rough, 0), places)).plus(unit);
  for (const amount of [first, first.minus(unit), first.minus(unit).minus(unit)]) {
    if (amount.gt(0) && new Decimal(withdrawFigures(amount.toFixed(), 0, terms).debit).lte(max)) {
      return amount.toFixed();
    }
  }
  return "0";
}
