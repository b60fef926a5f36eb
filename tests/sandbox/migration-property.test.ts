/** D6.1, D10.7, F6h.1, F6h.6, F6h.8, F6h.9. */

import { and, eq, inArray, isNotNull } from "drizzle-orm";
import { afterAll, expect, test, vi } from "vitest";
import { cards, migrations } from "#sandbox/areas/migration/tables.ts";
import { conversions } from "#sandbox/dealer/tables.ts";
import { trialBalance } from "#sandbox/ledger/ledger.ts";
import { fc, fuzzRuns, lap } from "../fuzz.ts";
import { act, walkStep } from "./migration-walks/acts.ts";
import { expectAllIsThere, expectPlaces, expectWhatWasReported } from "./migration-walks/checks.ts";
import { comeBack } from "./migration-walks/pay.ts";
import { look } from "./migration-walks/steps.ts";
import { closeWorld, kill, newWalker, openWorld, type Walker } from "./migration-walks/world.ts";

/**
 * People side by side, each on a walk of their own through a migration: onwards, aside, twice, too late; with lost answers,
 * ids used again or closed, failures of the dealer, the transfer and the issuer, a database that goes away in the middle of any
 * transaction, pages that die with a call on its way, received or not, and an exchange that dies between steps.
 */

const world = await openWorld();
afterAll(() => closeWorld(world));

/**
 * Walks: 14 in a short run, 112 on a PostgreSQL server, where a round takes half of the time, 2,016 on either at twelve times its
 * scale. No more side by side: the exchange would fall so far behind the clock that nobody comes to an end.
 */
const people = 14;
const shortRounds = process.env.DATABASE_URL === undefined ? 1 : 8;
const rounds = Math.max(fuzzRuns(fuzzRuns(1)), shortRounds);
const steps = 16;

const round = fc.record({
  walks: fc.array(fc.array(walkStep, { minLength: 8, maxLength: steps }), {
    minLength: people,
    maxLength: people,
  }),
  /** Before which step the exchange dies, and in which transaction from then on the database does. */
  exchangeDies: fc.nat(steps + 8),
  databaseDies: fc.nat(60),
  when: fc.constantFrom("before it stands", "after it stands"),
  passes: fc.array(fc.nat(2_500), { minLength: steps, maxLength: steps }),
  deliveries: fc.record({
    failMigrationAt: fc.constantFrom(0, 0, 0, 0, 2, 4),
    failMigrationCards: fc.nat(2),
    failMigrationCoins: fc.subarray(["USDT", "DAI"]),
    migrationIdentity: fc.constantFrom("accept", "accept", "reject"),
  }),
  hasCards: fc.boolean(),
  isKnownThere: fc.boolean(),
});

test(
  "whoever moves how far, whatever dies when: nothing is lost, nothing is done twice, each coin is in one place",
  async () => {
    const ends = new Set<string>();
    await fc.assert(
      fc.asyncProperty(round, async (given) => {
        const { walks, exchangeDies, databaseDies, when, passes, deliveries, hasCards, isKnownThere } = given;
        world.done.clear();
        world.nothing.clear();
        Object.assign(world.under.sandbox.exchange.settings, {
          maxCalls: 10_000,
          maxMoneyCalls: 10_000,
          migrationPauseMs: 100,
          migrationIdentityMs: 200,
          migrationStepMs: 100,
          migrationCardMs: 200,
          settleDelayMs: 50,
          ...deliveries,
        });
        const all = await Promise.all(walks.map(() => newWalker(world, isKnownThere, hasCards)));
        for (let at = 0; at < steps; at += 1) {
          if (exchangeDies === at) await kill(world);
          if (at === 2) world.dying.dieAt(databaseDies, when);
          await Promise.all(
            walks.map(async (walk, who) => {
              const one = walk[at];
              if (one !== undefined) await act(world, all[who] as Walker, one);
            }),
          );
          world.under.clock.advance(passes[at] ?? 0);
          await Promise.all(all.map((me) => look(world, me)));
        }
        world.dying.live();
        await Promise.all(all.map((me) => comeBack(world, me)));
        const ids = all.map(({ id }) => id);
        await vi.waitFor(
          async () => {
            world.under.clock.advance(2_000);
            const due = await world.books.db
              .select({ id: migrations.id })
              .from(migrations)
              .where(and(inArray(migrations.userId, ids), isNotNull(migrations.dueAt)));
            const open = await world.books.db
              .select({ id: conversions.quoteId })
              .from(conversions)
              .where(and(inArray(conversions.userId, ids), eq(conversions.status, "processing")));
            expect([...due, ...open]).toEqual([]);
          },
          { interval: 10 },
        );
        for (const me of all) {
          const found = await look(world, me);
          ends.add(found?.status ?? "");
          await expectAllIsThere(world, me);
          await expectPlaces(world, me);
        }
        await expectWhatWasReported(world, all);
        expect(
          await world.books.db
            .select()
            .from(cards)
            .where(and(inArray(cards.userId, ids), eq(cards.status, "MOVING"))),
        ).toEqual([]);
        const { coins, drifted } = await trialBalance(world.books.db);
        expect(new Set(Object.values(coins))).toEqual(new Set(["0"]));
        expect(drifted).toBe(0);
        lap("migrations");
      }),
      { numRuns: rounds, endOnFailure: true },
    );
    // Some hundred walks may miss the rarest end.
    if (rounds > 100) {
      expect([...ends]).toEqual(
        expect.arrayContaining(["COMPLETED", "FAILED", "ABORTED", "ASSET_REVIEW", "CARD_PENDING"]),
      );
    }
  },
  fuzzRuns(600_000),
);
