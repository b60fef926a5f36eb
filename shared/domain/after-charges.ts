import { Decimal } from "./decimal.ts";

/** What is charged beside a rate, in a coin of its own. */
export interface Charge {
  readonly coin: string;
  /** Decimal text, "0" for nothing. */
  readonly amount: string;
}

interface Conversion {
  readonly fromCoin: string;
  readonly toCoin: string;
  readonly fromAmount: string;
  readonly toAmount: string;
}

/** What a conversion takes and leaves with its charges; one in a third coin is in neither. Pure. */
export function afterCharges(
  { fromCoin, toCoin, fromAmount, toAmount }: Conversion,
  charges: readonly Charge[],
): { readonly paid: Decimal; readonly received: Decimal } {
  const chargedIn = (of: string): Decimal =>
    charges.reduce((sum, { coin, amount }) => (coin === of ? sum.plus(amount) : sum), new Decimal(0));
  return {
    paid: new Decimal(fromAmount || 0).plus(chargedIn(fromCoin)),
    received: new Decimal(toAmount || 0).minus(chargedIn(toCoin)),
  };
}
