/** D6.1. */

import { afterAll, beforeAll, expect, test } from "vitest";
import type { CallOutput } from "#shared/contract/index.ts";
import type { BatchRecord } from "#shared/contract/small-balance.ts";
import { batchesFault } from "#shared/domain/batch-sanity.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import { fc, fuzzRuns } from "../fuzz.ts";
import { newRequestId, type SandboxUnderTest, startMs, startSandbox } from "./sandbox-under-test.ts";

let under: SandboxUnderTest;
beforeAll(async () => {
  under = await startSandbox();
}, startMs);
afterAll(() => under.close());

/** One with 18 decimals: what is paid is paid whole. */
const opening = {
  DOGE: "20.000000000000000001",
  ADA: "8.2143",
  XLM: "14.02",
  NEAR: "1.177",
  USDC: "1.2",
  MNT: "2",
};
const coins = Object.keys(opening) as (keyof typeof opening)[];
const targets = ["MNT", "USDT", "USDC"] as const;
const wallets = ["eb_convert_funding", "eb_convert_uta"] as const;

const step = fc.oneof(
  fc.record({
    act: fc.constant("quote" as const),
    chosen: fc.subarray(coins, { minLength: 1 }),
    to: fc.constantFrom(...targets),
    wallet: fc.constantFrom(...wallets),
  }),
  /** `which` counts back from the newest price. */
  fc.record({ act: fc.constant("requote" as const), which: fc.nat(3) }),
  fc.record({
    act: fc.constant("convert" as const),
    which: fc.nat(3),
    outcome: fc.constantFrom("fine", "sent twice", "killed before", "killed after", "looked up first"),
  }),
  fc.record({ act: fc.constant("let down" as const), coins: fc.subarray(coins) }),
  fc.record({ act: fc.constant("no price" as const), coins: fc.subarray(coins) }),
  fc.record({ act: fc.constant("wait" as const), ms: fc.constantFrom(10, 300, 31_000) }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

interface World {
  readonly token: string;
  /** Prices in the order they came. */
  readonly quotes: string[];
  /** How often each was taken up. */
  readonly uses: Map<string, number>;
}

async function run(world: World, one: Step): Promise<void> {
  const { token, quotes } = world;
  const settings = (part: object) => under.control("/sandbox/control/settings", part);
  switch (one.act) {
    case "let down":
      await settings({ failBatchCoins: one.coins });
      return;
    case "no price":
      await settings({ batchPricelessCoins: one.coins });
      return;
    case "wait":
      under.clock.advance(one.ms);
      return;
    case "quote": {
      const input = { accountType: one.wallet, fromCoinList: [...one.chosen], toCoin: one.to };
      const answer = await under.call<"batch.quote", CallOutput<"batch.quote">>("batch.quote", input, token);
      if (answer.code === 0) quotes.push(answer.result.quoteId);
      return;
    }
    case "requote": {
      const quoteId = quotes.at(-1 - one.which);
      if (quoteId === undefined) return;
      const answer = await under.call<"batch.reQuote", CallOutput<"batch.reQuote">>(
        "batch.reQuote",
        { quoteId },
        token,
      );
      if (answer.code === 0) quotes.push(answer.result.quoteId);
      return;
    }
    case "convert":
      break;
  }
  const quoteId = quotes.at(-1 - one.which);
  if (quoteId === undefined) return;
  const input = { quoteId, requestId: newRequestId() };
  const send = () => under.call("batch.convert", input, token).catch(() => undefined);
  const fault = { call: "batch.convert", times: 1 };
  if (one.outcome === "killed before") {
    await under.control("/sandbox/control/faults", { ...fault, dropBeforeHandling: true });
  }
  if (one.outcome === "killed after") {
    await under.control("/sandbox/control/faults", { ...fault, dropAfterHandling: true });
  }
  if (one.outcome === "looked up first") {
    await under.call("outcome.lookup", { requestId: input.requestId }, token);
  }
  const answers = await Promise.all(one.outcome === "sent twice" ? [send(), send()] : [send()]);
  // Both copies of one request have the one answer: that is one use.
  if (answers.some((answer) => answer?.code === 0)) {
    world.uses.set(quoteId, (world.uses.get(quoteId) ?? 0) + 1);
  }
}

async function finishAll(token: string): Promise<BatchRecord[]> {
  under.clock.advance(300);
  const records = async () =>
    (await under.call<"batch.query", CallOutput<"batch.query">>("batch.query", { size: "100" }, token)).result
      .records;
  await expect.poll(async () => (await records()).map(({ status }) => status)).not.toContain("processing");
  return records();
}

const walletOf = (accountType: string) => (accountType === "eb_convert_uta" ? "unified" : "funding");

test("whatever happens to batches, the books balance and everybody has what the records say", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
      await under.control("/sandbox/control/reset", {});
      await under.control("/sandbox/control/settings", { batchPricelessCoins: [] });
      const { account, token } = await under.account({ balances: { funding: opening, unified: opening } });
      const world: World = { token, quotes: [], uses: new Map() };
      for (const one of steps) await run(world, one);
      const records = await finishAll(token);

      expect(batchesFault({ records })).toBe("");
      expect(Math.max(0, ...world.uses.values())).toBeLessThanOrEqual(1);
      expect(new Set(records.map(({ exchangeTxId }) => exchangeTxId)).size).toBe(records.length);

      const { coins: sums, drifted } = await under.control<{
        coins: Record<string, string>;
        drifted: number;
      }>("/sandbox/control/trial-balance");
      expect(new Set(Object.values(sums))).toEqual(new Set(["0"]));
      expect(drifted).toBe(0);

      for (const wallet of ["funding", "unified"] as const) {
        for (const coin of [...coins, "USDT"]) {
          let expected = new Decimal(opening[coin as keyof typeof opening] ?? 0);
          for (const record of records.filter(({ accountType }) => walletOf(accountType) === wallet)) {
            for (const part of record.subRecords.filter(({ status }) => status === "success")) {
              if (part.fromCoin === coin) expected = expected.minus(part.fromAmount);
              if (part.toCoin === coin) expected = expected.plus(part.toAmount);
            }
          }
          expect(expected.lt(0)).toBe(false);
          expect(await under.balance(account, wallet, coin)).toBe(
            expected.isZero() ? "0" : expected.toFixed(),
          );
          expect(await under.balance(account, `${wallet}_locked`, coin)).toBe("0");
        }
      }

      for (const record of records) {
        const add = (of: (part: BatchRecord["subRecords"][number]) => string) =>
          record.subRecords.reduce((sum, part) => sum.plus(of(part) || 0), new Decimal(0)).toFixed();
        expect(record.toAmount).toBe(add(({ toAmount }) => toAmount));
        expect(record.totalFeeAmount).toBe(add(({ feeAmount }) => feeAmount));
        const ends = new Set(record.subRecords.map(({ status }) => status));
        expect(record.status).toBe(
          ends.size === 2 ? "partial_fulfillment" : ends.has("success") ? "success" : "failure",
        );
      }
    }),
    { numRuns: fuzzRuns(4) },
  );
});
