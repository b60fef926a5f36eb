import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  numeric,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { userId } from "../../accounts/tables.ts";
import { columnCheck, ms } from "../../ledger/columns.ts";

const accounts = ["FUND", "UNIFIED"] as const;
/** Accounts that deposits are credited to here. */
export type DepositAccount = (typeof accounts)[number];

/** Addresses that were handed out. */
export const depositAddresses = pgTable(
  "deposit_addresses",
  {
    id: text("id").primaryKey(),
    userId: userId(),
    coin: text("coin").notNull(),
    chain: text("chain").notNull(),
    address: text("address").notNull(),
    /** "" on a chain without one. */
    memo: text("memo").notNull(),
    account: text("account", { enum: accounts }).notNull(),
    remark: text("remark").notNull().default(""),
    isDefault: boolean("is_default").notNull().default(false),
    hidden: boolean("hidden").notNull().default(false),
    createdAt: ms("created_at").notNull(),
  },
  (table) => [
    check("deposit_addresses_remark_check", sql`length(${table.remark}) <= 20`),
    unique("one_address_a_chain").on(table.userId, table.coin, table.chain),
    uniqueIndex("one_default_a_coin").on(table.userId, table.coin).where(sql`${table.isDefault}`),
  ],
);
export type AddressRow = typeof depositAddresses.$inferSelect;

/** What came in. The database enforces its rules too: see guards.ts. */
export const deposits = pgTable(
  "deposits",
  {
    id: text("id").primaryKey(),
    userId: userId(),
    /** 1 on-chain, 2 from another user. */
    recordType: integer("record_type").notNull(),
    coin: text("coin").notNull(),
    chain: text("chain").notNull(),
    amount: numeric("amount").notNull(),
    account: text("account", { enum: accounts }).notNull(),
    txId: text("tx_id").notNull(),
    toAddress: text("to_address").notNull(),
    tag: text("tag").notNull(),
    /** Of another user: their masked mail. */
    fromAddress: text("from_address").notNull(),
    fromMember: text("from_member").notNull(),
    depositType: text("deposit_type", { enum: ["0", "10", "20", "50"] }).notNull(),
    /** F4c.9; of deposits from other users F4c.7. */
    travelRule: integer("travel_rule").notNull().default(0),
    /** F4c.7: 0 none, 1 the cost is to be declared, 2 done. */
    taxStatus: integer("tax_status").notNull().default(0),
    /** F4c.5, of deposits from other users too; the wire has other numbers for those. */
    status: integer("status").notNull(),
    required: integer("required").notNull(),
    safe: integer("safe").notNull(),
    blockMs: ms("block_ms").notNull(),
    /** Of its coin and network when it arrived; "-1" none. */
    dayLimit: text("day_limit").notNull().default("-1"),
    /** Of what is above that limit: when there is room for it. */
    dueAt: ms("due_at"),
    seenAt: ms("seen_at").notNull(),
    /** Blocks after this count no more: the chain rolled back. */
    stoppedAt: ms("stopped_at"),
    creditedAt: ms("credited_at"),
    unlockedAt: ms("unlocked_at"),
    endedAt: ms("ended_at"),
  },
  (table) => [
    columnCheck(table.recordType, "in (1, 2)"),
    columnCheck(table.amount, "> 0"),
    columnCheck(table.blockMs, "> 0"),
    check("deposit_safe_after_required", sql`${table.safe} >= ${table.required}`),
    check("unlocked_after_credit", sql`${table.unlockedAt} is null or ${table.creditedAt} is not null`),
    unique("one_deposit_a_transfer").on(table.txId, table.userId),
    index("deposits_of_user").on(table.userId, table.seenAt),
  ],
);
export type DepositRow = typeof deposits.$inferSelect;
