import type { ConvertQuote } from "#shared/contract/convert.ts";
import { compareDecimalText, isZeroText } from "#shared/domain/decimal-text.ts";

/** `amount` is decimal text, "0" where nothing is charged. */
export interface Charge {
  readonly amount: string;
  readonly coin: string;
}

/** What a quote charges beside its rate, each in a coin of its own. */
export function chargesOf({ feeInfo, taxFeeInfo }: ConvertQuote): {
  readonly fee: Charge;
  readonly tax: Charge;
} {
  return {
    fee: { amount: feeInfo?.amount || "0", coin: feeInfo?.feeCoin ?? "" },
    tax: { amount: taxFeeInfo?.totalAmount || "0", coin: taxFeeInfo?.feeCoin ?? "" },
  };
}

/** Whether it charges anything. */
export function isCharged(quote: ConvertQuote): boolean {
  return Object.values(chargesOf(quote)).some(({ amount }) => !isZeroText(amount));
}

/** Whether it charges anything in this coin. */
export function isChargedIn(quote: ConvertQuote, coin: string): boolean {
  return Object.values(chargesOf(quote)).some((charge) => charge.coin === coin && !isZeroText(charge.amount));
}

/** Whether both charge the same. */
export function chargesAreSame(one: ConvertQuote, other: ConvertQuote): boolean {
  const [before, after] = [chargesOf(one), chargesOf(other)];
  return (["fee", "tax"] as const).every((name) => {
    const [was, is] = [before[name], after[name]];
    return compareDecimalText(was.amount, is.amount) === 0 && (isZeroText(is.amount) || was.coin === is.coin);
  });
}
