import { and, eq } from "drizzle-orm";
import type { Exchange } from "../../exchange.ts";
import { negated, plain } from "../../ledger/amounts.ts";
import type { Db } from "../../ledger/database.ts";
import { type Entry, house, post } from "../../ledger/ledger.ts";
import { wallets } from "./confirm-conversion.ts";
import { partsOf } from "./conversion-quote.ts";
import { migrationPostings as postings } from "./postings.ts";
import { reviewRows } from "./review.ts";
import { go } from "./rows.ts";
import { type MigrationPart, type MigrationRow, migrationParts, migrationQuotes } from "./tables.ts";

/** One step of CONVERTING: ends one coin, or, once all have ended, the whole. */
export async function settleConversion(
  exchange: Exchange,
  tx: Db,
  row: MigrationRow,
  at: number,
): Promise<MigrationRow> {
  const parts = await partsOf(tx, row.quoteId);
  const open = parts.find(({ status }) => status === "processing");
  if (open !== undefined) {
    await endPart(tx, row, open, at);
    return row;
  }
  const done = parts.filter(({ status }) => status === "success").length;
  const status = done === parts.length ? "success" : done === 0 ? "failure" : "partial_fulfillment";
  await tx.update(migrationQuotes).set({ status }).where(eq(migrationQuotes.id, row.quoteId));
  const left = (await reviewRows(exchange, tx, row)).some(({ action }) => action === "CONVERT");
  return go(tx, row, at, { status: left ? "ASSET_REVIEW" : "ASSETS_READY", dueAt: null });
}

async function endPart(tx: Db, row: MigrationRow, part: MigrationPart, at: number): Promise<void> {
  const own = and(eq(migrationParts.quoteId, part.quoteId), eq(migrationParts.fromCoin, part.fromCoin));
  const ref = `${part.quoteId}/${part.fromCoin}`;
  const owner = String(row.userId);
  const held = wallets
    .map((wallet) => ({ wallet, amount: plain(part[wallet]) }))
    .filter(({ amount }) => amount !== "0");
  const taken = held.map(
    ({ wallet, amount }): Entry => ({
      owner,
      kind: `${wallet}_locked`,
      coin: part.fromCoin,
      amount: negated(amount),
    }),
  );
  if (part.failCode !== 0) {
    await tx.update(migrationParts).set({ status: "failure" }).where(own);
    const back = held.map(
      ({ wallet, amount }): Entry => ({ owner, kind: wallet, coin: part.fromCoin, amount }),
    );
    if (held.length > 0) await post(tx, { kind: postings.giveBack, ref, at, entries: [...taken, ...back] });
    return;
  }
  const [quote] = await tx.select().from(migrationQuotes).where(eq(migrationQuotes.id, part.quoteId));
  if (quote === undefined) throw new Error(`No price ${part.quoteId}`);
  const toAmount = plain(part.toAmount);
  const entries: Entry[] = [
    ...taken,
    { owner: house, kind: "dealer", coin: part.fromCoin, amount: plain(part.fromAmount) },
    { owner: house, kind: "dealer", coin: quote.toCoin, amount: negated(toAmount) },
    { owner, kind: "funding", coin: quote.toCoin, amount: toAmount },
  ];
  await tx.update(migrationParts).set({ status: "success" }).where(own);
  await post(tx, { kind: postings.settle, ref, at, entries });
}
