import { type Database, type DatabaseOptions, openDatabase } from "./ledger/database.ts";
import { createTables } from "./ledger/ddl.ts";
import type { Part } from "./part.ts";
import { parts } from "./parts.ts";

/** The books of every part as SQL, run once in an empty schema. */
function migration(all: readonly Part<never>[]): string {
  return all.map(({ tables = [], guards = "" }) => createTables(tables) + guards).join("");
}

export function openBooks(options: DatabaseOptions): Promise<Database> {
  return openDatabase(options, () => migration(parts));
}
