/** D6.1, F6f.3. */

import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { CallInput } from "#shared/contract/index.ts";
import type { LimitOrder } from "#shared/contract/limit-order.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import { fc, fuzzRuns } from "../fuzz.ts";
import { newRequestId, type SandboxUnderTest, startMs, startSandbox } from "./sandbox-under-test.ts";

let under: SandboxUnderTest;
beforeAll(async () => {
  under = await startSandbox();
}, startMs);
afterAll(() => under.close());

const opening = { BTC: "0.5", USDT: "40000" };
const start = 94_218;
const dayMs = 2000;

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant("create" as const),
      sells: fc.boolean(),
      /** Share of the opening balance and distance from the first price, thousandths. */
      share: fc.integer({ min: 5, max: 600 }),
      distance: fc.integer({ min: -30, max: 60 }),
      outcome: fc.constantFrom("fine", "sent twice", "answer lost", "never came", "looked up first"),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant("cancel" as const), which: fc.nat(), twice: fc.boolean() }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant("move" as const),
      thousandths: fc.integer({ min: -80, max: 80 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ act: fc.constant("wait" as const), ticks: fc.integer({ min: 1, max: 12 }) }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant("dealer fails" as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

async function orders(token: string): Promise<LimitOrder[]> {
  const { result } = await under.call<"limitOrder.list", { list: LimitOrder[] }>(
    "limitOrder.list",
    { limit: 100 },
    token,
  );
  return result.list;
}

function orderOf({
  sells,
  share,
  distance,
}: Extract<Step, { act: "create" }>): CallInput<"limitOrder.create"> {
  const [fromCoin, toCoin, places] = sells ? (["BTC", "USDT", 8] as const) : (["USDT", "BTC", 4] as const);
  const price = new Decimal(start).times(1000 + (sells ? distance : -distance)).div(1000);
  return {
    accountType: "limit_order_funding",
    fromCoin,
    toCoin,
    fromAmount: new Decimal(opening[fromCoin]).times(share).div(1000).toFixed(places, Decimal.ROUND_FLOOR),
    limitPrice: (sells ? price : new Decimal(1).div(price)).precision(16, Decimal.ROUND_FLOOR).toFixed(),
    expiredType: "1_D",
    requestId: newRequestId(),
  };
}

async function create(token: string, one: Extract<Step, { act: "create" }>): Promise<void> {
  const input = orderOf(one);
  const send = () => under.call("limitOrder.create", input, token).catch(() => undefined);
  const fault = { call: "limitOrder.create", times: 1 };
  if (one.outcome === "answer lost")
    await under.control("/sandbox/control/faults", { ...fault, dropAfterHandling: true });
  if (one.outcome === "never came")
    await under.control("/sandbox/control/faults", { ...fault, dropBeforeHandling: true });
  if (one.outcome === "looked up first")
    await under.call("outcome.lookup", { requestId: input.requestId }, token);
  await Promise.all(one.outcome === "sent twice" ? [send(), send()] : [send()]);
}

async function run(token: string, one: Step): Promise<void> {
  switch (one.act) {
    case "create":
      return create(token, one);
    case "cancel": {
      const all = await orders(token);
      const id = all[one.which % Math.max(1, all.length)]?.exchangeTxId;
      if (id === undefined) return;
      const input = { exchangeTxId: id, requestId: newRequestId() };
      const send = () => under.call("limitOrder.cancel", input, token);
      await Promise.all(one.twice ? [send(), send()] : [send()]);
      return;
    }
    case "move": {
      const price = new Decimal(start)
        .times(1000 + one.thousandths)
        .div(1000)
        .toFixed(2);
      await under.control("/sandbox/control/market", { symbol: "BTCUSDT", price });
      under.clock.advance(200);
      return;
    }
    case "wait":
      under.clock.advance(200 * one.ticks);
      return;
    case "dealer fails":
      await under.control("/sandbox/control/settings", { failLimitOrders: 1 });
  }
}

/** Whatever its orders became, a person has what they brought, less what was paid, with what came. */
async function expectBooks(account: string, token: string): Promise<void> {
  const all = await orders(token);
  for (const coin of ["BTC", "USDT"] as const) {
    let free = new Decimal(opening[coin]);
    let locked = new Decimal(0);
    for (const { fromCoin, toCoin, fromAmount, toAmount, orderStatus } of all) {
      if (fromCoin === coin && (orderStatus === "PENDING" || orderStatus === "FILLED"))
        free = free.minus(fromAmount);
      if (fromCoin === coin && orderStatus === "PENDING") locked = locked.plus(fromAmount);
      if (toCoin === coin && orderStatus === "FILLED") free = free.plus(toAmount);
    }
    expect(await under.balance(account, "funding", coin)).toBe(free.toFixed());
    expect(await under.balance(account, "funding_locked", coin)).toBe(locked.toFixed());
    expect(free.isNegative()).toBe(false);
  }
  for (const { orderStatus, fromAmount, toAmount, limitPrice, toCoin } of all) {
    const wanted = new Decimal(fromAmount).times(limitPrice);
    const min = wanted.decimalPlaces(toCoin === "BTC" ? 8 : 4, Decimal.ROUND_FLOOR);
    if (orderStatus === "FILLED") expect(new Decimal(toAmount).gte(min)).toBe(true);
    else expect(toAmount).toBe(min.toFixed());
  }
}

const created = { act: "create", sells: true, share: 100, outcome: "fine" } as const;
/** Whatever chance brings beside it: each end is seen once. */
const everyEnd: Step[] = [
  { ...created, distance: 60 },
  { act: "cancel", which: 0, twice: true },
  { act: "dealer fails" },
  { ...created, distance: -30 },
  { ...created, distance: -30 },
  { ...created, distance: 60 },
];

test("whatever happens to orders, the books balance, locked is what is open, and nothing fills twice", async () => {
  const ends = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
      await under.control("/sandbox/control/reset", {});
      await under.control("/sandbox/control/settings", { limitOrderDayMs: dayMs });
      await under.control("/sandbox/control/market", {
        freeze: true,
        symbol: "BTCUSDT",
        price: String(start),
      });
      under.clock.advance(200);
      const { account, token } = await under.account({ balances: { funding: opening } });
      const finals = new Map<string, string>();
      for (const one of steps) {
        await run(token, one);
        for (const { exchangeTxId: id, orderStatus, toAmount } of await orders(token)) {
          const before = finals.get(id);
          if (before !== undefined) expect(`${orderStatus} ${toAmount}`).toBe(before);
          if (orderStatus !== "PENDING") finals.set(id, `${orderStatus} ${toAmount}`);
        }
      }
      // The engine may still be writing what the last tick decided.
      await vi.waitFor(() => expectBooks(account, token));
      const { coins, drifted } = await under.control<{ coins: Record<string, string>; drifted: number }>(
        "/sandbox/control/trial-balance",
      );
      expect(new Set(Object.values(coins))).toEqual(new Set(["0"]));
      expect(drifted).toBe(0);

      // Past every order's time nothing is open or locked any more.
      under.clock.advance(dayMs);
      await expect
        .poll(async () => (await orders(token)).map(({ orderStatus }) => orderStatus))
        .not.toContain("PENDING");
      await expectBooks(account, token);
      for (const { orderStatus } of await orders(token)) ends.add(orderStatus);
    }),
    { numRuns: fuzzRuns(4), examples: [[everyEnd]] },
  );
  expect([...ends].toSorted()).toEqual(["CANCELED", "EXPIRED", "FAILED", "FILLED"]);
});
