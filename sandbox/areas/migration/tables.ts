import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { migrationStates } from "#shared/domain/migration-states.ts";
import { userId } from "../../accounts/tables.ts";
import { columnCheck, ms } from "../../ledger/columns.ts";
import { targetSites } from "./listing.ts";

/** A person has one migration that was not stopped; where it may go is the guards' business. */
export const migrations = pgTable(
  "migrations",
  {
    id: text("id").primaryKey(),
    userId: userId(),
    targetSite: text("target_site", { enum: targetSites }).notNull(),
    status: text("status", { enum: migrationStates }).notNull(),
    terms: text("terms").notNull(),
    /** The target asks for identity data, and what it will say, decided when it came. */
    needsIdentity: boolean("needs_identity").notNull(),
    identity: text("identity", { enum: ["accept", "reject", "wait"] }).notNull(),
    /** When the next step is due; null while somebody is waited for. */
    dueAt: ms("due_at"),
    createdAt: ms("created_at").notNull(),
    updatedAt: ms("updated_at").notNull(),
    /** When each step was done. */
    identityAt: ms("identity_at"),
    checkedAt: ms("checked_at"),
    startedAt: ms("started_at"),
    movedAt: ms("moved_at"),
    cardsAt: ms("cards_at"),
    endedAt: ms("ended_at"),
    /** Where it was when it was stopped. */
    stoppedIn: text("stopped_in").notNull().default(""),
    /** The conversion that was confirmed last. */
    quoteId: text("quote_id").notNull().default(""),
    /** The coin before which its transfer will fail, by place; 0 for none. */
    failAt: integer("fail_at").notNull().default(0),
    /** The newest attempt to move cards failed. */
    cardsFailed: boolean("cards_failed").notNull().default(false),
    /** What the issuer will say of the attempt under way, decided when it began. */
    issuerRefuses: boolean("issuer_refuses").notNull().default(false),
  },
  ({ userId: owner, status, endedAt, stoppedIn, dueAt }) => [
    uniqueIndex("one_migration_a_person").on(owner).where(sql`${status} <> 'ABORTED'`),
    check(
      "migration_end_is_told",
      sql`(${status} in ('COMPLETED', 'ABORTED', 'FAILED')) = (${endedAt} is not null)`,
    ),
    check("migration_that_was_stopped", sql`(${status} = 'ABORTED') = (${stoppedIn} <> '')`),
    check("migration_has_begun", sql`${status} <> 'NOT_STARTED'`),
    index("migrations_due").on(dueAt).where(sql`${dueAt} is not null`),
  ],
);
export type MigrationRow = typeof migrations.$inferSelect;

/** A price for what the target does not list. */
export const migrationQuotes = pgTable(
  "migration_quotes",
  {
    id: text("id").primaryKey(),
    migrationId: text("migration_id")
      .notNull()
      .references(() => migrations.id),
    toCoin: text("to_coin").notNull(),
    createdAt: ms("created_at").notNull(),
    expiresAt: ms("expires_at").notNull(),
    usedAt: ms("used_at"),
    /** Null until it ended. */
    status: text("status", { enum: ["success", "failure", "partial_fulfillment"] }),
  },
  ({ createdAt, expiresAt, usedAt, status }) => [
    check("migration_quotes_check", sql`${expiresAt} >= ${createdAt}`),
    check("migration_quote_ends_used", sql`${status} is null or ${usedAt} is not null`),
  ],
);
export type MigrationQuote = typeof migrationQuotes.$inferSelect;

