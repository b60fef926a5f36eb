/** R9.5. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { CallName } from "#shared/contract/index.ts";
import { cofferError } from "#shared/rpc/errors.ts";
import type { HttpClient } from "#worker/http/client.ts";
import type { Invalidated } from "#worker/http/invalidation.ts";
import { createConvertBases } from "#worker/topics/convert-bases.ts";
import { convertLimitsTopic } from "#worker/topics/convert-limits.ts";
import { createPairThrottle } from "#worker/topics/pair-throttle.ts";
import { btc, limit, usdt } from "./convert-fixtures.ts";
import { type ManualClock, manualClock, settle } from "./manual-clock.ts";
import { silentReports } from "./private-line.ts";

let clock: ManualClock;
beforeEach(() => {
  clock = manualClock();
});

describe("the currency pair throttle", () => {
  it("lets three go at once and the rest of three seconds together at their end", () => {
    const throttle = createPairThrottle(clock);
    const left: string[] = [];
    for (const name of ["a", "b", "c"]) throttle(() => left.push(name));
    expect(left).toEqual(["a", "b", "c"]);
    clock.advance(1000);
    throttle(() => left.push("d"));
    throttle(() => left.push("e"));
    clock.advance(1999);
    expect(left).toEqual(["a", "b", "c"]);
    clock.advance(1);
    expect(left).toEqual(["a", "b", "c", "d", "e"]);
  });

  it("counts what left together as one", () => {
    const throttle = createPairThrottle(clock);
    const left: string[] = [];
    for (const name of ["a", "b", "c", "d", "e"]) throttle(() => left.push(name));
    clock.advance(3000);
    throttle(() => left.push("f"));
    throttle(() => left.push("g"));
    expect(left).toEqual(["a", "b", "c", "d", "e", "f", "g"]);
    throttle(() => left.push("h"));
    expect(left).not.toContain("h");
  });

  it("asks nothing that was taken back, and keeps no timer for it", () => {
    const throttle = createPairThrottle(clock);
    const left: string[] = [];
    for (const name of ["a", "b", "c"]) expect(throttle(() => left.push(name))()).toBe(false);
    const takeBack = throttle(() => left.push("d"));
    expect(clock.pending).toBe(1);
    expect(takeBack()).toBe(true);
    expect(takeBack()).toBe(false);
    expect(clock.pending).toBe(0);
    clock.advance(5000);
    expect(left).toEqual(["a", "b", "c"]);
  });

  it("is free again after three quiet seconds, the machine asleep or not", () => {
    const throttle = createPairThrottle(clock);
    const left: string[] = [];
    for (const name of ["a", "b", "c"]) throttle(() => left.push(name));
    clock.leap(3000);
    for (const name of ["d", "e", "f"]) throttle(() => left.push(name));
    expect(left).toEqual(["a", "b", "c", "d", "e", "f"]);
    expect(clock.pending).toBe(0);
  });
});

/** A client that answers at once and writes down what left. */
function client() {
  const left: string[] = [];
  let invalidated: (calls: Invalidated) => void = () => undefined;
  const gap = { rate: "0.004", fails: false };
  const http = {
    async call(name: CallName, input: { fromCoin?: string; toCoin?: string; side?: number; coin?: string }) {
      left.push(
        `${name.split(".")[1]} ${input.fromCoin ?? input.coin ?? "all"}/${input.toCoin ?? input.side}`,
      );
      if (name === "convert.limit") return { kind: "ok", data: limit, invalidates: [] };
      if (name === "convert.gapRate") {
        if (gap.fails) throw cofferError({ kind: "Timeout", code: "9000001", message: "" });
        return { kind: "ok", data: { gapRate: gap.rate, indexPrice: "1", updatedAt: "0" }, invalidates: [] };
      }
      return { kind: "ok", data: { coins: [btc, usdt] }, invalidates: [] };
    },
    onInvalidated(listener: (calls: Invalidated) => void) {
      invalidated = listener;
      return () => undefined;
    },
  } as unknown as HttpClient;
  return { http, left, gap, invalidate: (calls: readonly CallName[]) => invalidated(calls) };
}

const accountType = "eb_convert_funding" as const;
const pair = (fromCoin: string, toCoin = "USDT") => ({ accountType, fromCoin, toCoin });
/** What is bound to a pair among what left. */
const bound = (left: readonly string[]) => left.filter((line) => !line.startsWith("coins all"));

