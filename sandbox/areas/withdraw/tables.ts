import { sql } from "drizzle-orm";
import { boolean, check, index, integer, numeric, pgTable, text, unique } from "drizzle-orm/pg-core";
import { userId, users } from "../../accounts/tables.ts";
import { columnCheck, ms, rowId } from "../../ledger/columns.ts";

const statuses = [
  "SecurityCheck",
  "MoreInformationRequired",
  "Pending",
  "BlockchainConfirmed",
  "success",
  "CancelByUser",
  "Reject",
  "Fail",
] as const;
export type WithdrawState = (typeof statuses)[number];

const outcomes = ["success", "reject", "question", "fail"] as const;
export type WithdrawOutcome = (typeof outcomes)[number];

/** What goes out. The database enforces its rules too: see guards.ts. */
export const withdrawals = pgTable(
  "withdrawals",
  {
    id: text("id").primaryKey(),
    userId: userId(),
    requestId: text("request_id").notNull(),
    coin: text("coin").notNull(),
    /** "" where it stays here. */
    chain: text("chain").notNull(),
    /** Byte for byte as it was asked for. */
    address: text("address").notNull(),
    tag: text("tag").notNull(),
    /** Who gets it, where it stays here. */
    toUser: rowId("to_user").references(() => users.id),
    /** What arrives, what it costs, and what is taken from each wallet: together that is what is debited. */
    received: numeric("received").notNull(),
    fee: numeric("fee").notNull(),
    fromFunding: numeric("from_funding").notNull(),
    fromUnified: numeric("from_unified").notNull(),
    wallets: text("wallets").notNull(),
    /** USDT when it was asked for: what counts towards limits. */
    valueUsdt: numeric("value_usdt").notNull(),
    status: text("status", { enum: statuses }).notNull(),
    /** How it will go, decided when it was taken, so that a restart changes nothing. */
    outcome: text("outcome", { enum: outcomes }).notNull(),
    /** Of the chain: blocks that it takes, and how long each is. */
    required: integer("required").notNull(),
    blockMs: integer("block_ms").notNull(),
    createdAt: ms("created_at").notNull(),
    updatedAt: ms("updated_at").notNull(),
    /** When the next step is due, unless blocks or people say so. */
    dueAt: ms("due_at"),
    txId: text("tx_id").notNull().default(""),
    broadcastAt: ms("broadcast_at"),
    endedAt: ms("ended_at"),
    failCode: integer("fail_code").notNull().default(0),
    answered: boolean("answered").notNull().default(false),
  },
  (table) => {
    const { received, fee, fromFunding, fromUnified, status, endedAt, chain, toUser, broadcastAt, txId } =
      table;
    return [
      unique("one_withdrawal_a_request").on(table.userId, table.requestId),
      columnCheck(received, "> 0"),
      columnCheck(fee, ">= 0"),
      check("withdrawal_parts_not_below_zero", sql`${fromFunding} >= 0 and ${fromUnified} >= 0`),
      check("withdrawal_adds_up", sql`${received} + ${fee} = ${fromFunding} + ${fromUnified}`),
      check(
        "withdrawal_end_is_told",
        sql`(${status} in ('success', 'CancelByUser', 'Reject', 'Fail')) = (${endedAt} is not null)`,
      ),
      check("withdrawal_is_of_chain_or_user", sql`(${chain} = '') = (${toUser} is not null)`),
      check("withdrawal_on_chain_has_tx", sql`(${broadcastAt} is not null) = (${txId} <> '')`),
      index("withdrawals_of_user").on(table.userId, table.createdAt),
      index("withdrawals_open").on(table.createdAt).where(sql`${endedAt} is null`),
    ];
  },
);
export type WithdrawRow = typeof withdrawals.$inferSelect;
