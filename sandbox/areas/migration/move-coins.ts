import { and, asc, eq } from "drizzle-orm";
import { negated, plain } from "../../ledger/amounts.ts";
import type { Db } from "../../ledger/database.ts";
import { type Entry, post } from "../../ledger/ledger.ts";
import { cardsOf } from "./card-rows.ts";
import type { TargetSite } from "./listing.ts";
import { migrationPostings as postings } from "./postings.ts";
import { go } from "./rows.ts";
import { type MigrationAssetRow, type MigrationRow, migrationAssets } from "./tables.ts";

/** How the books call a person's accounts on another site. */
export const ownerAt = (site: TargetSite, userId: number): string => `${site}:${userId}`;

const isOf = ({ migrationId, wallet, coin }: MigrationAssetRow) =>
  and(
    eq(migrationAssets.migrationId, migrationId),
    eq(migrationAssets.wallet, wallet),
    eq(migrationAssets.coin, coin),
  );
const refOf = ({ migrationId, wallet, coin }: MigrationAssetRow): string =>
  `${migrationId}/${wallet}/${coin}`;

/** One step of TRANSFERRING: moves one coin of one account, or, once all have moved, ends. */
export async function moveNext(tx: Db, row: MigrationRow, at: number, stepMs: number): Promise<MigrationRow> {
  const assets = await tx
    .select()
    .from(migrationAssets)
    .where(and(eq(migrationAssets.migrationId, row.id), eq(migrationAssets.action, "TRANSFER")))
    .orderBy(asc(migrationAssets.place));
  const moving = assets.filter((asset) => asset.at === "MOVING");
  const [next] = moving;
  if (next === undefined) return endTransfer(tx, row, at);
  const count = assets.length - moving.length + 1;
  if (row.failAt !== 0 && count >= row.failAt) return failTransfer(tx, row, moving, at);
  const { wallet, coin, amount } = next;
  const entries: Entry[] = [
    { owner: String(row.userId), kind: `${wallet}_locked`, coin, amount: negated(amount) },
    { owner: ownerAt(row.targetSite, row.userId), kind: wallet, coin, amount: plain(amount) },
  ];
  await post(tx, { kind: postings.move, ref: refOf(next), at, entries });
  await tx.update(migrationAssets).set({ at: "THERE" }).where(isOf(next));
  return go(tx, row, at, { dueAt: at + stepMs });
}

async function endTransfer(tx: Db, row: MigrationRow, at: number): Promise<MigrationRow> {
  const cards = await cardsOf(tx, row.userId);
  const end = { movedAt: at, dueAt: null };
  if (cards.length > 0) return go(tx, row, at, { ...end, status: "CARD_PENDING" });
  return go(tx, row, at, { ...end, status: "COMPLETED", endedAt: at });
}

/** What has moved is there, the rest is free again here; nothing is on its way. */
async function failTransfer(
  tx: Db,
  row: MigrationRow,
  moving: readonly MigrationAssetRow[],
  at: number,
): Promise<MigrationRow> {
  const owner = String(row.userId);
  for (const asset of moving) {
    const { wallet, coin, amount } = asset;
    const entries: Entry[] = [
      { owner, kind: `${wallet}_locked`, coin, amount: negated(amount) },
      { owner, kind: wallet, coin, amount: plain(amount) },
    ];
    await post(tx, { kind: postings.release, ref: refOf(asset), at, entries });
    await tx.update(migrationAssets).set({ at: "HERE" }).where(isOf(asset));
  }
  return go(tx, row, at, { status: "FAILED", endedAt: at, dueAt: null });
}
