/** F2b.13, F4c.2, F6f.1-F6f.3. */
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { startOrderEngine } from "#sandbox/areas/limit-order/engine.ts";
import { limitOrders } from "#sandbox/areas/limit-order/tables.ts";
import { openBooks } from "#sandbox/books.ts";
import { createMarket } from "#sandbox/market/market.ts";
import { defaultSettings } from "#sandbox/settings.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import {
  balanced,
  cancel,
  create,
  dayMs,
  openDesk,
  order,
  price,
  rich,
  signInAgain,
  status,
  tickMs,
  under,
  wallet,
} from "./limit-order-desk.ts";
import { manualClock } from "./manual-clock.ts";
import { newRequestId, startMs, testDatabase } from "./sandbox-under-test.ts";

openDesk();

describe("the life of an order", () => {
  test("it locks what it pays and waits", async () => {
    const { account, token } = await under.account(rich);
    const { result } = await create(token);
    expect(result).toEqual({
      exchangeTxId: expect.stringMatching(/^\d{25}$/),
      orderStatus: "PENDING",
      expiredTime: String(under.clock.now() + 30 * dayMs),
      fromCoin: "BTC",
      toCoin: "USDT",
      fromAmount: "0.1",
      limitPrice: "98500",
    });
    under.clock.advance(tickMs * 5);
    expect(await order(token, result.exchangeTxId)).toMatchObject({
      orderStatus: "PENDING",
      fromAmount: "0.1",
      toAmount: "9850",
      limitPrice: "98500",
      marketPrice: "94171.2908",
      failCode: 0,
    });
    expect(await wallet(account)).toEqual(["2.9", "0.1", "500000"]);
    await balanced();
  });

  test("it fills as a whole when the dealer's rate is there, not when the market alone is", async () => {
    const { account, token } = await under.account(rich);
    const { result } = await create(token);
    // 98,500 less the spread is not yet the limit price.
    await price("98500");
    under.clock.advance(tickMs);
    expect(await status(token, result.exchangeTxId)).toBe("PENDING");
    await price("98550");
    under.clock.advance(tickMs);
    await expect.poll(() => status(token, result.exchangeTxId)).toBe("FILLED");
    // 98550 × 0.9995 = 98500.725: the better rate is the owner's.
    expect(await order(token, result.exchangeTxId)).toMatchObject({
      toAmount: "9850.0725",
      limitPrice: "98500",
    });
    expect(await wallet(account)).toEqual(["2.9", "0", "509850.0725"]);
    await balanced();
  });

  test("it fills at exactly the limit price", async () => {
    const { account, token } = await under.account(rich);
    await price("100000");
    const { result } = await create(token, { limitPrice: "99950" });
    await expect.poll(() => status(token, result.exchangeTxId)).toBe("FILLED");
    expect(await wallet(account)).toEqual(["2.9", "0", "509995"]);
  });

  test("a price below the market fills at once, at the market's", async () => {
    const { account, token } = await under.account(rich);
    const { result } = await create(token, { limitPrice: "93200" });
    expect(result.orderStatus).toBe("PENDING");
    await expect.poll(() => status(token, result.exchangeTxId)).toBe("FILLED");
    expect((await order(token, result.exchangeTxId)).toAmount).toBe("9417.129");
    expect(await wallet(account)).toEqual(["2.9", "0", "509417.129"]);
  });

  test("what is received is rounded down to the coin's decimals", async () => {
    const { account, token } = await under.account(rich);
    await price("90000");
    const wanted = { fromCoin: "USDT", toCoin: "BTC", fromAmount: "1000.0003", limitPrice: "0.00001111" };
    const { result } = await create(token, wanted);
    expect((await order(token, result.exchangeTxId)).toAmount).toBe("0.01111");
    await price("89900");
    under.clock.advance(tickMs);
    await expect.poll(() => status(token, result.exchangeTxId)).toBe("FILLED");
    const rate = new Decimal(1).div(new Decimal("89900").times("1.0005")).precision(16, Decimal.ROUND_FLOOR);
    const came = rate.times("1000.0003").decimalPlaces(8, Decimal.ROUND_FLOOR);
    expect(await under.balance(account, "funding", "BTC")).toBe(came.plus(3).toFixed());
    expect(await under.balance(account, "funding_locked", "USDT")).toBe("0");
  });

  test("called back, it frees the amount; called back again, it answers what it became", async () => {
    const { account, token } = await under.account(rich);
    const { result } = await create(token);
    const requestId = newRequestId();
    expect((await cancel(token, result.exchangeTxId, requestId)).result.orderStatus).toBe("CANCELED");
    expect(await wallet(account)).toEqual(["3", "0", "500000"]);
    // The same id answers the same; another one the final state.
    expect((await cancel(token, result.exchangeTxId, requestId)).result.orderStatus).toBe("CANCELED");
    expect((await cancel(token, result.exchangeTxId)).result.orderStatus).toBe("CANCELED");
    await price("99999");
    under.clock.advance(tickMs);
    expect(await status(token, result.exchangeTxId)).toBe("CANCELED");
    expect(await wallet(account)).toEqual(["3", "0", "500000"]);
    await balanced();
  });

  test("called back too late, it says that it filled", async () => {
    const { token } = await under.account(rich);
    const { result } = await create(token, { limitPrice: "93200" });
    await expect.poll(() => status(token, result.exchangeTxId)).toBe("FILLED");
    expect((await cancel(token, result.exchangeTxId)).result.orderStatus).toBe("FILLED");
  });

  test.each([
    ["1_D", 1],
    ["3_D", 3],
    ["7_D", 7],
    ["30_D", 30],
  ] as const)("%s: it runs out to the millisecond and frees the amount", async (expiredType, days) => {
    const { account, token } = await under.account(rich);
    const { result } = await create(token, { expiredType });
    under.clock.jump(days * dayMs - 1);
    const later = await signInAgain(account);
    expect(await status(later, result.exchangeTxId)).toBe("PENDING");
    under.clock.advance(tickMs);
    await expect.poll(() => status(later, result.exchangeTxId)).toBe("EXPIRED");
    expect(await wallet(account)).toEqual(["3", "0", "500000"]);
  });

  test("called back after its time, before a tick saw it: it ran out", async () => {
    const { account, token } = await under.account(rich);
    const { result } = await create(token, { expiredType: "1_D" });
    await under.control("/sandbox/control/settings", { limitOrderDayMs: 60 });
    const short = await create(token, { expiredType: "1_D" });
    under.clock.advance(60);
    expect((await cancel(token, short.result.exchangeTxId)).result.orderStatus).toBe("EXPIRED");
    expect(await status(token, result.exchangeTxId)).toBe("PENDING");
    expect(await wallet(account)).toEqual(["2.9", "0.1", "500000"]);
  });

  test("time is over before price: an order that slept through both ran out", async () => {
    const { account, token } = await under.account(rich);
    const { result } = await create(token, { expiredType: "1_D" });
    await price("99999");
    under.clock.jump(dayMs);
    const later = await signInAgain(account);
    await expect.poll(() => status(later, result.exchangeTxId)).toBe("EXPIRED");
  });

  test("a dealer that fails gives the money back and says why", async () => {
    await under.control("/sandbox/control/settings", { failLimitOrders: 1 });
    const { account, token } = await under.account(rich);
    const failing = await create(token, { limitPrice: "93200" });
    await expect.poll(() => status(token, failing.result.exchangeTxId)).toBe("FAILED");
    expect(await order(token, failing.result.exchangeTxId)).toMatchObject({ failCode: 700_001 });
    expect(await wallet(account)).toEqual(["3", "0", "500000"]);
    const next = await create(token, { limitPrice: "93200" });
    await expect.poll(() => status(token, next.result.exchangeTxId)).toBe("FILLED");
    await balanced();
  });

  test("while its dealer is away it waits, and no other is taken", async () => {
    const { token } = await under.account(rich);
    const { result } = await create(token);
    await under.control("/sandbox/control/settings", { awayDealers: ["BTC"] });
    expect((await create(token)).code).toBe(700_001);
    await price("99999");
    under.clock.advance(tickMs);
    expect(await status(token, result.exchangeTxId)).toBe("PENDING");
    await under.control("/sandbox/control/settings", { awayDealers: [] });
    under.clock.advance(tickMs);
    await expect.poll(() => status(token, result.exchangeTxId)).toBe("FILLED");
  });

  test.each([
    ["of an earlier run", true],
    ["that nobody reported, since its answer was lost", false],
  ])(
    "an order %s is taken up",
    async (_what, isEarlier) => {
      const clock = manualClock();
      const database = await openBooks(testDatabase());
      const { db } = database;
      const options = {
        db,
        clock,
        settings: { ...defaultSettings },
        onError: (error: unknown) => expect(error).toBeNull(),
      };
      const owner = "10000001";
      await db.execute(sql`insert into users (name, profile, created_at) values ('ann', '{}', 0)`);
      const lock = sql`with p as (insert into postings (kind, ref, created_at) values ('limit_lock', 'o1', 0) returning id),
      a as (insert into accounts (owner, kind, coin) values (${owner}, 'funding_locked', 'BTC'), ('house', 'equity', 'BTC') returning id, owner)
      insert into entries (posting_id, account_id, amount) select p.id, a.id, case when a.owner = 'house' then -1 else 1 end from p, a`;
      const at = clock.now();
      const placed = sql`insert into limit_orders (id, user_id, from_coin, to_coin, from_amount, wanted_amount, limit_price, status, created_at, updated_at, expires_at)
      values ('o1', 10000001, 'BTC', 'USDT', 1, 50000, 50000, 'PENDING', ${at}, ${at}, ${at + dayMs})`;
      const stand = async (): Promise<void> => {
        await db.execute(lock);
        await db.execute(placed);
      };
      const market = createMarket({ seed: 1, clock, tickMs, activity: 0 });
      if (isEarlier) await stand();
      const engine = await startOrderEngine({ ...options, market });
      if (!isEarlier) await stand();
      clock.advance(isEarlier ? tickMs : 3_000);
      const states = () => db.select({ status: limitOrders.status }).from(limitOrders);
      await expect.poll(states).toEqual([{ status: "FILLED" }]);
      await engine.stop();
      market.stop();
      await database.close();
    },
    startMs,
  );
});
