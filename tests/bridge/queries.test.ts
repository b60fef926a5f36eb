/** D5.1. */
import { beforeEach, describe, expect, it } from "vitest";
import type { CallName } from "#shared/contract/index.ts";
import type { CallResult } from "#shared/rpc/api.ts";
import { type CofferError, cofferError } from "#shared/rpc/errors.ts";
import { Queries } from "#src/bridge/queries.ts";
import { FakeClock, settled } from "./fake-clock.ts";

interface SentCall {
  readonly name: CallName;
  readonly input: unknown;
  answer(data: unknown, invalidates?: readonly CallName[]): Promise<void>;
  fail(retriable: boolean): Promise<void>;
  failAs(error: CofferError): Promise<void>;
}

const lost = (retriable: boolean): CofferError =>
  cofferError({ kind: "TypeError", code: "NETWORK", message: "http network error", retriable });

describe("reads of the page", () => {
  let clock: FakeClock;
  let sentCalls: SentCall[];
  let presented: CofferError[];
  let isAwake: boolean;
  let queries: Queries;

  beforeEach(() => {
    clock = new FakeClock();
    sentCalls = [];
    presented = [];
    isAwake = true;
    queries = new Queries({
      fetch: (name, input) =>
        new Promise((resolve, reject) => {
          sentCalls.push({
            name,
            input,
            answer: (data, invalidates = []) => {
              resolve({ kind: "ok", data, invalidates } as unknown as CallResult<typeof name>);
              return settled();
            },
            fail: (retriable) => {
              reject(lost(retriable));
              return settled();
            },
            failAs: (error) => {
              reject(error);
              return settled();
            },
          });
        }),
      present: (error) => void presented.push(error),
      clock,
      isAwake: () => isAwake,
    });
  });

  const rate = () => queries.of("profile.exchangeRate", { name: "EUR" });
  const watch = () => rate().watch(() => undefined);
  const last = (): SentCall => {
    const one = sentCalls.at(-1);
    if (one === undefined) throw new Error("nothing was asked");
    return one;
  };

  it("asks once for all who watch, and tells each", async () => {
    let reported = 0;
    const count = (): void => {
      reported += 1;
    };
    rate().watch(() => count());
    rate().watch(() => count());
    expect(sentCalls).toHaveLength(1);
    reported = 0;
    await last().answer({ rate: "0.92" });
    expect(reported).toBe(2);
    expect(rate().state).toMatchObject({ fetching: false, error: null, result: { data: { rate: "0.92" } } });
  });

  it("answers a remount from what is fresh, and asks anew after 5 s while the old answer stays", async () => {
    const release = watch();
    await last().answer({ rate: "1" });
    release();
    await clock.advance(4_999);
    watch()();
    expect(sentCalls).toHaveLength(1);
    await clock.advance(1);
    watch();
    expect(sentCalls).toHaveLength(2);
    expect(rate().state).toMatchObject({ fetching: true, result: { data: { rate: "1" } } });
  });

  it("tries a retriable error twice more, after half a second and a second, then tells", async () => {
    watch();
    await last().fail(true);
    await clock.advance(500);
    await last().fail(true);
    await clock.advance(999);
    expect(sentCalls).toHaveLength(2);
    await clock.advance(1);
    expect(presented).toEqual([]);
    await last().fail(true);
    expect(sentCalls).toHaveLength(3);
    expect(presented).toHaveLength(1);
    expect(rate().state).toMatchObject({ fetching: false, error: { code: "NETWORK" }, result: undefined });
  });

  describe("what failed all the same", () => {
    /** All three attempts of one. */
    const failAll = async (): Promise<void> => {
      await last().fail(true);
      await clock.advance(500);
      await last().fail(true);
      await clock.advance(1_000);
      await last().fail(true);
    };

    it("is asked again by itself, later and later, and told of once", async () => {
      watch();
      await failAll();
      for (const waitMs of [20_000, 40_000, 80_000, 160_000, 160_000]) {
        const before = sentCalls.length;
        await clock.advance(waitMs - 1);
        expect(sentCalls).toHaveLength(before);
        await clock.advance(1);
        expect(sentCalls).toHaveLength(before + 1);
        await failAll();
      }
      expect(presented).toHaveLength(1);
      await clock.advance(160_000);
      await last().answer({ rate: "1" });
      expect(rate().state).toMatchObject({ error: null, result: { data: { rate: "1" } } });
      const mended = sentCalls.length;
      await clock.advance(1_000_000);
      expect(sentCalls).toHaveLength(mended);
    });

    it("heals though something came that is no answer, such as a page that says that the host is being mended", async () => {
      watch();
      await last().failAs(
        cofferError({ kind: "ResponseError", code: "BAD_RESPONSE", message: "bad response" }),
      );
      await clock.advance(19_999);
      // Not at once: such a page stays for a while.
      expect(sentCalls).toHaveLength(1);
      await clock.advance(1);
      await last().failAs(cofferError({ kind: "ResponseError", code: "79992", message: "signature" }));
      queries.retryFailed();
      expect(sentCalls).toHaveLength(3);
      await last().answer({ rate: "1" });
      expect(presented).toHaveLength(1);
      expect(rate().state).toMatchObject({ error: null, result: { data: { rate: "1" } } });
    });

    it("is reported again when the person requested it", async () => {
      watch();
      await failAll();
      rate().fetch();
      await failAll();
      expect(presented).toHaveLength(2);
    });

    it("is left alone while nobody watches, while the page is hidden, and when it would fail again", async () => {
      const release = watch();
      await failAll();
      release();
      await clock.advance(1_000_000);
      expect(sentCalls).toHaveLength(3);
      watch();
      await failAll();
      isAwake = false;
      await clock.advance(1_000_000);
      expect(sentCalls).toHaveLength(6);
      isAwake = true;
      queries.wake();
      await last().fail(false);
      await clock.advance(1_000_000);
      expect(sentCalls).toHaveLength(7);
    });

    it("of another session is not asked again", async () => {
      watch();
      await failAll();
      queries.forget(false);
      await clock.advance(1_000_000);
      expect(sentCalls).toHaveLength(3);
    });
  });

  it("keeps figures of before when asking again fails, without a message", async () => {
    watch();
    await last().answer({ rate: "1" });
    rate().fetch();
    await last().fail(false);
    expect(sentCalls).toHaveLength(2);
    expect(presented).toEqual([]);
    expect(rate().state).toMatchObject({ error: { code: "NETWORK" }, result: { data: { rate: "1" } } });
  });

  it("asks again for what an answer put out of date, but not the one that caused it", async () => {
    watch();
    await last().answer({ rate: "1" });
    queries.of("profile.vipLabel", {}).watch(() => undefined);
    await last().answer({}, ["profile.exchangeRate", "profile.vipLabel"]);
    expect(sentCalls.map(({ name }) => name)).toEqual([
      "profile.exchangeRate",
      "profile.vipLabel",
      "profile.exchangeRate",
    ]);
  });

  it("does not take an answer for fresh that was on its way when it fell out of date", async () => {
    watch();
    queries.invalidate(["profile.exchangeRate"]);
    await last().answer({ rate: "old" });
    expect(sentCalls).toHaveLength(2);
    expect(rate().state.fetching).toBe(true);
    await last().answer({ rate: "new" });
    expect(rate().state).toMatchObject({ fetching: false, result: { data: { rate: "new" } } });
  });

  it("wakes what is watched and old, and nothing else", async () => {
    watch();
    await last().answer({ rate: "1" });
    const release = queries.of("profile.vipLabel", {}).watch(() => undefined);
    await last().answer({});
    release();
    queries.wake();
    expect(sentCalls).toHaveLength(2);
    await clock.advance(5_000);
    queries.wake();
    expect(sentCalls.map(({ name }) => name).slice(2)).toEqual(["profile.exchangeRate"]);
  });

  it("asks again for what the exchange did not answer, once it is back, and for nothing else", async () => {
    const fail = async (retriable: boolean): Promise<void> => {
      await last().fail(retriable);
      for (const ms of [500, 1_000]) {
        await clock.advance(ms);
        if (retriable) await last().fail(true);
      }
    };
    watch();
    await fail(true);
    queries.of("profile.vipLabel", {}).watch(() => undefined);
    await fail(false);
    queries.of("market.hot", {}).watch(() => undefined);
    await last().answer({});
    const before = sentCalls.length;
    queries.retryFailed();
    expect(sentCalls.slice(before).map(({ name }) => name)).toEqual(["profile.exchangeRate"]);
    await last().answer({ rate: "1" });
    expect(rate().state).toMatchObject({ error: null, fetching: false });
    queries.retryFailed();
    expect(sentCalls).toHaveLength(before + 1);
  });

  it("lets go of an answer that nobody watched for five minutes", async () => {
    const release = watch();
    await last().answer({ rate: "1" });
    await clock.advance(300_000);
    expect(rate().state.result).toBeDefined();
    release();
    await clock.advance(300_000);
    expect(rate().state.result).toBeUndefined();
  });

  it("forgets all at a session's end, and what was on its way", async () => {
    watch();
    await last().answer({ rate: "2" });
    queries.invalidate(["profile.exchangeRate"]);
    const old = last();
    queries.forget(true);
    expect(rate().state).toEqual({ result: undefined, error: null, fetching: true });
    expect(sentCalls).toHaveLength(3);
    await old.answer({ rate: "3" });
    expect(rate().state.result).toBeUndefined();
    await last().answer({ rate: "4" });
    expect(rate().state.result).toMatchObject({ data: { rate: "4" } });
    queries.forget(false);
    expect(rate().state).toEqual({ result: undefined, error: null, fetching: false });
    expect(sentCalls).toHaveLength(3);
  });
});
