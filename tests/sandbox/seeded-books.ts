import { sql } from "drizzle-orm";
import { openBooks } from "#sandbox/books.ts";
import type { Database, Db } from "#sandbox/ledger/database.ts";
import type { EmbeddedEngine } from "#sandbox/ledger/embedded-engine.ts";
import { pooledEngine } from "./pooled-engines.ts";

/**
 * Booking all that the demo accounts have takes a second of work, putting it back as it was a tenth of it. So an embedded
 * engine keeps a copy of the tables for each way in which exchanges of this process began.
 */
const schema = "coffer_seeded";
/** Of each engine, the schemas with its copies, by how the exchange began. */
const copiesIn = new WeakMap<EmbeddedEngine, Map<string, string>>();

export interface SeededBooks {
  readonly opened: Database;
  /** To be called once the exchange has begun on them. */
  keepCopy(): Promise<void>;
}

/** Books for an exchange that begins in this way, with the demo accounts in them when another has done so before. */
export async function openSeededBooks(way: string): Promise<SeededBooks> {
  const engine = await pooledEngine();
  const copies = copiesIn.get(engine) ?? new Map<string, string>();
  copiesIn.set(engine, copies);
  const copy = copies.get(way);
  const opened = await openBooks({ engine: async () => engine, schema, keep: copy !== undefined });
  if (copy !== undefined) await putBack(opened.db, copy);
  return {
    opened,
    async keepCopy() {
      if (copy !== undefined) return;
      const name = `${schema}_${copies.size}`;
      await takeCopy(opened.db, name);
      copies.set(way, name);
    },
  };
}

const tables = `select tablename as name from pg_tables where schemaname = '${schema}'`;

async function takeCopy(db: Db, copy: string): Promise<void> {
  await db.execute(
    sql.raw(`do $$ declare t record; begin
      create schema ${copy};
      for t in ${tables} loop
        execute format('create table ${copy}.%I as select * from ${schema}.%1$I', t.name);
      end loop;
      create table ${copy}.last_values as
        select sequencename as name, last_value as value from pg_sequences where schemaname = '${schema}';
    end $$`),
  );
}

/** Guards and keys looked at each row when it was booked. */
async function putBack(db: Db, copy: string): Promise<void> {
  await db.execute(
    sql.raw(`do $$ declare t record; begin
      set local session_replication_role = replica;
      execute (select 'truncate ' || string_agg(format('${schema}.%I', name), ', ') from (${tables}) as t);
      for t in ${tables} loop
        execute format('insert into ${schema}.%I overriding system value select * from ${copy}.%1$I', t.name);
      end loop;
      for t in select name, value from ${copy}.last_values loop
        perform setval(format('${schema}.%I', t.name), coalesce(t.value, 1), t.value is not null);
      end loop;
    end $$`),
  );
}
