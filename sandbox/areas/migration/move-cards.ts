import { eq, inArray } from "drizzle-orm";
import { cardReasons } from "#shared/contract/cards.ts";
import type { Person } from "../../accounts/person.ts";
import type { Exchange } from "../../exchange.ts";
import type { Db } from "../../ledger/database.ts";
import { codes, Refusal } from "../../refusal.ts";
import { cardsOf, reasonOf, requireCards } from "./card-rows.ts";
import { go, lockMigration, requireStatus } from "./rows.ts";
import type { MigrationSettings } from "./settings.ts";
import { cards, type MigrationRow } from "./tables.ts";

/** Hands cards to the issuer; none of them: the card step is left out. To be run inside the transaction of a money call. */
export async function startCards(
  { settings }: Exchange<MigrationSettings>,
  tx: Db,
  person: Person,
  { migrationId, cardIds }: { readonly migrationId: string; readonly cardIds: readonly string[] },
  at: number,
): Promise<MigrationRow> {
  const row = await lockMigration(tx, person, migrationId);
  requireStatus(row, "CARD_PENDING");
  if (cardIds.length === 0) return go(tx, row, at, skipped(at));
  for (const card of await requireCards(tx, person, cardIds)) {
    if (reasonOf(card, row.targetSite) !== 0) {
      throw new Refusal(codes.orderNotFound, `cardIds: •• ${card.pan4} cannot move`);
    }
    if (card.accepted !== settings.migrationCardTerms) {
      throw new Refusal(codes.statusForbids, `The terms are not accepted for •• ${card.pan4}`);
    }
  }
  const issuerRefuses = settings.failMigrationCards > 0;
  if (issuerRefuses) settings.failMigrationCards -= 1;
  await tx
    .update(cards)
    .set({ status: "MOVING", failReason: 0 })
    .where(inArray(cards.id, [...cardIds]));
  return go(tx, row, at, {
    status: "CARD_PROCESSING",
    cardsFailed: false,
    issuerRefuses,
    dueAt: at + settings.migrationCardMs,
  });
}

const skipped = (at: number): Partial<MigrationRow> => ({ status: "COMPLETED", endedAt: at, dueAt: null });

/** The person says that the card step is over. One that is over already is. */
export async function endCards(
  tx: Db,
  person: Person,
  migrationId: string,
  skip: boolean,
  at: number,
): Promise<MigrationRow> {
  const row = await lockMigration(tx, person, migrationId);
  if (row.status === "COMPLETED") return row;
  if (row.status === "CARD_PENDING" && skip) return go(tx, row, at, skipped(at));
  requireStatus(row, "CARD_PROCESSING");
  if (row.cardsAt === null) throw new Refusal(codes.statusForbids, "Cards are on their way");
  return go(tx, row, at, { status: "COMPLETED", endedAt: at, dueAt: null });
}

/** One step of CARD_PROCESSING: the issuer has decided, or, a moment later, all is over. */
export async function moveCards(
  { settings }: Exchange<MigrationSettings>,
  tx: Db,
  row: MigrationRow,
  at: number,
): Promise<MigrationRow> {
  if (row.cardsAt !== null) return go(tx, row, at, { status: "COMPLETED", endedAt: at, dueAt: null });
  let failed = false;
  for (const card of (await cardsOf(tx, row.userId)).filter(({ status }) => status === "MOVING")) {
    const reason = row.issuerRefuses ? cardReasons.issuer : card.payUntil > at ? cardReasons.openPayment : 0;
    failed ||= reason !== 0;
    const next = { status: reason === 0 ? ("MOVED" as const) : ("ACTIVE" as const), failReason: reason };
    await tx.update(cards).set(next).where(eq(cards.id, card.id));
  }
  if (failed) return go(tx, row, at, { status: "CARD_PENDING", cardsFailed: true, dueAt: null });
  return go(tx, row, at, { cardsAt: at, dueAt: at + 3 * settings.migrationPauseMs });
}
