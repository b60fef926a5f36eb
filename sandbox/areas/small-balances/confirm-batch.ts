import { eq } from "drizzle-orm";
import { Decimal } from "#shared/domain/decimal.ts";
import type { Person } from "../../accounts/person.ts";
import { walletOf } from "../../dealer/quotes.ts";
import { hasMoved } from "../../dealer/rates.ts";
import type { Exchange } from "../../exchange.ts";
import { negated } from "../../ledger/amounts.ts";
import type { Db } from "../../ledger/database.ts";
import { type Entry, lockBalance, post, type Wallet } from "../../ledger/ledger.ts";
import { codes, Refusal } from "../../refusal.ts";
import { lockQuote, quotedCoins } from "./batch-quotes.ts";
import { coinIneligibility, refusalCodes } from "./ineligible.ts";
import { smallBalancesPostings as postings } from "./postings.ts";
import { liveRate } from "./pricing.ts";
import type { SmallBalancesSettings } from "./settings.ts";
import {
  type BatchPart,
  type BatchQuote,
  type BatchQuoteCoin,
  batches,
  batchParts,
  batchQuotes,
} from "./tables.ts";

/**
 * Takes a price up: uses it, holds back what each coin pays, and leaves the rest to settle-batches.ts. To be run
 * inside the transaction of a money call. Refuses with the codes of F5.8-F5.15.
 */
export async function confirmBatch(
  exchange: Exchange<SmallBalancesSettings>,
  tx: Db,
  person: Person,
  quoteId: string,
  at: number,
): Promise<void> {
  const { market, settings } = exchange;
  const context: Context = { market, settings, person, at };
  const quote = await lockQuote(tx, person, quoteId);
  if (quote.usedAt !== null) throw new Refusal(codes.quoteUsed, "This price was used");
  if (at >= quote.expiresAt) throw new Refusal(codes.quoteExpired, "This price has expired");
  await tx.update(batchQuotes).set({ usedAt: at }).where(eq(batchQuotes.id, quoteId));

  const wallet = walletOf(quote.accountType);
  const owner = String(person.id);
  const parts: BatchPart[] = [];
  // In one order of coins, so that two batches never wait for each other.
  for (const coin of (await quotedCoins(tx, quoteId)).toSorted((a, b) =>
    a.fromCoin < b.fromCoin ? -1 : 1,
  )) {
    const available = await lockBalance(tx, owner, wallet, coin.fromCoin);
    const amount = payable(coin, available, wallet);
    parts.push(partOf(coin, amount, failCodeOf(context, quote, coin, amount)));
  }
  const paying = parts.filter(({ fromAmount }) => fromAmount !== "0");
  if (paying.length === 0) throw new Refusal(codes.balanceTooLow, "Nothing is left of these coins");
  const entries = paying.flatMap(({ fromCoin: coin, fromAmount }): Entry[] => [
    { owner, kind: wallet, coin, amount: negated(fromAmount) },
    { owner, kind: `${wallet}_locked`, coin, amount: fromAmount },
  ]);
  await post(tx, { kind: postings.lock, ref: quoteId, at, entries });
  const settleAt = at + settings.settleDelayMs;
  await tx
    .insert(batches)
    .values({ quoteId, userId: person.id, status: "processing", createdAt: at, settleAt });
  await tx.insert(batchParts).values(parts);
}

/** On the unified account what is left of a coin goes; elsewhere what was priced goes, or nothing (F6b.4). */
function payable({ fromAmount }: BatchQuoteCoin, available: Decimal, wallet: Wallet): Decimal {
  if (available.gte(fromAmount)) return new Decimal(fromAmount);
  return wallet === "unified" ? Decimal.max(available, 0) : new Decimal(0);
}

/** Who confirms when, and where. */
interface Context extends Pick<Exchange<SmallBalancesSettings>, "market" | "settings"> {
  readonly person: Person;
  readonly at: number;
}

/** Why this coin will not go through, 0 when it will. */
function failCodeOf(
  { market, settings, person, at }: Context,
  quote: BatchQuote,
  coin: BatchQuoteCoin,
  amount: Decimal,
): number {
  if (amount.isZero()) return codes.balanceTooLow;
  const live = liveRate(market, coin.fromCoin, quote.toCoin);
  const known = market.coin(coin.fromCoin);
  if (known === undefined || live === undefined) return codes.noDealer;
  const ineligibility = coinIneligibility(known, person, settings, at);
  if (ineligibility !== null) return refusalCodes[ineligibility.reason];
  if (settings.failBatchCoins.includes(coin.fromCoin)) return codes.noDealer;
  return hasMoved(new Decimal(coin.rate), live) ? codes.priceMoved : 0;
}

const partOf = ({ quoteId, fromCoin }: BatchQuoteCoin, amount: Decimal, failCode: number): BatchPart => ({
  quoteId,
  fromCoin,
  status: "processing",
  fromAmount: amount.toFixed(),
  toAmount: null,
  feeAmount: null,
  failCode,
});
