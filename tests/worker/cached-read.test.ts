/** D10.5, D3.8: what estimates stand on once something has changed it. */
import { beforeEach, expect, test, vi } from "vitest";
import { cofferError } from "#shared/rpc/errors.ts";
import type { PrivateLine } from "#worker/feed/private-feed.ts";
import type { HttpClient } from "#worker/http/client.ts";
import type { Invalidated, InvalidationListener } from "#worker/http/invalidation.ts";
import { createCachedReads } from "#worker/topics/cached-read.ts";
import { manualClock, settle } from "./manual-clock.ts";

let isReachable: boolean;
beforeEach(() => {
  isReachable = true;
});

const answered = async (): Promise<unknown> => ({ kind: "ok", data: { code: 0 }, invalidates: [] });

/** A read that is watched; what comes of its first question, and of each after that. */
async function watched(
  then: () => Promise<unknown>,
  first: () => Promise<unknown> = answered,
  part: { readonly retriesRefused?: boolean } = {},
) {
  const clock = manualClock();
  let live: Parameters<PrivateLine["onLife"]>[0] = () => undefined;
  let outdate: InvalidationListener = () => undefined;
  const call = vi.fn(answered).mockImplementationOnce(first).mockImplementationOnce(then);
  const http = {
    call,
    onInvalidated(listener: typeof outdate) {
      outdate = listener;
      return () => undefined;
    },
  };
  const reads = {
    http: http as unknown as HttpClient,
    clock,
    line: {
      reachable: () => isReachable,
      onLife(listener: typeof live) {
        live = listener;
        return () => undefined;
      },
    },
    name: "withdraw.standing",
    keepMs: 10_000,
    ...part,
  } as const;
  const read = createCachedReads(reads)({});
  const changed = vi.fn();
  const stop = read.watch(changed);
  await settle();
  const outdated = (calls: Invalidated = ["withdraw.standing"]): void => outdate(calls, calls === "all");
  return { read, clock, stop, changed, call, outdate: outdated, wake: () => live("wake") };
}

const failed = (retriable: boolean) => (): Promise<unknown> =>
  Promise.reject(
    cofferError({
      kind: "HttpError",
      code: "HTTP",
      message: "HTTP 404",
      call: "withdraw.standing",
      retriable,
    }),
  );
const business = (retriable: boolean) => (): Promise<unknown> =>
  Promise.reject(cofferError({ kind: "BusinessError", code: "10006", message: "", retriable }));
const unread = (): Promise<unknown> =>
  Promise.reject(cofferError({ kind: "ResponseError", code: "BAD_RESPONSE", message: "" }));

test.each([
  ["refused or unreadable", failed(false)],
  ["lost", failed(true)],
  ["of nobody", async () => ({ kind: "anonymous" })],
])("figures that something changed are shown no more where the new answer is %s", async (_what, then) => {
  const { read, changed, stop, outdate } = await watched(then);
  outdate();
  expect(read.current()).toEqual({ code: 0 });
  changed.mockClear();
  await settle();
  expect(read.current()).toBeUndefined();
  expect(changed).toHaveBeenCalled();
  stop();
});

test("what was another person's is gone at once, before the new answer is there", async () => {
  const { read, changed, stop, outdate } = await watched(answered);
  changed.mockClear();
  outdate("all");
  expect(read.current()).toBeUndefined();
  expect(read.state()).toBe("waiting");
  expect(changed).toHaveBeenCalledTimes(1);
  await settle();
  expect(read.current()).toEqual({ code: 0 });
  stop();
});

test("a lost one is requested again, and shown as soon as it is there", async () => {
  const { read, clock, stop, call, outdate } = await watched(failed(true));
  outdate();
  await settle();
  clock.advance(5_000);
  await settle();
  expect(call).toHaveBeenCalledTimes(3);
  expect(read.current()).toEqual({ code: 0 });
  stop();
});

test.each([
  ["refused or unreadable", false],
  ["lost", true],
])(
  "one that was never read says so once it is %s, and goes on saying it while it is requested again",
  async (_what, retriable) => {
    const { read, changed, stop, call } = await watched(answered, failed(retriable));
    expect(read.state()).toBe("lost");
    expect(changed).toHaveBeenCalledTimes(1);
    const stopNext = read.watch(changed);
    stop();
    expect(read.state()).toBe("again");
    expect(call).toHaveBeenCalledTimes(2);
    await settle();
    expect(read.state()).toBe("read");
    stopNext();
  },
);

test("who comes back to one that failed waits as at first", async () => {
  const { read, changed, stop } = await watched(answered, failed(false));
  stop();
  const stopNext = read.watch(changed);
  expect(read.state()).toBe("waiting");
  await settle();
  expect(read.state()).toBe("read");
  stopNext();
});

test("one that is refused is requested again ever more rarely, where that is wanted, and only while it is watched", async () => {
  const { clock, stop, call } = await watched(failed(false), failed(false), { retriesRefused: true });
  call.mockImplementation(failed(false));
  const gaps = [20_000, 40_000, 80_000, 160_000, 160_000];
  for (const [at, gap] of gaps.entries()) {
    clock.advance(gap - 1);
    expect(call).toHaveBeenCalledTimes(at + 1);
    clock.advance(1);
    expect(call).toHaveBeenCalledTimes(at + 2);
    await settle();
  }
  stop();
  expect(clock.pending).toBe(0);
});

test.each([
  ["by the exchange", business(false)],
  ["since it has no such call", failed(false)],
])("one that is refused %s is not requested again where that is not wanted", async (_why, first) => {
  const { read, clock, stop } = await watched(answered, first);
  expect(read.refused()).toBe(true);
  expect(clock.pending).toBe(0);
  stop();
});

test.each([
  ["cannot be read", unread],
  ["is that it is too much for now", business(true)],
])("an answer that %s is no refusal: the next one may be read", async (_what, first) => {
  const { read, clock, stop } = await watched(answered, first);
  expect([read.refused(), read.state()]).toEqual([false, "lost"]);
  clock.advance(20_000);
  await settle();
  expect(read.current()).toEqual({ code: 0 });
  stop();
});

test("one that is lost again and again is requested ever more rarely, and not while nobody could see it", async () => {
  const { read, clock, stop, call, wake } = await watched(failed(true), failed(true));
  call.mockImplementation(failed(true));
  for (const [at, gap] of [5_000, 10_000, 20_000, 40_000, 40_000].entries()) {
    clock.advance(gap - 1);
    expect(call).toHaveBeenCalledTimes(at + 1);
    clock.advance(1);
    expect(call).toHaveBeenCalledTimes(at + 2);
    await settle();
  }
  isReachable = false;
  clock.advance(400_000);
  expect(call).toHaveBeenCalledTimes(6);
  isReachable = true;
  call.mockImplementationOnce(answered);
  wake();
  await settle();
  expect(read.current()).toEqual({ code: 0 });
  expect(clock.pending).toBe(0);
  stop();
});

test("what was read before the page was left is read again once it is back, and stands until then", async () => {
  const then = async () => ({ kind: "ok", data: { code: 7 }, invalidates: [] });
  const { read, stop, call, wake } = await watched(then);
  wake();
  expect(read.current()).toEqual({ code: 0 });
  await settle();
  expect(read.current()).toEqual({ code: 7 });
  stop();
  wake();
  expect(call).toHaveBeenCalledTimes(2);
  read.watch(() => undefined)();
  expect(call).toHaveBeenCalledTimes(3);
});
