import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "#sandbox/ledger/database.ts";
import { users } from "#sandbox/ledger/schema.ts";
import { startMs } from "./sandbox-under-test.ts";

/** The embedded engine's books in a folder: SANDBOX_KEEP=1. */

let folder = "";
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), "coffer-books-")), "books");
});
afterEach(() => rm(join(folder, ".."), { recursive: true, force: true }));

const countOf = async (keep: boolean, thread: boolean): Promise<number> => {
  const database = await openDatabase({ folder, keep, thread });
  const { db } = database;
  try {
    await db.execute(
      sql`insert into users (name, profile, created_at) values (${`user ${Math.random()}`}, '{}', 0)`,
    );
    return (await db.select({ id: users.id }).from(users)).length;
  } finally {
    await database.close();
  }
};

test(
  "are there again at the next start, on a thread or not, and begin anew when they are not to be kept",
  async () => {
    expect(await countOf(true, true)).toBe(1);
    expect(await countOf(true, false)).toBe(2);
    expect(await countOf(false, false)).toBe(1);
  },
  startMs,
);

test(
  "are not opened twice; a claim of a process that is gone counts for nothing",
  async () => {
    await writeFile(`${folder}.pid`, String(process.ppid));
    await expect(openDatabase({ folder, keep: true })).rejects.toThrow(`process ${process.ppid}`);
    await writeFile(`${folder}.pid`, "2000000000");
    const database = await openDatabase({ folder, keep: true });
    await database.close();
  },
  startMs,
);
