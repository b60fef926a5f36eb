/** F2b.13, F2b.14, F4c.2, F6f.1-F6f.3. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startOrderEngine } from "#sandbox/areas/limit-order/engine.ts";
import { limitOrders } from "#sandbox/areas/limit-order/tables.ts";
import { openBooks } from "#sandbox/books.ts";
import { refusedBy } from "#sandbox/ledger/database.ts";
import { createMarket } from "#sandbox/market/market.ts";
import { defaultSettings } from "#sandbox/settings.ts";
import type { ConvertHistoryRow } from "#shared/contract/convert-history.ts";
import type { CallInput } from "#shared/contract/index.ts";
import type { LimitOrder } from "#shared/contract/limit-order.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import { manualClock } from "./manual-clock.ts";
import {
  newRequestId,
  type SandboxUnderTest,
  startMs,
  startSandbox,
  testDatabase,
} from "./sandbox-under-test.ts";

let under: SandboxUnderTest;
beforeAll(async () => {
  under = await startSandbox();
}, startMs);
afterAll(() => under.close());
beforeEach(async () => {
  await under.control("/sandbox/control/reset", {});
  await price("94218.40", true);
});

/** The dealer takes half a thousandth off it. */
function price(last: string, freeze?: boolean): Promise<unknown> {
  return under.control("/sandbox/control/market", {
    symbol: "BTCUSDT",
    price: last,
    ...(freeze && { freeze }),
  });
}
const tickMs = 200;
const dayMs = 86_400_000;
const rich = { balances: { funding: { BTC: "3", USDT: "500000", SOL: "10" } } };

type CreateInput = CallInput<"limitOrder.create">;
function orderOf(part: Partial<CreateInput> = {}): CreateInput {
  return {
    accountType: "limit_order_funding",
    fromCoin: "BTC",
    toCoin: "USDT",
    fromAmount: "0.1",
    limitPrice: "98500",
    expiredType: "30_D",
    requestId: newRequestId(),
    ...part,
  };
}
function create(token: string, part: Partial<CreateInput> = {}) {
  return under.call("limitOrder.create", orderOf(part), token);
}
function cancel(token: string, exchangeTxId = "", requestId = newRequestId()) {
  return under.call("limitOrder.cancel", { exchangeTxId, requestId }, token);
}
async function order(token: string, exchangeTxId = ""): Promise<LimitOrder> {
  const { result } = await under.call<"limitOrder.query", LimitOrder>(
    "limitOrder.query",
    { exchangeTxId },
    token,
  );
  return result;
}
async function status(token: string, id = ""): Promise<string> {
  return (await order(token, id)).orderStatus;
}
async function list(token: string, part: CallInput<"limitOrder.list"> = {}): Promise<LimitOrder[]> {
  const { result } = await under.call<"limitOrder.list", { list: LimitOrder[] }>(
    "limitOrder.list",
    part,
    token,
  );
  return result.list;
}
async function wallet(account: string): Promise<readonly string[]> {
  const kinds = [
    ["funding", "BTC"],
    ["funding_locked", "BTC"],
    ["funding", "USDT"],
  ] as const;
  return Promise.all(kinds.map(([kind, coin]) => under.balance(account, kind, coin)));
}
/** A session lasts a day, an order longer. */
async function signInAgain(account: string): Promise<string> {
  return (await under.control<{ token: string }>("/sandbox/session", { account })).token;
}
async function balanced(): Promise<void> {
  const { coins, drifted } = await under.control<{ coins: Record<string, string>; drifted: number }>(
    "/sandbox/control/trial-balance",
  );
  expect(new Set(Object.values(coins))).toEqual(new Set(["0"]));
  expect(drifted).toBe(0);
}

