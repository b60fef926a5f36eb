import { sql } from "drizzle-orm";
import { boolean, check, index, integer, numeric, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { userId, users } from "../../accounts/tables.ts";
import { columnCheck, ms, rowId } from "../../ledger/columns.ts";

const places = ["FUND", "UNIFIED"] as const;
export type PlaceType = (typeof places)[number];

const member = (name: string) =>
  rowId(name)
    .notNull()
    .references(() => users.id);

export const subAccounts = pgTable(
  "sub_accounts",
  {
    id: rowId("id")
      .primaryKey()
      .references(() => users.id),
    mainId: member("main_id"),
    name: text("name").notNull(),
    mayTransfer: boolean("may_transfer").notNull(),
  },
  ({ id, mainId }) => [
    check("sub_is_another", sql`${id} <> ${mainId}`),
    index("sub_accounts_of_main").on(mainId),
  ],
);

/** Moves between accounts. The database enforces its rules too: see guards.ts. */
export const transfers = pgTable(
  "transfers",
  {
    /** Who ordered it. */
    userId: userId(),
    transferId: text("transfer_id").notNull(),
    coin: text("coin").notNull(),
    amount: numeric("amount").notNull(),
    fromMember: member("from_member"),
    toMember: member("to_member"),
    fromType: text("from_type", { enum: places }).notNull(),
    toType: text("to_type", { enum: places }).notNull(),
    status: text("status", { enum: ["PENDING", "SUCCESS", "FAILED"] }).notNull(),
    createdAt: ms("created_at").notNull(),
    settleAt: ms("settle_at").notNull(),
    willFail: boolean("will_fail").notNull(),
    endedAt: ms("ended_at"),
    failCode: integer("fail_code").notNull().default(0),
  },
  (table) => {
    const { fromMember, toMember, fromType, toType, status, endedAt, failCode, createdAt, settleAt } = table;
    return [
      primaryKey({ columns: [table.userId, table.transferId] }),
      columnCheck(table.amount, "> 0"),
      check("transfer_has_two_ends", sql`(${fromMember}, ${fromType}) <> (${toMember}, ${toType})`),
      check("transfer_end_is_told", sql`(${status} = 'PENDING') = (${endedAt} is null)`),
      check("transfer_failure_has_code", sql`(${status} = 'FAILED') = (${failCode} <> 0)`),
      index("transfers_from").on(fromMember, createdAt),
      index("transfers_to").on(toMember, createdAt),
      index("transfers_open").on(settleAt).where(sql`${status} = 'PENDING'`),
    ];
  },
);
export type TransferRow = typeof transfers.$inferSelect;
