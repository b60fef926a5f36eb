import { assetReasons, migrationScene } from "#shared/contract/migration-assets.ts";
import type { Person } from "../../accounts/person.ts";
import { type GivenCodes, requireVerificationCodes } from "../../accounts/require-verification-codes.ts";
import type { Exchange } from "../../exchange.ts";
import { negated } from "../../ledger/amounts.ts";
import type { Db } from "../../ledger/database.ts";
import { type Entry, post } from "../../ledger/ledger.ts";
import { codes, Refusal } from "../../refusal.ts";
import { coinComing } from "../deposit/index.ts";
import { requireNoBlockers } from "./blockers.ts";
import { migrationPostings as postings } from "./postings.ts";
import { type ReviewRow, reviewRows } from "./review.ts";
import { go, lockMigration, requireStatus } from "./rows.ts";
import type { MigrationSettings } from "./settings.ts";
import { requireStanding } from "./standing.ts";
import { type MigrationRow, migrationAssets } from "./tables.ts";

/**
 * Begins the transfer: writes down what moves and what stays, and holds back what moves. To be run inside the transaction of
 * a money call.
 */
export async function startTransfer(
  exchange: Exchange<MigrationSettings>,
  tx: Db,
  person: Person,
  input: GivenCodes & { readonly migrationId: string },
  at: number,
): Promise<MigrationRow> {
  const { migrationId } = input;
  const row = await lockMigration(tx, person, migrationId);
  requireStatus(row, "ASSET_REVIEW", "ASSETS_READY");
  requireStanding(person, at);
  await requireNoBlockers(exchange, tx, person);
  const rows = await reviewRows(exchange, tx, row);
  requireNothingLeft(rows);
  await requireNothingComing(tx, person);
  // Last, since it uses the codes up.
  const { check: scene, mail: mailScene } = migrationScene;
  const action = { userId: person.id, scene, mailScene, detail: { migrationId }, at };
  await requireVerificationCodes(tx, exchange.verificationCodes, action, input);
  return beginTransfer(exchange, tx, row, rows, at);
}

/** What stays could not be got at later. */
function requireNothingLeft(rows: readonly ReviewRow[]): void {
  const open = rows.find(({ action }) => action === "CONVERT" || action === "WITHDRAW");
  if (open !== undefined) {
    const what = open.action === "CONVERT" ? "Convert" : "Take out";
    throw new Refusal(codes.statusForbids, `${what} ${open.coin} first`);
  }
  const held = rows.find(({ reason }) => reason === assetReasons.heldBack);
  if (held !== undefined)
    throw new Refusal(codes.alreadyRunning, `Something under way holds ${held.coin} back`);
}

/** Nor what is credited here afterwards. */
async function requireNothingComing(tx: Db, { id }: Person): Promise<void> {
  const coin = await coinComing(tx, id);
  if (coin !== undefined) throw new Refusal(codes.alreadyRunning, `A deposit of ${coin} is on its way`);
}

/** The same, its owner's right to do it being known. */
export async function beginTransfer(
  { settings }: Pick<Exchange<MigrationSettings>, "settings">,
  tx: Db,
  row: MigrationRow,
  rows: readonly ReviewRow[],
  at: number,
): Promise<MigrationRow> {
  const owner = String(row.userId);
  const moving = rows.filter(({ action }) => action === "TRANSFER");
  const entries = moving.flatMap(({ wallet, coin, amount }): Entry[] => [
    { owner, kind: wallet, coin, amount: negated(amount) },
    { owner, kind: `${wallet}_locked`, coin, amount },
  ]);
  if (entries.length > 0) await post(tx, { kind: postings.lock, ref: row.id, at, entries });
  const assets = rows.map(({ wallet, coin, amount, usdValue, action, reason }, index) => {
    const moves = action === "TRANSFER";
    return {
      migrationId: row.id,
      wallet,
      coin,
      place: index + 1,
      amount,
      value: usdValue,
      action: moves ? ("TRANSFER" as const) : ("KEEP" as const),
      reason,
      at: moves ? ("MOVING" as const) : ("HERE" as const),
    };
  });
  if (assets.length > 0) await tx.insert(migrationAssets).values(assets);
  return go(tx, row, at, {
    status: "TRANSFERRING",
    startedAt: at,
    dueAt: at + settings.migrationStepMs,
    failAt: settings.failMigrationAt,
  });
}
