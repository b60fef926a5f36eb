import { inArray } from "drizzle-orm";
import { codes, Refusal } from "../../refusal.ts";
import type { AreaHandlers } from "../handler.ts";
import { cardsOf, cardView, requireCards } from "./card-rows.ts";
import { endCards, startCards } from "./move-cards.ts";
import { newestOf, requireMigration } from "./rows.ts";
import type { MigrationSettings } from "./settings.ts";
import { cards } from "./tables.ts";

/** Cards that move with an account, or stay. */
export const cardHandlers: AreaHandlers<"cards", MigrationSettings> = {
  "cards.migrable": {
    access: "private",
    async handle({ migrationId }, { exchange, db }, person) {
      const row =
        migrationId === undefined
          ? await newestOf(db, person.id)
          : await requireMigration(db, person, migrationId);
      const site = row?.targetSite ?? person.profile.migratesTo;
      const list =
        site === undefined ? [] : (await cardsOf(db, person.id)).map((card) => cardView(card, site));
      return { list, tncVersion: exchange.settings.migrationCardTerms, migrationId: row?.id ?? "" };
    },
  },
  "cards.acceptTerms": {
    access: "private",
    async handle({ cardIds, tncVersion }, { exchange, db }, person) {
      const { migrationCardTerms } = exchange.settings;
      if (tncVersion !== migrationCardTerms) {
        throw new Refusal(codes.badParameter, `tncVersion: ${migrationCardTerms} is current`);
      }
      await requireCards(db, person, cardIds);
      if (cardIds.length > 0) {
        await db.update(cards).set({ accepted: tncVersion }).where(inArray(cards.id, cardIds));
      }
      return { accepted: true, cardIds, tncVersion };
    },
  },
  "cards.start": {
    access: "money",
    admission: "session",
    async handle(input, { exchange, tx, now, afterCommit }, person) {
      const { status, id } = await startCards(exchange, tx, person, input, now);
      afterCommit(() => exchange.scheduleSettling(exchange.settings.migrationCardMs));
      return { status, migrationId: id, cardIds: input.cardIds };
    },
  },
  "cards.complete": {
    access: "private",
    async handle({ migrationId, skip = false }, { db, now }, person) {
      const { status } = await db.transaction((tx) => endCards(tx, person, migrationId, skip, now));
      return { status, migrationId };
    },
  },
};
