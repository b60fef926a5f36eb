import { type SQL, sql } from "drizzle-orm";
import { postings } from "../../ledger/tables.ts";
import { areaOf, recordId, recordOf } from "../records/index.ts";
import type { StatementTexts } from "./texts/texts.ts";

/** What a posting is called in a statement, and what names it. */

/** Of what a migration moves, what it converts is a conversion like any other. */
const ofMigration = "migration_settle";

/** Conversions of every way, those of a demo's past too. */
export const isConversion: SQL = sql`(${postings.kind} ~ '^(past_)?(convert|limit|batch)(_|$)' or ${postings.kind} = ${ofMigration})`;

export function moveName(texts: StatementTexts, kind: string): string {
  if (kind === ofMigration) return texts.moves.convert;
  const names: Readonly<Record<string, string>> = texts.moves;
  return names[areaOf(kind)] ?? texts.moves.other;
}

/** The record's id, else the entry's own: a reference of the books may have its owner's in it. */
export function reference(kind: string, ref: string, entryId: number): string {
  return recordOf(kind, ref) === null ? String(entryId) : recordId(ref);
}
