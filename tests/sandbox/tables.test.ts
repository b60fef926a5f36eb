/** D6.1. */
import { sql } from "drizzle-orm";
import { getTableConfig, type PgColumn, type PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBooks } from "#sandbox/books.ts";
import type { Database } from "#sandbox/ledger/database.ts";
import type { Part } from "#sandbox/part.ts";
import { parts } from "#sandbox/parts.ts";
import { startMs, testDatabase } from "./sandbox-under-test.ts";

/** What queries believe of the books is what the database made of it. */

const options = testDatabase();
const all: readonly Part<never>[] = parts;
const tables = all.flatMap((part) => part.tables ?? []);

let database: Database;
beforeAll(async () => {
  database = await openBooks(options);
}, startMs);
afterAll(async () => {
  if (options.schema !== undefined)
    await database.db.execute(sql.raw(`drop schema ${options.schema} cascade`));
  await database.close();
});

interface ColumnRow extends Record<string, unknown> {
  readonly column_name: string;
  readonly data_type: string;
  readonly is_nullable: string;
  readonly column_default: string | null;
  readonly identity_generation: string | null;
}

/** A column as its definition has it, in the database's words. */
function defined(column: PgColumn): ColumnRow {
  const { name, generatedIdentity: identity, default: value } = column;
  const quoted = typeof value === "string" && column.getSQLType() === "text";
  const isPlain = ["string", "number", "boolean"].includes(typeof value);
  const plain = isPlain ? String(value) : null;
  return {
    column_name: name,
    data_type: column.getSQLType(),
    is_nullable: column.notNull ? "NO" : "YES",
    column_default: quoted ? `'${plain}'::text` : plain,
    identity_generation: identity === undefined ? null : identity.type === "always" ? "ALWAYS" : "BY DEFAULT",
  };
}

async function made(table: PgTable): Promise<ColumnRow[]> {
  const { name } = getTableConfig(table);
  const rows = await database.db.execute(sql`
    select column_name, data_type, is_nullable, column_default, identity_generation
      from information_schema.columns
     where table_schema = current_schema() and table_name = ${name} order by ordinal_position`);
  return [...(rows as Iterable<ColumnRow>)].map((row) => ({ ...row }));
}

test.each(tables.map((table) => [getTableConfig(table).name, table] as const))(
  "%s has its columns with type, nullability and default",
  async (_name, table) => {
    expect(await made(table)).toEqual(getTableConfig(table).columns.map(defined));
  },
);

test("every table of the books is one of a part's", async () => {
  const rows = await database.db.execute(
    sql`select table_name from information_schema.tables where table_schema = current_schema() order by 1`,
  );
  const found = Array.from(rows as Iterable<{ table_name: string }>, ({ table_name: name }) => name);
  expect(found).toEqual(tables.map((table) => getTableConfig(table).name).toSorted());
});

test("what a definition says of values is refused by the database", async () => {
  const refused = async (statement: string): Promise<string> => {
    try {
      await database.db.transaction((tx) => tx.execute(sql.raw(statement)));
      return "";
    } catch (error) {
      return String((error as { cause?: unknown }).cause ?? error);
    }
  };
  await database.db.execute(sql`insert into users (id, name, profile, created_at) values (1, 'a', '{}', 0)`);
  const request = (state: string, user = 1) =>
    `insert into money_requests (user_id, request_id, call, body_hash, state, created_at) values (${user}, 'r', '', '', '${state}', 0)`;
  expect(await refused(request("waiting"))).toContain("money_requests_state_check");
  expect(await refused(request("void", 2))).toContain("money_requests_user_id_fkey");
  expect(await refused(request("void"))).toBe("");
  expect(await refused(request("void"))).toContain("money_requests_pkey");
  expect(await refused("insert into users (name, profile, created_at) values ('a', '{}', 0)")).toContain(
    "users_name_key",
  );
  expect(await refused("insert into accounts (owner, kind, coin) values ('1', 'equity', 'BTC')")).toContain(
    "kind_suits_owner",
  );
});

test("no two parts write a posting of one kind", () => {
  const kinds = all.flatMap((part) => Object.values(part.postings ?? {}));
  expect(new Set(kinds).size).toBe(kinds.length);
});
