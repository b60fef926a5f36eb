/** F6f.2. */
import { describe, expect, test } from "vitest";
import type { LimitOrder } from "#shared/contract/limit-order.ts";
import { OrderWatch } from "#src/features/convert/limit-order/order-watch.ts";

function order(
  exchangeTxId: string,
  orderStatus: LimitOrder["orderStatus"],
  part: Partial<LimitOrder> = {},
): LimitOrder {
  return {
    exchangeTxId,
    orderStatus,
    accountType: "limit_order_funding",
    fromCoin: "BTC",
    toCoin: "USDT",
    fromAmount: "1",
    toAmount: "98500",
    limitPrice: "98500",
    marketPrice: "",
    createdAt: "1",
    updatedAt: "2",
    expiredTime: "3",
    failCode: 0,
    ...part,
  };
}

const listed = (...ids: readonly string[]) => ids.map((id) => order(id, "PENDING"));
const terms = order("", "PENDING");

/** A server whose answers a test sets; what is not there fails. */
function world() {
  const states = new Map<string, LimitOrder["orderStatus"]>();
  /** Another order under its id. */
  const foreign: { part: Partial<LimitOrder> } = { part: {} };
  const queried: string[] = [];
  const watch = new OrderWatch(async (id) => {
    queried.push(id);
    const state = states.get(id);
    if (state === undefined) throw new Error("no answer");
    return order(id, state, foreign.part);
  });
  let changes = 0;
  watch.subscribe(() => {
    changes += 1;
  });
  const settled = () => new Promise((resume) => setImmediate(resume));
  const ended = () => [...watch.endings()].map(([id, { orderStatus }]) => `${id} ${orderStatus}`);
  return { states, foreign, queried, watch, settled, ended, changes: () => changes };
}

describe("orders that are watched", () => {
  test("one that leaves the list is requested and reported once", async () => {
    const { watch, states, settled, ended, queried } = world();
    states.set("a", "FILLED");
    watch.see(listed("a", "b"));
    expect([watch.waits(), queried]).toEqual([true, []]);
    watch.see(listed("b"));
    watch.see(listed("b"));
    await settled();
    watch.see(listed("b"));
    await settled();
    expect([ended(), queried]).toEqual([["a FILLED"], ["a"]]);
    expect(watch.waits()).toBe(true);
  });

  test("one that was placed and filled before any list had it is reported too", async () => {
    const { watch, states, settled, ended } = world();
    states.set("a", "FILLED");
    watch.see(listed());
    expect(watch.waits()).toBe(false);
    watch.expect("a", terms);
    expect(watch.waits()).toBe(true);
    watch.see(listed());
    await settled();
    expect(ended()).toEqual(["a FILLED"]);
    expect(watch.waits()).toBe(false);
    watch.expect("a", terms);
    expect(watch.waits()).toBe(false);
  });

  test("a list older than the order is no end of it", async () => {
    const { watch, states, settled, ended } = world();
    states.set("a", "PENDING");
    watch.expect("a", terms);
    watch.see(listed());
    await settled();
    expect([ended(), watch.waits()]).toEqual([[], true]);
    watch.see(listed("a"));
    states.set("a", "EXPIRED");
    watch.see(listed());
    await settled();
    expect(ended()).toEqual(["a EXPIRED"]);
  });

  test("an answer that does not come is requested with the next list", async () => {
    const { watch, states, settled, ended, queried } = world();
    watch.see(listed("a"));
    watch.see(listed());
    await settled();
    expect([ended(), watch.waits(), queried]).toEqual([[], true, ["a"]]);
    states.set("a", "CANCELED");
    watch.see(listed());
    await settled();
    expect([ended(), watch.waits(), queried]).toEqual([["a CANCELED"], false, ["a", "a"]]);
  });

  test("a late list that still has an ended order does not open it again", async () => {
    const { watch, states, settled, ended, changes } = world();
    states.set("a", "FILLED");
    watch.see(listed("a"));
    watch.see(listed());
    await settled();
    const before = watch.endings();
    watch.see(listed("a"));
    await settled();
    expect([ended(), watch.waits()]).toEqual([["a FILLED"], false]);
    expect(watch.endings()).toBe(before);
    expect(changes()).toBeGreaterThan(0);
  });

  test.each([{ fromCoin: "ETH" }, { toCoin: "USDC" }, { fromAmount: "5" }, { limitPrice: "98501" }])(
    "is not told to have ended by what is of another order: %j",
    async (part) => {
      const { watch, states, foreign, settled, ended } = world();
      states.set("a", "FILLED").set("b", "FILLED");
      foreign.part = part;
      watch.see(listed("a"));
      watch.expect("b", terms);
      watch.see([]);
      await settled();
      expect([ended(), watch.waits()]).toEqual([[], true]);
      foreign.part = { fromAmount: "1.0", limitPrice: "98500.00" };
      watch.see([]);
      await settled();
      expect([ended(), watch.waits()]).toEqual([["a FILLED", "b FILLED"], false]);
    },
  );
});
