import type { ConvertQuote } from "#shared/contract/convert.ts";
import type { Charge } from "#shared/domain/after-charges.ts";
import { compareDecimalText, isZeroText } from "#shared/domain/decimal-text.ts";

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

/** All that it charges; nothing without a quote. */
export function chargeList(quote: ConvertQuote | null): Charge[] {
  return quote === null ? [] : Object.values(chargesOf(quote)).filter(({ amount }) => !isZeroText(amount));
}

/** Whether it charges anything. */
export function isCharged(quote: ConvertQuote): boolean {
  return chargeList(quote).length > 0;
}

/** Whether it charges anything in this coin. */
export function isChargedIn(quote: ConvertQuote, coin: string): boolean {
  return chargeList(quote).some((charge) => charge.coin === coin);
}

/** Whether both charge the same. */
export function chargesAreSame(one: ConvertQuote, other: ConvertQuote): boolean {
  const [before, after] = [chargesOf(one), chargesOf(other)];
  return (["fee", "tax"] as const).every((name) => {
    const [was, is] = [before[name], after[name]];
    return compareDecimalText(was.amount, is.amount) === 0 && (isZeroText(is.amount) || was.coin === is.coin);
  });
}
