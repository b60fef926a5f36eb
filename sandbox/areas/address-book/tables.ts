import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { userId } from "../../accounts/tables.ts";
import { ms, rowId } from "../../ledger/columns.ts";

/** The coin of an entry for every coin of its network, and of one for another user here. */
export const universalCoin = "baseCoin";

export const addressEntries = pgTable(
  "address_entries",
  {
    id: text("id").primaryKey(),
    userId: userId(),
    coin: text("coin").notNull(),
    /** "" for another user here. */
    chain: text("chain").notNull(),
    /** As it was saved: money goes to this very text. */
    address: text("address").notNull(),
    /** One key however the address is written; of another user their UID. */
    addressKey: text("address_key").notNull(),
    tag: text("tag").notNull(),
    remark: text("remark").notNull(),
    internalType: text("internal_type", { enum: ["", "UID", "EMAIL", "MOBILE"] }).notNull(),
    /** Whom it was when it was saved, whoever owns the mail or phone later. */
    targetUid: rowId("target_uid"),
    verified: boolean("verified").notNull(),
    /** 0 held by a provider, 1 own custody. */
    walletType: integer("wallet_type"),
    vaspCode: text("vasp_code").notNull(),
    createdAt: ms("created_at").notNull(),
    /** Nothing is withdrawn to it before. */
    lockedUntil: ms("locked_until").notNull(),
  },
  (table) => [
    check("entry_is_of_chain_or_user", sql`(${table.chain} = '') = (${table.internalType} <> '')`),
    check("entry_of_user_has_uid", sql`(${table.internalType} <> '') = (${table.targetUid} is not null)`),
    uniqueIndex("one_entry_a_target").on(table.userId, table.coin, table.chain, table.addressKey, table.tag),
    index("entries_of_user").on(table.userId, table.createdAt),
  ],
);
export type AddressEntry = typeof addressEntries.$inferSelect;

export const bookSwitches = pgTable("address_book_switches", {
  userId: userId().primaryKey(),
  withdrawWhitelist: boolean("withdraw_whitelist").notNull(),
  addressBookOnly: boolean("address_book_only").notNull(),
  newAddressLock: boolean("new_address_lock").notNull(),
  /** In the United States: codes for every withdrawal, also to trusted addresses. */
  superVerification: boolean("super_verification").notNull(),
});
export type BookSwitches = typeof bookSwitches.$inferSelect;

/** After a sensitive change nothing is withdrawn for a day (131089). */
const stopCauses = ["password", "contact", "authenticator", "fundPassword", "newAddressLock"] as const;
export type StopCause = (typeof stopCauses)[number];

export const withdrawStops = pgTable("withdraw_stops", {
  userId: userId().primaryKey(),
  until: ms("until").notNull(),
  cause: text("cause", { enum: stopCauses }).notNull(),
});
