import { and, eq } from "drizzle-orm";
import { Decimal } from "#shared/domain/decimal.ts";
import type { Person } from "../../accounts/person.ts";
import { conversionRate } from "../../dealer/currencies.ts";
import { hasMoved } from "../../dealer/rates.ts";
import type { Exchange } from "../../exchange.ts";
import { negated, plain } from "../../ledger/amounts.ts";
import type { Db } from "../../ledger/database.ts";
import { type Entry, lockBalance, post, type Wallet } from "../../ledger/ledger.ts";
import { codes, Refusal } from "../../refusal.ts";
import { partsOf } from "./conversion-quote.ts";
import { migrationPostings as postings } from "./postings.ts";
import { go, lockMigration, requireStatus } from "./rows.ts";
import type { MigrationSettings } from "./settings.ts";
import { type MigrationPart, type MigrationQuote, migrationParts, migrationQuotes } from "./tables.ts";

export const wallets = ["funding", "spot", "unified"] as const satisfies readonly Wallet[];

/**
 * Takes a price up: uses it, holds back what each coin pays, and leaves the rest to settle-conversion.ts. To be run inside the
 * transaction of a money call.
 */
export async function confirmConversion(
  exchange: Exchange<MigrationSettings>,
  tx: Db,
  person: Person,
  { migrationId, quoteId }: { readonly migrationId: string; readonly quoteId: string },
  at: number,
): Promise<void> {
  const row = await lockMigration(tx, person, migrationId);
  const quote = await openQuote(tx, migrationId, quoteId, at);
  requireStatus(row, "ASSET_REVIEW");
  await tx.update(migrationQuotes).set({ usedAt: at }).where(eq(migrationQuotes.id, quoteId));
  const owner = String(person.id);
  const entries: Entry[] = [];
  const parts = await partsOf(tx, quoteId);
  const available = await lockAll(tx, owner, parts);
  for (const part of parts) {
    const held = heldFor(available, part);
    const failCode = held === null ? codes.balanceTooLow : failCodeOf(exchange, quote, part);
    const taken = failCode === 0 && held !== null ? held : none;
    for (const wallet of wallets) {
      const amount = taken[wallet];
      if (amount === "0") continue;
      entries.push({ owner, kind: wallet, coin: part.fromCoin, amount: negated(amount) });
      entries.push({ owner, kind: `${wallet}_locked`, coin: part.fromCoin, amount });
    }
    await tx
      .update(migrationParts)
      .set({ status: "processing", failCode, ...taken })
      .where(and(eq(migrationParts.quoteId, quoteId), eq(migrationParts.fromCoin, part.fromCoin)));
  }
  if (entries.length > 0) await post(tx, { kind: postings.hold, ref: quoteId, at, entries });
  const dueAt = at + exchange.settings.settleDelayMs;
  await go(tx, row, at, { status: "CONVERTING", quoteId, dueAt });
}

async function openQuote(tx: Db, migrationId: string, quoteId: string, at: number): Promise<MigrationQuote> {
  const [quote] = await tx
    .select()
    .from(migrationQuotes)
    .where(and(eq(migrationQuotes.id, quoteId), eq(migrationQuotes.migrationId, migrationId)))
    .for("no key update");
  if (quote === undefined) throw new Refusal(codes.quoteExpired, "Unknown quote");
  if (quote.usedAt !== null) throw new Refusal(codes.quoteUsed, "This price was used");
  if (at >= quote.expiresAt) throw new Refusal(codes.quoteExpired, "This price has expired");
  return quote;
}

type Held = Pick<MigrationPart, "funding" | "unified" | "spot">;
const none: Held = { funding: "0", unified: "0", spot: "0" };

type Available = (wallet: (typeof wallets)[number], coin: string) => Decimal;

/** What is free, its rows held in the order in which postings take them, so that none waits for the other. */
async function lockAll(tx: Db, owner: string, parts: readonly MigrationPart[]): Promise<Available> {
  const found = new Map<string, Decimal>();
  const coins = parts.map(({ fromCoin }) => fromCoin).toSorted();
  for (const wallet of wallets) {
    for (const coin of coins) found.set(`${wallet} ${coin}`, await lockBalance(tx, owner, wallet, coin));
  }
  return (wallet, coin) => found.get(`${wallet} ${coin}`) ?? new Decimal(0);
}

/** The priced amount, from one wallet after the other; null where all of them have less. */
function heldFor(available: Available, { fromCoin, fromAmount }: MigrationPart): Held | null {
  let left = new Decimal(fromAmount);
  const held: Record<keyof Held, string> = { ...none };
  for (const wallet of wallets) {
    const taken = Decimal.min(left, available(wallet, fromCoin));
    held[wallet] = plain(taken.toFixed());
    left = left.minus(taken);
  }
  return left.isZero() ? held : null;
}

/** Why this coin will not go through, 0 when it will. */
function failCodeOf(
  { market, settings }: Exchange<MigrationSettings>,
  { toCoin }: MigrationQuote,
  { fromCoin, fromAmount, rate }: MigrationPart,
): number {
  if (settings.failMigrationCoins.includes(fromCoin)) return codes.noDealer;
  if (settings.awayDealers.includes(fromCoin) || settings.awayDealers.includes(toCoin)) return codes.noDealer;
  const live = conversionRate(market, fromCoin, toCoin, plain(fromAmount));
  if (live === undefined) return codes.noDealer;
  return hasMoved(new Decimal(rate), live) ? codes.priceMoved : 0;
}
