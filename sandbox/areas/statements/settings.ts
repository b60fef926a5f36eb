import * as v from "valibot";
import { atLeastOne, count, percent, type SettingsOf } from "../../setting-kinds.ts";

export const statementSettings = {
  /** How long a statement waits in line, and how long it is at least being made after that, ms. */
  statementQueueMs: v.optional(count, 1_500),
  statementMakeMs: v.optional(count, 2_500),
  /** Nothing is made while this is on. */
  holdStatements: v.optional(v.boolean(), false),
  /** So many of the next ones fail. */
  failStatements: v.optional(count, 0),
  /** So many of a hundred fail, whichever they are. */
  failStatementsPercent: v.optional(percent, 0),
  /** A person's statements in a month of UTC; those that failed do not count. */
  statementQuota: v.optional(count, 30),
  /** How long files live. */
  statementTtlDays: v.optional(atLeastOne, 7),
  /** How long a link to a file lives, ms. */
  statementLinkMs: v.optional(atLeastOne, 300_000),
  /** More rows than this come in parts. A page takes more work than a line. */
  statementRowsAFile: v.optional(atLeastOne, 25_000),
  statementRowsADocument: v.optional(atLeastOne, 4_000),
};

export type StatementSettings = SettingsOf<typeof statementSettings>;
