import { sql } from "drizzle-orm";
import {
  check,
  customType,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { type StatementKind, statementKind } from "#shared/contract/statements.ts";
import { taxReportKinds } from "#shared/contract/tax-report-kinds.ts";
import { userId } from "../../accounts/tables.ts";
import { fileFormats } from "../../files/file-table.ts";
import { columnCheck, ms } from "../../ledger/columns.ts";

const states = ["queued", "processing", "ready", "failed", "expired"] as const;
export type StatementState = (typeof states)[number];

/** What a statement is of; kept as JSON, since each kind asks for other things. */
export interface StatementTerms {
  /** "" for all of the kind's. */
  readonly account: string;
  /** "" for all. */
  readonly coin: string;
  /** Whose books: the person's own, or of sub-accounts. */
  readonly members: readonly number[];
  readonly timezone: string;
  readonly language: string;
  /** "" unless balances are valued. */
  readonly currency: string;
}

/** Statements that were asked for. */
export const statements = pgTable(
  "statements",
  {
    id: text("id").primaryKey(),
    userId: userId(),
    /** "" where the client named none. */
    requestId: text("request_id").notNull(),
    bodyHash: text("body_hash").notNull(),
    kind: text("kind", { enum: [...statementKind.options, ...taxReportKinds] }).notNull(),
    format: text("format", { enum: fileFormats }).notNull(),
    /** The start belongs to it, the end does not. */
    startAt: ms("start_at").notNull(),
    endAt: ms("end_at").notNull(),
    /** JSON of `StatementTerms`. */
    terms: text("terms").notNull(),
    state: text("state", { enum: states }).notNull(),
    createdAt: ms("created_at").notNull(),
    startedAt: ms("started_at"),
    endedAt: ms("ended_at"),
    expiresAt: ms("expires_at"),
  },
  (table) => [
    check("statement_has_days", sql`${table.startAt} < ${table.endAt}`),
    check(
      "statement_end_is_told",
      sql`(${table.state} in ('queued', 'processing')) = (${table.endedAt} is null)`,
    ),
    check(
      "statement_ready_expires",
      sql`(${table.state} in ('ready', 'expired')) = (${table.expiresAt} is not null)`,
    ),
    uniqueIndex("one_statement_a_request")
      .on(table.userId, table.requestId)
      .where(sql`${table.requestId} <> ''`),
    index("statements_of_user").on(table.userId, table.createdAt),
    index("statements_open").on(table.createdAt).where(sql`${table.endedAt} is null`),
  ],
);
/** Any file that is made here: a statement, or a report of the tax center. */
export type QueuedRow = typeof statements.$inferSelect;
export type StatementRow = QueuedRow & { readonly kind: StatementKind };

export function isStatement(row: QueuedRow): row is StatementRow {
  return statementKind.options.some((kind) => kind === row.kind);
}

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => "bytea",
  toDriver: (value) => Buffer.from(value),
});

/** What was made of them, part by part; gone once it has expired. */
export const statementFiles = pgTable(
  "statement_files",
  {
    statementId: text("statement_id")
      .notNull()
      .references(() => statements.id),
    part: integer("part").notNull(),
    name: text("name").notNull(),
    /** Bytes, of all its pieces. */
    size: integer("size").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.statementId, table.part] }),
    columnCheck(table.part, "> 0"),
    columnCheck(table.size, ">= 0"),
  ],
);

/** Most bytes of a piece: what the event loop waits for while one is written or read. */
export const pieceBytes = 131_072;

/** The bytes of a part, in pieces: one value of some ten megabytes would hold up everybody's calls. */
export const statementPieces = pgTable(
  "statement_pieces",
  {
    statementId: text("statement_id").notNull(),
    part: integer("part").notNull(),
    /** From 0 on. */
    place: integer("place").notNull(),
    content: bytes("content").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.statementId, table.part, table.place] }),
    foreignKey({
      name: "piece_of_a_file",
      columns: [table.statementId, table.part],
      foreignColumns: [statementFiles.statementId, statementFiles.part],
    }),
    columnCheck(table.place, ">= 0"),
    check("piece_is_small", sql`length(${table.content}) between 1 and ${sql.raw(String(pieceBytes))}`),
  ],
);
