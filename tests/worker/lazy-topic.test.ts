/** D3.4. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import { lazyTopic } from "#worker/topics/lazy-topic.ts";
import type { TopicSource } from "#worker/topics/topic-source.ts";
import { manualClock } from "./manual-clock.ts";

interface Row {
  readonly key: string;
}

const missed = vi.fn();
beforeEach(() => missed.mockClear());

/** A part that has arrived, and what was asked of it. */
function part() {
  const watchers = new Set<(when: "throttled" | "immediate") => void>();
  const make = vi.fn((key: string): TopicSource<Row> => {
    const rows = [{ key }];
    return {
      read: () => rows,
      asOf: () => 7,
      status: () => "live",
      watch(changed) {
        watchers.add(changed);
        return () => watchers.delete(changed);
      },
    };
  });
  return { make, watchers };
}

describe("a topic whose code comes later", () => {
  it("is connecting and empty until its code is there, then says at once that it has rows", async () => {
    const { make, watchers } = part();
    const source = lazyTopic(async () => make, manualClock(), missed)("BTC");
    expect([source.read(), source.asOf([]), source.status()]).toEqual([[], 0, "connecting"]);
    const changed = vi.fn();
    source.watch(changed);
    await vi.waitFor(() => expect(changed).toHaveBeenCalledExactlyOnceWith("immediate"));
    expect([source.read(), source.asOf([]), source.status()]).toEqual([[{ key: "BTC" }], 7, "live"]);
    expect(watchers.size).toBe(1);
  });

  it("loads its code once for all views, and makes a source for each", async () => {
    const { make } = part();
    const load = vi.fn(async () => make);
    const topic = lazyTopic(load, manualClock(), missed);
    const changed = vi.fn();
    topic("BTC").watch(changed);
    await vi.waitFor(() => expect(changed).toHaveBeenCalled());
    expect(topic("ETH").read()).toEqual([{ key: "ETH" }]);
    expect(load).toHaveBeenCalledOnce();
  });

  it("is not started for a view that left before its code came", async () => {
    const { make, watchers } = part();
    let arrive: (made: typeof make) => void = () => {};
    const arriving = new Promise<typeof make>((resolve) => {
      arrive = resolve;
    });
    const changed = vi.fn();
    const stop = lazyTopic(async () => arriving, manualClock(), missed)("BTC").watch(changed);
    stop();
    arrive(make);
    await arriving;
    await Promise.resolve();
    expect(watchers.size).toBe(0);
    expect(changed).not.toHaveBeenCalled();
  });

  it("requests again code that did not load while somebody watches, and not after", async () => {
    const { make } = part();
    const clock = manualClock();
    const load = vi.fn<() => Promise<typeof make>>().mockRejectedValue(new Error("offline"));
    const changed = vi.fn();
    const stop = lazyTopic(load, clock, missed)("BTC").watch(changed);
    await vi.waitFor(() => expect(clock.pending).toBe(1));
    for (const [at, waitMs] of [2_000, 4_000, 8_000, 16_000, 32_000, 32_000].entries()) {
      // The page hears of each: only it can find out whether there is a new version.
      expect([load.mock.calls.length, missed.mock.calls.length]).toEqual([at + 1, at + 1]);
      clock.advance(waitMs - 1);
      expect(load).toHaveBeenCalledTimes(at + 1);
      clock.advance(1);
      // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
      await vi.waitFor(() => expect(clock.pending).toBe(1));
    }
    stop();
    expect(clock.pending).toBe(0);
    expect(changed).not.toHaveBeenCalled();
  });
});
