import type { BatchRecord, SmallQuote, SmallRecord } from "#shared/contract/small-balance.ts";
import { compareDecimalText } from "#shared/domain/decimal-text.ts";
import type { Settlement } from "./off-quote-note.tsx";

/** All of it, or none, or some of its coins: nothing of it is on its way any more. */
export function hasEnded(status: BatchRecord["status"]): boolean {
  return status === "success" || status === "failure" || status === "partial_fulfillment";
}

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

/** Of the coins that were converted, those that brought another amount than they were priced at. */
export function offPrice(
  records: readonly SmallRecord[],
  priced: readonly SmallQuote[],
): readonly Settlement[] {
  const quotes = new Map(priced.map(({ fromCoin, toAmount }) => [fromCoin, toAmount]));
  return records.flatMap(({ fromCoin, status, toAmount: received }) => {
    const quoted = quotes.get(fromCoin);
    if (status !== "success" || quoted === undefined) return [];
    return compareDecimalText(quoted, received) === 0 ? [] : [{ quoted, received }];
  });
}
