/** D10.5, D3.8: what estimates stand on once something has changed it. */
import { expect, test, vi } from "vitest";
import type { CallName } from "#shared/contract/index.ts";
import { cofferError } from "#shared/rpc/errors.ts";
import type { HttpClient } from "#worker/http/client.ts";
import { createCachedReads } from "#worker/topics/cached-read.ts";
import { manualClock, settle } from "./manual-clock.ts";

/** A read that was answered once and is watched; `then`: what comes of the next question. */
async function watched(then: () => Promise<unknown>) {
  const clock = manualClock();
  let outdate: (calls: readonly CallName[]) => void = () => undefined;
  const answer = { kind: "ok", data: { code: 0 }, invalidates: [] };
  const call = vi.fn(async (): Promise<unknown> => answer);
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
    name: "withdraw.standing",
    keepMs: 10_000,
  } as const;
  const read = createCachedReads(reads)({});
  const changed = vi.fn();
  const stop = read.watch(changed);
  await settle();
  call.mockImplementationOnce(then);
  return { read, clock, stop, changed, call, outdate: () => outdate(["withdraw.standing"]) };
}

const failed = (retriable: boolean) => () =>
  Promise.reject(
    cofferError({ kind: "HttpError", code: "HTTP", message: "", call: "withdraw.standing", retriable }),
  );

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