describe("a pair that is changed quickly", () => {
  it("requests three pairs at once, for the last at the end of three seconds, for none between", async () => {
    const { http, left } = client();
    const basisOf = createConvertBases({ http, clock });
    let stop = basisOf(pair("BTC")).watch(() => undefined);
    for (const coin of ["ETH", "SOL", "TON", "XRP"]) {
      clock.advance(200);
      stop();
      stop = basisOf(pair(coin)).watch(() => undefined);
    }
    await settle();
    expect(bound(left).filter((line) => line.startsWith("limit"))).toEqual([
      "limit BTC/USDT",
      "limit ETH/USDT",
      "limit SOL/USDT",
    ]);
    clock.advance(2200);
    await settle();
    expect(bound(left).slice(6)).toEqual(["coins XRP/1", "limit XRP/USDT"]);
    expect(basisOf(pair("XRP")).current().limit).toEqual(limit);
    expect(basisOf(pair("TON")).current().limit).toBeUndefined();
    stop();
  });

  it("requests anew for a pair that was left before its turn", async () => {
    const { http, left } = client();
    const basisOf = createConvertBases({ http, clock });
    for (const coin of ["BTC", "SOL", "TON"]) basisOf(pair(coin)).watch(() => undefined);
    basisOf(pair("ETH")).watch(() => undefined)();
    clock.advance(3000);
    const changed = vi.fn();
    basisOf(pair("ETH")).watch(changed);
    await settle();
    expect(bound(left)).toContain("limit ETH/USDT");
    expect(changed).toHaveBeenCalled();
  });

  it("does not wait when money moved: limits and balances are requested at once", async () => {
    const { http, left, invalidate } = client();
    const basisOf = createConvertBases({ http, clock });
    basisOf(pair("BTC")).watch(() => undefined);
    await settle();
    invalidate(["convert.coins", "convert.limit"]);
    await settle();
    expect(bound(left)).toEqual(["coins BTC/1", "limit BTC/USDT", "coins BTC/1", "limit BTC/USDT"]);
  });
});

describe("the limits topic", () => {
  it("tells the day's rest and the drift, which is asked once the limits are there, once a minute", async () => {
    const { http, left } = client();
    const basisOf = createConvertBases({ http, clock });
    const topic = convertLimitsTopic.create({ http, basisOf, ...silentReports(clock) });
    const source = topic(pair("BTC"));
    const changed = vi.fn();
    const stop = source.watch(changed);
    expect([source.read(), source.status()]).toEqual([[], "connecting"]);
    await settle();
    expect(source.read()).toEqual([
      {
        key: "limits",
        coin: "BTC",
        min: limit.singleFromMinLimit,
        max: limit.singleFromMaxLimit,
        daily: "",
        used: "0",
        left: "",
        usedPercent: "",
        quoteTtlMs: 15_000,
        spreadPercent: "0.05",
        gapPercent: "0.4",
        flatSpreadValue: "",
      },
    ]);
    expect(source.read()[0]).toBe(source.read()[0]);
    expect(changed).toHaveBeenCalledWith("immediate");
    stop();
    topic(pair("BTC")).watch(() => undefined)();
    await settle();
    expect(left.filter((line) => line.startsWith("gapRate"))).toHaveLength(1);
    clock.advance(60_000);
    topic(pair("BTC")).watch(() => undefined);
    await settle();
    expect(left.filter((line) => line.startsWith("gapRate"))).toHaveLength(2);
  });

  it("tells the drift of its own account, not that of another one's same pair", async () => {
    const { http, gap } = client();
    const basisOf = createConvertBases({ http, clock });
    const topic = convertLimitsTopic.create({ http, basisOf, ...silentReports(clock) });
    topic(pair("BTC")).watch(() => undefined);
    await settle();
    gap.rate = "0.02";
    const source = topic({ ...pair("BTC"), accountType: "eb_convert_uta" });
    source.watch(() => undefined);
    await settle();
    expect(source.read()[0]).toMatchObject({ gapPercent: "2" });
  });

  it("has the limits' own drift where the other cannot be had", async () => {
    const { http, gap } = client();
    gap.fails = true;
    const basisOf = createConvertBases({ http, clock });
    const source = convertLimitsTopic.create({ http, basisOf, ...silentReports(clock) })(pair("BTC"));
    source.watch(() => undefined);
    await settle();
    expect(source.read()[0]).toMatchObject({ gapPercent: "0.5" });
  });
});