/** A coin of a price, and what became of it once the price was taken up. */
export const migrationParts = pgTable(
  "migration_parts",
  {
    quoteId: text("quote_id")
      .notNull()
      .references(() => migrationQuotes.id),
    place: integer("place").notNull(),
    fromCoin: text("from_coin").notNull(),
    fromAmount: numeric("from_amount").notNull(),
    /** USDT, when it was priced. */
    value: numeric("value").notNull(),
    rate: numeric("rate").notNull(),
    toAmount: numeric("to_amount").notNull(),
    status: text("status", { enum: ["priced", "processing", "success", "failure"] }).notNull(),
    /** What is held back of each wallet for it. */
    funding: numeric("funding").notNull().default("0"),
    unified: numeric("unified").notNull().default("0"),
    spot: numeric("spot").notNull().default("0"),
    /** Known before its end where the confirmation decided it (F5.*). */
    failCode: integer("fail_code").notNull().default(0),
  },
  ({
    quoteId,
    place,
    fromCoin,
    fromAmount,
    value,
    rate,
    toAmount,
    status,
    funding,
    unified,
    spot,
    failCode,
  }) => [
    primaryKey({ columns: [quoteId, fromCoin] }),
    columnCheck(place, "> 0"),
    ...[fromAmount, value, rate, toAmount].map((one) => columnCheck(one, "> 0")),
    ...[funding, unified, spot].map((one) => columnCheck(one, ">= 0")),
    check(
      "migration_part_is_held_whole",
      sql`${status} = 'priced' or ${failCode} <> 0 or ${funding} + ${unified} + ${spot} = ${fromAmount}`,
    ),
    check("migration_part_says_why_not", sql`${status} <> 'failure' or ${failCode} <> 0`),
  ],
);
export type MigrationPart = typeof migrationParts.$inferSelect;

/** What a person owned when the transfer began: each coin of each account, and where it is. */
export const migrationAssets = pgTable(
  "migration_assets",
  {
    migrationId: text("migration_id")
      .notNull()
      .references(() => migrations.id),
    wallet: text("wallet", { enum: ["funding", "unified", "spot"] }).notNull(),
    coin: text("coin").notNull(),
    /** Order in which they move, from 1. */
    place: integer("place").notNull(),
    amount: numeric("amount").notNull(),
    /** USD at the start. */
    value: numeric("value").notNull(),
    action: text("action", { enum: ["TRANSFER", "KEEP"] }).notNull(),
    reason: integer("reason").notNull(),
    at: text("at", { enum: ["HERE", "MOVING", "THERE"] }).notNull(),
  },
  ({ migrationId, wallet, coin, amount, value, action, reason, at }) => [
    primaryKey({ columns: [migrationId, wallet, coin] }),
    columnCheck(amount, "> 0"),
    columnCheck(value, ">= 0"),
    check("kept_stays_here", sql`${action} = 'TRANSFER' or ${at} = 'HERE'`),
    check("kept_says_why", sql`(${action} = 'TRANSFER') = (${reason} = 0)`),
  ],
);
export type MigrationAssetRow = typeof migrationAssets.$inferSelect;

/** Cards of people; the one thing of a card that matters here is where it is. */
export const cards = pgTable(
  "cards",
  {
    id: text("id").primaryKey(),
    userId: userId(),
    pan4: text("pan4").notNull(),
    cardType: text("card_type", { enum: ["VIRTUAL", "PHYSICAL"] }).notNull(),
    network: text("network").notNull(),
    currency: text("currency").notNull(),
    status: text("status", { enum: ["ACTIVE", "LOST", "MOVING", "MOVED"] }).notNull(),
    /** Version of the target's terms that was accepted for it. */
    accepted: text("accepted").notNull().default(""),
    /** A payment is open until then, ms; 0 for none. */
    payUntil: ms("pay_until").notNull().default(0),
    failReason: integer("fail_reason").notNull().default(0),
  },
  ({ userId: owner, pan4 }) => [columnCheck(pan4, "~ '^[0-9]{4}$'"), index("cards_of_user").on(owner)],
);
export type CardRow = typeof cards.$inferSelect;

/** What is in a person's way and lies outside of this sandbox's books: positions, loans, bots. */
export const outsideBlockers = pgTable(
  "outside_blockers",
  {
    userId: userId(),
    type: text("type").notNull(),
    count: integer("count").notNull(),
    /** When it expires, ms. */
    until: ms("until").notNull(),
  },
  ({ userId: owner, type, count }) => [primaryKey({ columns: [owner, type] }), columnCheck(count, "> 0")],
);
