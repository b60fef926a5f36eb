/** D6.1, D10.7, F2i.4, F6c.7. */

import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import type { WithdrawRow } from "#sandbox/areas/withdraw/tables.ts";
import { balances, trialBalance } from "#sandbox/ledger/ledger.ts";
import { postings } from "#sandbox/ledger/tables.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import { fc, lap } from "../fuzz.ts";
import {
  books,
  cancelled,
  dying,
  endWorldAfterwards,
  everybody,
  isOfDemo,
  kill,
  newestRows,
  nothing,
  opening,
  openRows,
  ordered,
  type Person,
  reported,
  round,
  rounds,
  rows,
  run,
  steps,
  under,
} from "./withdraw-world.ts";

endWorldAfterwards();

/** Every withdrawal was reported or stands by its own, no id made two, and the wallets are what is left. */
async function expectWhatWasRequested(all: readonly Person[]): Promise<void> {
  const found = await rows();
  const byRequest = new Map(found.map((row) => [row.requestId, row]));
  expect(byRequest.size).toBe(found.length);
  for (const requestId of nothing) expect(byRequest.has(requestId), "nothing happened").toBe(false);
  for (const [requestId, id] of reported) expect(byRequest.get(requestId)?.id, "it happened").toBe(id);
  expect(reported.size).toBe(found.length);
  const ended = new Map(found.map((row) => [row.id, row.status]));
  for (const id of cancelled) expect(ended.get(id)).toBe("CancelByUser");
  const kinds = await books.db.select().from(postings);
  const of = (kind: string) =>
    kinds
      .filter((row) => row.kind === kind && !isOfDemo.has(row.ref))
      .map(({ ref }) => ref)
      .toSorted();
  const withStatus = (isOut: boolean) =>
    found
      .filter(({ status }) => (status === "success") === isOut)
      .map(({ id }) => id)
      .toSorted();
  expect(of("withdraw_lock")).toEqual(found.map(({ id }) => id).toSorted());
  expect(of("withdraw_settle")).toEqual(withStatus(true));
  expect(of("withdraw_release")).toEqual(withStatus(false));
  const change = changes(found);
  for (const { id } of all) {
    const have = await balances(books.db, String(id));
    expect(have.filter(({ kind }) => kind.endsWith("_locked"))).toEqual([]);
    for (const [coin, amount] of Object.entries(opening)) {
      const left = have
        .filter((row) => row.coin === coin)
        .reduce((total, row) => total.plus(row.amount), new Decimal(0));
      const moved = change.get(`${id} ${coin}`) ?? new Decimal(0);
      expect(left.toFixed(), `${id} ${coin}`).toBe(new Decimal(amount).times(2).plus(moved).toFixed());
    }
  }
}

/** What went out and came in by withdrawals that came to pass, by person and coin. */
function changes(found: readonly WithdrawRow[]): ReadonlyMap<string, Decimal> {
  const sums = new Map<string, Decimal>();
  const add = (id: number, coin: string, amount: Decimal): void => {
    sums.set(`${id} ${coin}`, (sums.get(`${id} ${coin}`) ?? new Decimal(0)).plus(amount));
  };
  for (const { status, userId, toUser, coin, received, fee } of found) {
    if (status !== "success") continue;
    add(userId, coin, new Decimal(received).plus(fee).negated());
    if (toUser !== null) add(toUser, coin, new Decimal(received));
  }
  return sums;
}

test("withdrawals, cancellations, second copies and kills: nothing is paid twice, nothing is lost", async () => {
  const all = await everybody();
  const ends = new Set<string>();
  await fc.assert(
    fc.asyncProperty(round, async ({ sequences, exchangeDies, databaseDies, when, passes, outcomes }) => {
      Object.assign(under.sandbox.exchange.settings, {
        maxCalls: 10_000,
        maxMoneyCalls: 10_000,
        withdrawCheckMs: 500,
        withdrawQueueMs: 1_500,
        ...outcomes,
      });
      for (let at = 0; at < steps; at += 1) {
        if (exchangeDies === at) await kill();
        dying.dieAt(databaseDies, when);
        const own = await newestRows();
        await Promise.all(
          sequences.map(async (sequence, who) => {
            const one = sequence[at];
            const me = all[who] as Person;
            if (one === undefined) return;
            if (one.act !== "cancel") return run(me, "withdraw.create", ordered(all, who, one), one.outcome);
            const mine = own.filter(({ userId }) => userId === me.id);
            const id = mine[one.share % Math.max(1, mine.length)]?.id;
            if (id !== undefined)
              await run(me, "withdraw.cancel", { id, requestId: randomUUID() }, one.outcome);
          }),
        );
        under.clock.advance(passes[at] ?? 0);
      }
      dying.live();
      await vi.waitFor(
        async () => {
          under.clock.advance(5_000);
          expect(await openRows()).toEqual([]);
        },
        { interval: 20 },
      );
      for (const { status } of await rows()) ends.add(status);
      await expectWhatWasRequested(all);
      const { coins, drifted } = await trialBalance(books.db);
      expect(new Set(Object.values(coins))).toEqual(new Set(["0"]));
      expect(drifted).toBe(0);
      lap("withdrawals");
    }),
    { numRuns: rounds, endOnFailure: true },
  );
  expect(ends).toEqual(new Set(["success", "CancelByUser", "Reject", "Fail"]));
}, 1_200_000);