describe("the life of an order", () => {
  test("it locks what it pays and waits", async () => {
    const { account, token } = await under.account(rich);
    const { result } = await create(token);
    expect(result).toEqual({
      exchangeTxId: expect.stringMatching(/^\d{25}$/),
      orderStatus: "PENDING",
      expiredTime: String(under.clock.now() + 30 * dayMs),
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
    // 98,500 less the spread is not yet the wanted price.
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

  test("it fills at exactly the wanted price", async () => {
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

  test(
    "orders of an earlier run are taken up",
    async () => {
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
      await db.execute(lock);
      const at = clock.now();
      await db.execute(sql`insert into limit_orders (id, user_id, from_coin, to_coin, from_amount, wanted_amount, limit_price, status, created_at, updated_at, expires_at)
      values ('o1', 10000001, 'BTC', 'USDT', 1, 50000, 50000, 'PENDING', ${at}, ${at}, ${at + dayMs})`);
      const market = createMarket({ seed: 1, clock, tickMs, activity: 0 });
      const engine = await startOrderEngine({ ...options, market });
      clock.advance(tickMs);
      await engine.stop();
      const states = await db.select({ status: limitOrders.status }).from(limitOrders);
      expect(states).toEqual([{ status: "FILLED" }]);
      market.stop();
      await database.close();
    },
    startMs,
  );
});

describe("one intent is one order", () => {
  test("the same request again answers the same and locks once", async () => {
    const { account, token } = await under.account(rich);
    const input = orderOf();
    const [one, two] = await Promise.all([1, 2].map(() => under.call("limitOrder.create", input, token)));
    expect(one?.result).toEqual(two?.result);
    expect(await wallet(account)).toEqual(["2.9", "0.1", "500000"]);
    expect(await list(token)).toHaveLength(1);
    const other = await under.call("limitOrder.create", { ...input, fromAmount: "0.2" }, token);
    expect(other.code).toBe(10_014);
  });

  test("an answer that is lost can be looked up; one that never came is closed", async () => {
    const { token } = await under.account(rich);
    const input = orderOf();
    await under.control("/sandbox/control/faults", {
      call: "limitOrder.create",
      dropAfterHandling: true,
      times: 1,
    });
    await expect(under.call("limitOrder.create", input, token)).rejects.toThrow();
    const { requestId } = input;
    const found = await under.call<"outcome.lookup", { state: string; result: { exchangeTxId: string } }>(
      "outcome.lookup",
      { requestId },
      token,
    );
    const [placed] = await list(token);
    expect(found.result).toMatchObject({ state: "done", result: { exchangeTxId: placed?.exchangeTxId } });
    const unseen = orderOf();
    await under.call("outcome.lookup", { requestId: unseen.requestId }, token);
    expect((await under.call("limitOrder.create", unseen, token)).code).toBe(10_014);
    expect(await list(token)).toHaveLength(1);
  });
});

describe("refusals", () => {
  test.each<[string, Partial<CreateInput>, number]>([
    ["below the minimum", { fromAmount: "0.00099999" }, 700_006],
    ["zero", { fromAmount: "0" }, 700_006],
    ["above the maximum", { fromAmount: "1.00000001" }, 700_007],
    ["more than there is", { fromCoin: "SOL", fromAmount: "10.5", limitPrice: "300" }, 700_005],
    ["nothing would come", { limitPrice: "0.0000000001" }, 700_006],
    ["too many decimals", { fromAmount: "0.100000001" }, 700_000],
    ["a price of zero", { limitPrice: "0" }, 700_000],
    ["a price of too many digits", { limitPrice: "98500.123456789012" }, 700_000],
    ["the same coin twice", { toCoin: "BTC" }, 700_000],
    ["an unknown coin", { toCoin: "NOPE1" }, 700_013],
    ["a closed coin", { toCoin: "WLD" }, 50_001],
    ["a negative price", { limitPrice: "-1" }, 10_001],
    ["an id too short", { requestId: "short" }, 10_001],
  ])("%s", async (_what, part, code) => {
    const { account, token } = await under.account(rich);
    expect((await create(token, part)).code).toBe(code);
    expect(await wallet(account)).toEqual(["3", "0", "500000"]);
  });

  test("signed out 10007, unchecked identity 42039, Islamic account 131239, another's order 700004", async () => {
    expect((await create("")).code).toBe(10_007);
    const unchecked = await under.account({ ...rich, kycLevel: "LEVEL_DEFAULT" });
    expect((await create(unchecked.token)).code).toBe(42_039);
    const islamic = await under.account({ ...rich, subAttribute: 2 });
    expect((await create(islamic.token, { toCoin: "AAVE" })).code).toBe(131_239);
    const mine = await create(islamic.token);
    const { token } = await under.account(rich);
    expect((await cancel(token, mine.result.exchangeTxId)).code).toBe(700_004);
    const foreign = await under.call(
      "limitOrder.query",
      { exchangeTxId: mine.result.exchangeTxId ?? "" },
      token,
    );
    expect(foreign.code).toBe(700_004);
    expect(await status(islamic.token, mine.result.exchangeTxId)).toBe("PENDING");
  });
});

describe("what is told of orders", () => {
  test("the list goes by state and coin, newest first, in pages", async () => {
    const { token } = await under.account(rich);
    const ids: string[] = [];
    for (const part of [
      {},
      { fromCoin: "SOL", fromAmount: "1", limitPrice: "900" },
      { limitPrice: "99000" },
    ]) {
      const { result } = await create(token, part);
      ids.unshift(result.exchangeTxId ?? "");
      under.clock.advance(1000);
    }
    await cancel(token, ids[0]);
    const idsOf = async (part: CallInput<"limitOrder.list">) =>
      (await list(token, part)).map(({ exchangeTxId }) => exchangeTxId);
    expect(await idsOf({})).toEqual(ids);
    expect(await idsOf({ orderStatus: "PENDING" })).toEqual(ids.slice(1));
    expect(await idsOf({ orderStatus: "CANCELED,FILLED" })).toEqual(ids.slice(0, 1));
    expect(await idsOf({ fromCoin: "SOL" })).toEqual(ids.slice(1, 2));
    expect(await idsOf({ index: 2, limit: 2 })).toEqual(ids.slice(2));
    expect((await under.call("limitOrder.list", { limit: 101 }, token)).code).toBe(10_001);
    expect((await under.call("limitOrder.list", { index: 0 }, token)).code).toBe(10_001);
  });

  test("the convert history has them by their states", async () => {
    const { token } = await under.account(rich);
    const waiting = await create(token);
    const called = await create(token);
    await cancel(token, called.result.exchangeTxId);
    const filled = await create(token, { limitPrice: "93200" });
    await expect.poll(() => status(token, filled.result.exchangeTxId)).toBe("FILLED");
    const { result } = await under.call<"convert.history", { list: ConvertHistoryRow[] }>(
      "convert.history",
      { kind: "limit" },
      token,
    );
    const row = (id = "") => result.list.find(({ exchangeTxId }) => exchangeTxId === id);
    expect(row(waiting.result.exchangeTxId)).toMatchObject({
      accountType: "limit_order_funding",
      state: "waiting",
      toAmount: "9850",
      convertRate: "98500",
      endedAt: "",
    });
    expect(row(called.result.exchangeTxId)).toMatchObject({ state: "canceled", toAmount: "" });
    expect(row(filled.result.exchangeTxId)).toMatchObject({
      state: "success",
      toAmount: "9417.129",
      convertRate: "94171.2908",
      endedAt: String(under.clock.now()),
    });
  });

  test("what is locked still belongs to its owner", async () => {
    const { token } = await under.account({ balances: { funding: { BTC: "1" } } });
    const equity = async () => {
      const { result } = await under.call<"assets.overview", { totalEquity: string }>(
        "assets.overview",
        {},
        token,
      );
      return result.totalEquity;
    };
    const before = await equity();
    await create(token);
    expect(await equity()).toBe(before);
    const coins = await under.call<"convert.coins", { coins: { coin: string; balance: string }[] }>(
      "convert.coins",
      { accountType: "eb_convert_funding", side: 0 },
      token,
    );
    expect(coins.result.coins.find(({ coin }) => coin === "BTC")?.balance).toBe("0.9");
  });
});

describe("the database refuses", () => {
  async function refused(statement: string): Promise<string> {
    const { db } = under.sandbox.exchange.database;
    try {
      await db.transaction((tx) => tx.execute(sql.raw(statement)));
    } catch (error) {
      return refusedBy(error);
    }
    return "";
  }

  test("a second end, a fill below its price, a change of what was ordered, a deletion", async () => {
    const { token } = await under.account(rich);
    const called = await create(token);
    const open = await create(token);
    await cancel(token, called.result.exchangeTxId);
    const ended = `where id = '${called.result.exchangeTxId}'`;
    const waiting = `where id = '${open.result.exchangeTxId}'`;
    const fill = "status = 'FILLED', filled_amount = 9850, fill_rate = 98500";
    expect(await refused(`update limit_orders set ${fill} ${ended}`)).toBe("limit_order_final");
    expect(await refused(`update limit_orders set updated_at = 1 ${ended}`)).toBe("limit_order_final");
    expect(await refused(`update limit_orders set limit_price = 1 ${waiting}`)).toBe("limit_order_stands");
    expect(await refused(`update limit_orders set user_id = 1 ${waiting}`)).toBe("limit_order_stands");
    const low = fill.replace("9850", "9849");
    expect(await refused(`update limit_orders set ${low} ${waiting}`)).toBe("fill_keeps_the_price");
    expect(await refused(`update limit_orders set status = 'FILLED' ${waiting}`)).toBe("fill_is_told");
    expect(await refused(`update limit_orders set status = 'FAILED' ${waiting}`)).toBe("failure_has_code");
    expect(await refused(`delete from limit_orders ${waiting}`)).toBe("written_once");
    const again = `insert into postings (kind, ref, created_at) values ('limit_settle', '${called.result.exchangeTxId}', 1)`;
    expect(await refused(again)).toBe("limit_order_ends_once");
  });
});
