import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle } from "drizzle-orm/postgres-js";
import postgres, { type Sql } from "postgres";
import { type EmbeddedEngine, openEmbeddedEngine } from "./embedded-engine.ts";
import { prepared } from "./prepared.ts";
import { claimFolder } from "./stored-books.ts";

/** A database or a transaction of it: what every function of the books takes. */
export type Db = PgDatabase<PgQueryResultHKT>;

export interface Database {
  readonly db: Db;
  /** Which server it runs on, for the start-up message. */
  readonly engine: "embedded" | "server";
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** A PostgreSQL server; without it the embedded engine. */
  readonly url?: string | undefined;
  /** The schema this exchange owns, default `coffer_sandbox`. */
  readonly schema?: string | undefined;
  /** Keeps what an earlier run left in the schema. The embedded engine forgets with the process unless it has a folder. */
  readonly keep?: boolean | undefined;
  /** Where the embedded engine keeps its books; in memory when absent. */
  readonly folder?: string | undefined;
  /** Gives the embedded engine a thread of its own: for a process that also serves the feed to many. */
  readonly thread?: boolean | undefined;
  /** Brings an embedded engine that runs already; it is closed with the books as one of their own would be. */
  readonly engine?: (() => Promise<EmbeddedEngine>) | undefined;
  /** Books that are open already and outlive this exchange, as they do when one is killed and started again. */
  readonly opened?: Database | undefined;
}

/** Opens the books: an empty schema with the migration run, SQL in one transaction, or the kept one. */
export async function openDatabase(options: DatabaseOptions, migration: () => string): Promise<Database> {
  if (options.opened !== undefined) return { ...options.opened, close: async () => undefined };
  const schema = options.schema ?? "coffer_sandbox";
  if (!/^[a-z_][a-z0-9_]{0,50}$/.test(schema)) throw new Error(`Not a schema name: ${schema}`);
  const { sql, engine, close } = await (options.url === undefined
    ? openEmbedded(options, schema)
    : openServer(options.url, schema));
  const found = await sql`select 1 from information_schema.tables where table_schema = ${schema} limit 1`;
  if (options.keep !== true || found.length === 0) {
    await sql.begin(async (tx) => {
      await tx.unsafe(`drop schema if exists ${schema} cascade; create schema ${schema};`);
      await tx.unsafe(`set local search_path to ${schema}; ${migration()}`);
    });
  }
  return { db: drizzle(prepared(sql)), engine, close };
}

interface Connection extends Pick<Database, "engine" | "close"> {
  readonly sql: Sql;
}

async function openServer(url: string, schema: string): Promise<Connection> {
  const sql = postgres(url, { onnotice: () => undefined, connection: { search_path: schema } });
  return { sql, engine: "server", close: () => sql.end({ timeout: 2 }) };
}

async function openEmbedded(given: DatabaseOptions, schema: string): Promise<Connection> {
  const { folder, thread = false } = given;
  const giveUp = folder === undefined ? async () => undefined : await claimFolder(folder);
  const engine = await (given.engine?.() ?? openEmbeddedEngine({ folder, thread }));
  const options = {
    // One line, held for good: the engine knows no other.
    socket: () => engine.wire(),
    max: 1,
    max_lifetime: null,
    fetch_types: false,
    onnotice: () => undefined,
    username: "postgres",
    database: "postgres",
  };
  const sql = postgres(options);
  await sql.unsafe(`set search_path to ${schema}`);
  return {
    sql,
    engine: "embedded",
    async close() {
      await sql.end({ timeout: 2 });
      await engine.close();
      await giveUp();
    },
  };
}

/** The name of the constraint or guard that refused a statement, "" when the error is another. */
export function refusedBy(error: unknown): string {
  let current: unknown = error;
  while (current instanceof Error) {
    const { constraint, constraint_name } = current as { constraint?: unknown; constraint_name?: unknown };
    if (typeof constraint === "string") return constraint;
    if (typeof constraint_name === "string") return constraint_name;
    current = current.cause;
  }
  return "";
}
