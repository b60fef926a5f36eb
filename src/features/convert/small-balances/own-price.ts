import type { SmallQuotes } from "#shared/contract/small-balance.ts";
import { cofferError } from "#shared/rpc/errors.ts";
import type { BatchIntent } from "./batch-session.ts";

/** A renewed price, if it is of what the price before was of: `batch.reQuote` names neither coins nor target, so nothing else binds it. */
export function requireOwn(price: SmallQuotes, { coins, toCoin }: BatchIntent): SmallQuotes {
  const isOwn = price.result.exchangeCoins.every(
    (one) => coins.includes(one.fromCoin) && one.toCoin === toCoin,
  );
  if (isOwn) return price;
  const message = "bad response: a price of other coins";
  throw cofferError({ kind: "ResponseError", code: "BAD_RESPONSE", message, call: "batch.reQuote" });
}
