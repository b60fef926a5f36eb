import type { ConvertQuote } from "#shared/contract/convert.ts";
import { ceilTo, Decimal } from "#shared/domain/decimal.ts";
import { plain } from "../ledger/amounts.ts";
import type { Coin } from "../market/coins.ts";
import { codes, Refusal } from "../refusal.ts";
import type { Quote } from "./quotes.ts";
import type { DealerSettings } from "./settings.ts";

/** What a quote charges beside its rate, in the coin that is received: taken from it when it settles (F1.1). */
export type Charges = Pick<Quote, "fee" | "tax">;

/** Shares of what is received, in its coin's own decimals, rounded up. */
export function chargesOn(
  { coin, accuracy }: Coin,
  toAmount: string,
  { quoteFee, quoteTax }: Pick<DealerSettings, "quoteFee" | "quoteTax">,
): Charges {
  const share = (ratio: string): string => ceilTo(new Decimal(toAmount).times(ratio), accuracy);
  const charges = { fee: share(quoteFee), tax: share(quoteTax) };
  if (!sumOf(charges).lt(toAmount))
    throw new Refusal(codes.belowMinimum, `Too little ${coin} for what it is charged`);
  return charges;
}

export function sumOf({ fee, tax }: Charges): Decimal {
  return new Decimal(fee).plus(tax);
}

/** As the wire has them; nothing of what is not charged. */
export function chargesRow({
  fee,
  tax,
  toCoin: feeCoin,
}: Quote): Pick<ConvertQuote, "feeInfo" | "taxFeeInfo"> {
  return {
    ...(new Decimal(fee).gt(0) && { feeInfo: { feeCoin, amount: plain(fee) } }),
    ...(new Decimal(tax).gt(0) && { taxFeeInfo: { feeCoin, totalAmount: plain(tax) } }),
  };
}
