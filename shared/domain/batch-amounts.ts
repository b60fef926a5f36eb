import { ceilTo, Decimal, floorTo } from "./decimal.ts";

/** What one coin of a batch comes to, in the target coin. `before` is `receive` and `fee` together, to the last digit. */
export interface BatchAmounts {
  readonly before: string;
  readonly fee: string;
  readonly receive: string;
}

/**
 * Small balances are paid for less a fee on what each coin brings (F6b.2): the proceeds round down, the fee
 * rounds up, both to the target's decimals. Null where the fee leaves nothing.
 * @param rate target coin per coin, with the spread in it
 * @param feeRate a ratio, "0.02"
 * @param places decimals of the target coin
 */
export function batchAmounts(
  amount: string,
  rate: Decimal,
  feeRate: string,
  places: number,
): BatchAmounts | null {
  const before = floorTo(rate.times(amount), places);
  const fee = ceilTo(new Decimal(before).times(feeRate), places);
  const receive = new Decimal(before).minus(fee);
  return receive.gt(0) ? { before, fee, receive: receive.toFixed() } : null;
}
