import { and, asc, eq, inArray } from "drizzle-orm";
import { cardReasons, type MigrableCard } from "#shared/contract/cards.ts";
import type { Person } from "../../accounts/person.ts";
import type { Db } from "../../ledger/database.ts";
import { codes, Refusal } from "../../refusal.ts";
import { type TargetSite, targetOf } from "./listing.ts";
import { type CardRow, cards } from "./tables.ts";

export async function cardsOf(db: Db, userId: number): Promise<CardRow[]> {
  return db.select().from(cards).where(eq(cards.userId, userId)).orderBy(asc(cards.id));
}

/** 0, or why it cannot move there. */
export function reasonOf({ status, currency }: CardRow, site: TargetSite): number {
  if (status === "LOST") return cardReasons.lost;
  if (status === "MOVED") return cardReasons.moved;
  return targetOf(site).cardCurrencies.includes(currency) ? 0 : cardReasons.currency;
}

export function cardView(row: CardRow, site: TargetSite): MigrableCard {
  const reason = reasonOf(row, site);
  const { id, pan4, cardType, network, status, currency, failReason, payUntil, accepted } = row;
  return {
    cardId: id,
    pan4,
    cardType,
    network,
    status,
    migrable: reason === 0,
    reason,
    currency,
    failReason,
    failUntil: failReason === cardReasons.openPayment ? payUntil : 0,
    accepted,
  };
}

/** A person's own cards by their ids, each once, or 700004. */
export async function requireCards(db: Db, person: Person, ids: readonly string[]): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  const found = await db
    .select()
    .from(cards)
    .where(and(eq(cards.userId, person.id), inArray(cards.id, [...ids])))
    .orderBy(asc(cards.id));
  if (found.length < new Set(ids).size) throw new Refusal(codes.orderNotFound, "cardIds: no such card");
  return found;
}
