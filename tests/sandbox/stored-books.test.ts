import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findPerson, saveProfile } from "#sandbox/accounts/person.ts";
import { openSession, personOfToken } from "#sandbox/accounts/sessions.ts";
import { users } from "#sandbox/accounts/tables.ts";
import { createSandbox } from "#sandbox/app.ts";
import { openBooks } from "#sandbox/books.ts";
import { balances } from "#sandbox/ledger/ledger.ts";
import { manualClock } from "./manual-clock.ts";
import { startMs } from "./sandbox-under-test.ts";

/** The embedded engine's books in a folder: SANDBOX_KEEP=1. */

let folder = "";
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), "coffer-books-")), "books");
});
afterEach(() => rm(join(folder, ".."), { recursive: true, force: true }));

const countOf = async (keep: boolean, thread: boolean): Promise<number> => {
  const database = await openBooks({ folder, keep, thread });
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
  "hold what people have and their sessions when the exchange is started again",
  async () => {
    const clock = manualClock();
    const start = () => createSandbox({ clock, database: { folder, keep: true } });
    const first = await start();
    const { db } = first.exchange.database;
    const person = await findPerson(db, "eu");
    if (person === undefined) throw new Error("No eu");
    const { id, profile } = person;
    await saveProfile(db, id, { ...profile, currencyCode: "JPY" });
    const token = await openSession(db, person, clock.now());
    const held = await balances(db, String(id));
    await first.close();
    const second = await start();
    try {
      const again = second.exchange.database.db;
      const found = await personOfToken(again, token, clock.now());
      expect(found).toEqual({ ...person, profile: { ...profile, currencyCode: "JPY" } });
      expect(held.length).toBeGreaterThan(0);
      expect(await balances(again, String(id))).toEqual(held);
    } finally {
      await second.close();
    }
  },
  startMs,
);

test(
  "are not opened twice; a claim of a process that is gone counts for nothing",
  async () => {
    await writeFile(`${folder}.pid`, String(process.ppid));
    await expect(openBooks({ folder, keep: true })).rejects.toThrow(`process ${process.ppid}`);
    await writeFile(`${folder}.pid`, "2000000000");
    const database = await openBooks({ folder, keep: true });
    await database.close();
  },
  startMs,
);
