import { Decimal } from "./decimal.ts";
import { percentOf } from "./percent.ts";
import { widestGap } from "./widest-gap.ts";

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

/** How much less the charges leave than the rate alone makes, as percent, and whether that is more than goes unquestioned. */
export function chargesShare(
  conversion: Conversion,
  charges: readonly Charge[],
): { readonly percent: string; readonly isFar: boolean } {
  const { fromAmount, toAmount } = conversion;
  const { paid, received } = afterCharges(conversion, charges);
  const share = new Decimal(1).minus(received.times(fromAmount).div(paid.times(toAmount)));
  return { percent: percentOf(share), isFar: share.gt(widestGap) };
}
