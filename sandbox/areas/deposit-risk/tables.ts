import { sql } from "drizzle-orm";
import { check, index, numeric, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { userId } from "../../accounts/tables.ts";
import { columnCheck, ms } from "../../ledger/columns.ts";
import { deposits } from "../deposit/index.ts";

const statuses = ["PENDING", "PASS", "REVIEW", "REJECT"] as const;
export type KyaState = (typeof statuses)[number];

/** What is known of addresses, whoever asks. */
export const riskMarks = pgTable("risk_marks", {
  /** However the address is written. */
  addressKey: text("address_key").primaryKey(),
  /** With blanks between them. */
  reasons: text("reasons").notNull(),
  /** How a person decides, where one has to. */
  reviewEnds: text("review_ends", { enum: ["PASS", "REJECT"] }).notNull(),
});

/** Checks of senders' addresses. */
export const kyaChecks = pgTable(
  "kya_checks",
  {
    id: text("id").primaryKey(),
    userId: userId(),
    coin: text("coin").notNull(),
    chain: text("chain").notNull(),
    address: text("address").notNull(),
    addressKey: text("address_key").notNull(),
    status: text("status", { enum: statuses }).notNull(),
    riskLevel: text("risk_level", { enum: ["LOW", "MEDIUM", "HIGH", "SEVERE"] }).notNull(),
    reasons: text("reasons").notNull(),
    createdAt: ms("created_at").notNull(),
    expiresAt: ms("expires_at").notNull(),
    /** When it comes to something else, and to what; null once it is decided. */
    decideAt: ms("decide_at"),
    endsAs: text("ends_as", { enum: statuses }),
  },
  (table) => [
    columnCheck(table.expiresAt, "> 0"),
    check("kya_open_has_end", sql`(${table.decideAt} is null) = (${table.endsAs} is null)`),
    index("kya_checks_of_user").on(table.userId, table.createdAt),
    index("kya_checks_open").on(table.decideAt).where(sql`${table.decideAt} is not null`),
  ],
);
export type KyaRow = typeof kyaChecks.$inferSelect;

const depositId = () =>
  text("deposit_id")
    .notNull()
    .references(() => deposits.id);

/** Answers to who sent a deposit: at most one of each is under review. */
export const travelAnswers = pgTable(
  "travel_answers",
  {
    id: text("id").primaryKey(),
    depositId: depositId(),
    userId: userId(),
    questionnaire: text("questionnaire").notNull(),
    submittedAt: ms("submitted_at").notNull(),
    decideAt: ms("decide_at").notNull(),
    ends: text("ends", { enum: ["accepted", "refused", "more"] }).notNull(),
    decidedAt: ms("decided_at"),
  },
  (table) => [
    uniqueIndex("one_review_a_deposit").on(table.depositId).where(sql`${table.decidedAt} is null`),
    index("travel_answers_open").on(table.decideAt).where(sql`${table.decidedAt} is null`),
  ],
);
export type TravelRow = typeof travelAnswers.$inferSelect;

/** Austria: what deposits had cost, each declared once. */
export const costDeclarations = pgTable(
  "cost_declarations",
  {
    depositId: depositId().primaryKey(),
    userId: userId(),
    cost: numeric("cost").notNull(),
    currency: text("currency").notNull(),
    acquiredOn: text("acquired_on").notNull(),
    declaredAt: ms("declared_at").notNull(),
  },
  (table) => [columnCheck(table.cost, ">= 0")],
);
