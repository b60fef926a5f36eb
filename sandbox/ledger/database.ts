import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { openEmbeddedCluster } from "./embedded-cluster.ts";
import { migration } from "./migration.ts";

/** A database or a transaction of it: what every function of the books takes. */
export type Db = PgDatabase<PgQueryResultHKT>;

export interface Database {
  readonly db: Db;
  /** Which server it runs on, for the start-up message. */
  readonly engine: "embedded" | "server";
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** A PostgreSQL server; without it the embedded engine in memory. */
  readonly url?: string | undefined;
  /** The schema this exchange owns, default `coffer_sandbox`. */
  readonly schema?: string | undefined;
  /** Keeps what an earlier run left in the schema. */
  readonly keep?: boolean | undefined;
  /** Books that are open already and outlive this exchange, as they do when one is killed and started again. */
  readonly opened?: Database | undefined;
}

/** Opens the books: an empty schema with the migration run, or the kept one. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.opened !== undefined) return { ...options.opened, close: async () => undefined };
  const schema = options.schema ?? "coffer_sandbox";
  if (!/^[a-z_][a-z0-9_]{0,50}$/.test(schema)) throw new Error(`Not a schema name: ${schema}`);
  return options.url === undefined
    ? openEmbedded(schema)
    : openServer(options.url, schema, options.keep === true);
}

async function openEmbedded(schema: string): Promise<Database> {
  const { drizzle } = await import("drizzle-orm/pglite");
  const client = await openEmbeddedCluster();
  await client.exec(`create schema ${schema}; set search_path to ${schema}; ${migration.join("")}`);
  return { db: drizzle(client), engine: "embedded", close: () => client.close() };
}

async function openServer(url: string, schema: string, keep: boolean): Promise<Database> {
  const [{ default: postgres }, { drizzle }] = await Promise.all([
    import("postgres"),
    import("drizzle-orm/postgres-js"),
  ]);
  const sql = postgres(url, { onnotice: () => undefined, connection: { search_path: schema } });
  const found = await sql`select 1 from information_schema.tables where table_schema = ${schema}`;
  if (!keep || found.length === 0) {
    await sql.begin(async (tx) => {
      await tx.unsafe(`drop schema if exists ${schema} cascade; create schema ${schema};`);
      await tx.unsafe(`set local search_path to ${schema}; ${migration.join("")}`);
    });
  }
  return { db: drizzle(sql), engine: "server", close: () => sql.end({ timeout: 2 }) };
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
