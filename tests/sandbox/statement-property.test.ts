/** F2e.1, F2e.5, F2e.9: random orders, kinds, days, quotas and a restart. */

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { findPerson, type Person } from "#sandbox/accounts/person.ts";
import { createSandbox, type Sandbox } from "#sandbox/app.ts";
import { writePast } from "#sandbox/areas/records/write-past.ts";
import { requirePossible, takeOrder, usedInMonth } from "#sandbox/areas/statements/order.ts";
import { readFile } from "#sandbox/areas/statements/stored-files.ts";
import { statementFiles, statements } from "#sandbox/areas/statements/tables.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import { fc, fuzzRuns } from "../fuzz.ts";
import { manualClock } from "./manual-clock.ts";
import { startMs } from "./sandbox-under-test.ts";
import { bytesOf, readCsv } from "./statement-files.ts";

const dayMs = 86_400_000;
const quota = 4;
const clock = manualClock();
let folder = "";
let sandbox: Sandbox;

const start = () =>
  createSandbox({
    clock,
    pairs: 40,
    database: { folder, keep: true },
    settings: { statementQueueMs: 0, statementMakeMs: 2_000, statementRowsAFile: 40 },
  });

beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), "coffer-statements-")), "books");
  sandbox = await start();
  const person = await funded();
  await writePast(sandbox.exchange.database.db, person, {
    entries: 200,
    events: 60,
    days: 40,
    until: clock.now(),
  });
}, startMs);
afterAll(async () => {
  await sandbox.close();
  await rm(join(folder, ".."), { recursive: true, force: true });
});

async function funded(): Promise<Person> {
  const person = await findPerson(sandbox.exchange.database.db, "eu");
  if (person === undefined) throw new Error("No eu");
  return person;
}

interface StatementRequest {
  readonly kind: "FUNDING" | "UNIFIED" | "USDT" | "USDC" | "CONVERT" | "DERIVATIVES";
  readonly from: number;
  readonly days: number;
  readonly id: number;
}

const request: fc.Arbitrary<StatementRequest> = fc.record({
  kind: fc.constantFrom("FUNDING", "UNIFIED", "USDT", "USDC", "CONVERT", "DERIVATIVES"),
  from: fc.integer({ min: 0, max: 45 }),
  days: fc.integer({ min: 1, max: 50 }),
  // Few ids: some orders come twice, and some ids stand for another order already.
  id: fc.integer({ min: 1, max: 4 }),
});

/** The books' own sum of these wallets and this coin before a moment. */
async function before(owner: number, wallet: string, coin: string, at: number): Promise<Decimal> {
  const [found] = (await sandbox.exchange.database.db.execute(sql`
    select coalesce(sum(e.amount), 0)::text as total
      from entries e join accounts a on a.id = e.account_id join postings p on p.id = e.posting_id
     where a.owner = ${String(owner)} and a.kind = ${wallet} and a.coin = ${coin} and p.created_at < ${at}::bigint`)) as readonly {
    readonly total: string;
  }[];
  return new Decimal(found?.total ?? "NaN");
}

const wallets: Readonly<Record<string, string>> = { FUND: "funding", UNIFIED: "unified" };

test(
  "each order ends once, the quota is neither exceeded nor lost, and every file's totals are the books'",
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(request, { minLength: 1, maxLength: 7 }),
        fc.integer({ min: 0, max: 2 }),
        fc.boolean(),
        async (orders, fails, restarts) => {
          // A month of its own for every round.
          clock.jump(32 * dayMs);
          const person = await funded();
          const now = clock.now();
          const today = Math.floor(now / dayMs) * dayMs;
          const round = `round-${now}`;
          const { exchange } = sandbox;
          exchange.settings.failStatements = fails;
          const outcomes = await Promise.allSettled(
            orders.map(async ({ kind, from, days, id }) => {
              // Back to before the past that the books have, and up to today.
              const endAt = Math.min(today + dayMs, today - (from + 33 - 40) * dayMs + days * dayMs);
              const startAt = endAt - days * dayMs;
              const order = {
                kind,
                format: "CSV",
                startAt,
                endAt,
                requestId: `${round}-${id}`,
                terms: {
                  account: "",
                  coin: "",
                  members: [person.id],
                  timezone: "UTC",
                  language: "en-US",
                  currency: "",
                },
              } as const;
              const { db } = exchange.database;
              await requirePossible(db, person, order, now);
              return takeOrder(db, person, order, { now, quota });
            }),
          );
          const taken = new Set(
            outcomes.flatMap((one) => (one.status === "fulfilled" ? [one.value.id] : [])),
          );
          const different = new Set(orders.map(({ id }) => id)).size;
          expect(taken.size).toBe(Math.min(quota, different));
          for (const one of outcomes)
            if (one.status === "rejected") expect([10_014, 700_007]).toContain(one.reason.retCode);

          if (restarts) {
            clock.advance(500);
            await sandbox.close();
            sandbox = await start();
            sandbox.exchange.settings.failStatements = fails;
          }
          const { db } = sandbox.exchange.database;
          const mine = await vi.waitFor(
            async () => {
              clock.advance(2_500);
              const rows = (await db.select().from(statements)).filter(({ id }) => taken.has(id));
              if (rows.some(({ endedAt }) => endedAt === null)) throw new Error("Under way");
              return rows;
            },
            { interval: 20 },
          );
          expect(mine).toHaveLength(taken.size);
          const failed = mine.filter(({ state }) => state === "failed");
          expect(mine.filter(({ state }) => state === "ready")).toHaveLength(mine.length - failed.length);
          // Other people's, in the same line, may take a failure first.
          expect(failed.length).toBeLessThanOrEqual(fails);
          expect(await usedInMonth(db, person, now)).toBe(mine.length - failed.length);

          for (const row of mine) {
            const files = await db
              .select()
              .from(statementFiles)
              .where(eq(statementFiles.statementId, row.id))
              .orderBy(statementFiles.part);
            expect(files.length > 0).toBe(row.state === "ready");
            expect(files.map(({ part }) => part)).toEqual(files.map((_file, i) => i + 1));
            if (files.length === 0 || row.kind === "CONVERT" || row.kind === "DERIVATIVES") continue;
            const read = [];
            for (const { part } of files) read.push(readCsv(await bytesOf(await readFile(db, row.id, part))));
            const rows = read.flatMap((one) => one.rows);
            const totals = (read.at(-1)?.about ?? []).filter(([uid]) => uid === String(person.id));
            const until = Math.min(row.endAt, row.createdAt);
            for (const [, account = "", coin = "", opening, into = "", out = "", closing] of totals) {
              const wallet = wallets[account] ?? "";
              expect(opening).toBe((await before(person.id, wallet, coin, row.startAt)).toFixed());
              expect(closing).toBe((await before(person.id, wallet, coin, until)).toFixed());
              const moved = rows.filter((one) => one[2] === account && one[3] === coin);
              const sum = moved.reduce((total, one) => total.plus(one[5] ?? "NaN"), new Decimal(0));
              expect(sum.toFixed()).toBe(new Decimal(into).minus(out).toFixed());
            }
            // No row is of an account without totals.
            const known = new Set(totals.map(([, account, coin]) => `${account}/${coin}`));
            for (const one of rows) expect(known).toContain(`${one[2]}/${one[3]}`);
          }
        },
      ),
      { numRuns: fuzzRuns(4) },
    );
  },
  startMs * 2,
);
