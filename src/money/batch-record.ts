import type { SmallQuote, SmallRecord } from "#shared/contract/small-balance.ts";
import { compareDecimalText } from "#shared/domain/decimal-text.ts";

/** Of the coins that were confirmed, each into the one that was and of no more than was priced. */
export function isOfPriced(records: readonly SmallRecord[], priced: readonly SmallQuote[]): boolean {
  const known = new Map(records.map((record) => [record.fromCoin, record]));
  return (
    known.size === priced.length &&
    priced.every(({ fromCoin, toCoin, availableBalance }) => {
      const record = known.get(fromCoin);
      return record?.toCoin === toCoin && compareDecimalText(record.fromAmount, availableBalance) <= 0;
    })
  );
}
