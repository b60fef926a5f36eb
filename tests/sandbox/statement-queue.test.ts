/** F2e.5, F2e.9, F6g.1. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { findPerson, type Person } from "#sandbox/accounts/person.ts";
import { createSandbox, type Sandbox } from "#sandbox/app.ts";
import { takeOrder } from "#sandbox/areas/statements/order.ts";
import { readFile } from "#sandbox/areas/statements/stored-files.ts";
import { statements } from "#sandbox/areas/statements/tables.ts";
import { manualClock } from "./manual-clock.ts";
import { startMs } from "./sandbox-under-test.ts";
import { bytesOf, readCsv } from "./statement-files.ts";

let folder = "";
beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), "coffer-statements-")), "books");
});
afterAll(() => rm(join(folder, ".."), { recursive: true, force: true }));

const dayMs = 86_400_000;

async function eu({ exchange }: Sandbox): Promise<Person> {
  const person = await findPerson(exchange.database.db, "eu");
  if (person === undefined) throw new Error("No eu");
  return person;
}

test(
  "what is in line, or was being made, is made after a restart, and is of the time it was requested",
  async () => {
    const clock = manualClock();
    const settings = { statementQueueMs: 0, statementMakeMs: 10_000 };
    const start = () => createSandbox({ clock, pairs: 40, database: { folder, keep: true }, settings });
    const today = Math.floor(clock.now() / dayMs) * dayMs;
    const terms = { account: "", coin: "", members: [], timezone: "UTC", language: "en-US", currency: "" };
    const first = await start();
    const person = await eu(first);
    const order = {
      kind: "FUNDING",
      format: "CSV",
      startAt: today - 100 * dayMs,
      endAt: today + dayMs,
      terms: { ...terms, members: [person.id] },
    } as const;
    const { db } = first.exchange.database;
    const request = (requestId: string) =>
      takeOrder(db, person, { ...order, requestId }, { now: clock.now(), quota: 30 });
    const ids = [(await request("request-one")).id, (await request("request-two")).id];
    await vi.waitFor(async () => {
      clock.advance(500);
      const rows = await db.select().from(statements);
      expect(rows.map(({ state }) => state).toSorted()).toEqual(["processing", "queued"]);
    });
    await first.close();

    const second = await start();
    try {
      const again = second.exchange.database.db;
      await vi.waitFor(
        async () => {
          clock.advance(5_000);
          const rows = await again.select().from(statements);
          expect(rows.map(({ state }) => state)).toEqual(["ready", "ready"]);
        },
        { interval: 50 },
      );
      for (const id of ids) {
        expect(await readFile(again, id, 2)).toBeUndefined();
        const { about } = readCsv(await bytesOf(await readFile(again, id, 1)));
        expect(about).toContainEqual(expect.arrayContaining(["Statement", id]));
      }
    } finally {
      await second.close();
    }
  },
  startMs,
);
