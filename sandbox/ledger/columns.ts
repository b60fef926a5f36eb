import { getTableName, sql } from "drizzle-orm";
import { type AnyPgColumn, bigint, check } from "drizzle-orm/pg-core";

/** A number that the database makes, or that names such a row elsewhere. */
export const rowId = (name: string) => bigint(name, { mode: "number" });
/** A point in time as the server counts it, ms. */
export const ms = rowId;

/** What holds for one column by itself, as `> 0`; named as the database names such rules. */
export const columnCheck = (column: AnyPgColumn, rule: string) =>
  check(`${getTableName(column.table)}_${column.name}_check`, sql`${column} ${sql.raw(rule)}`);
