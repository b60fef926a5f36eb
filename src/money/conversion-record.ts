import type { StoredIntent } from "#shared/contract/intents.ts";
import { compareDecimalText } from "#shared/domain/decimal-text.ts";

/** What does not change from what a person agreed to up to its record: the rate may have moved meanwhile, what is paid may not. */
export interface Conversion {
  readonly fromCoin: string;
  readonly toCoin: string;
  readonly fromAmount: string;
}

/** A record of other coins or another amount says nothing of what was sent. */
export function isOfConversion(record: Conversion, sent: Conversion): boolean {
  const isOfPair = record.fromCoin === sent.fromCoin && record.toCoin === sent.toCoin;
  return isOfPair && compareDecimalText(record.fromAmount, sent.fromAmount) === 0;
}

/** As {@link isOfConversion}, of the sums that were told as it was sent. */
export function isOfSums(
  record: Conversion,
  { pays, receives }: Pick<StoredIntent, "pays" | "receives">,
): boolean {
  if (pays === null || receives === null) return false;
  return isOfConversion(record, { fromCoin: pays.coin, toCoin: receives.coin, fromAmount: pays.amount });
}
