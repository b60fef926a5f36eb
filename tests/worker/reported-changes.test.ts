/** R4.7, D10.5. */
import { describe, expect, it, vi } from "vitest";
import type { PrivateWatcher } from "#worker/feed/private-feed.ts";
import { createReportedChanges } from "#worker/feed/reported-changes.ts";
import { manualClock } from "./manual-clock.ts";

function setUp() {
  const clock = manualClock();
  const watchers = new Set<PrivateWatcher>();
  const outdated = vi.fn();
  const watch = createReportedChanges({
    clock,
    channel: {
      status: () => "live",
      watch(watcher) {
        watchers.add(watcher);
        return () => watchers.delete(watcher);
      },
    },
    outdated,
  });
  const push = (rows: readonly unknown[], full = false): void => {
    for (const watcher of watchers) watcher.rows(rows, full);
  };
  return { clock, watch, push, outdated, watchers };
}

const row = { coin: "BTC", balance: "1" };
const other = { coin: "BTC", balance: "2" };

describe("a private topic as a sign that something moved", () => {
  it("says nothing at the first full frame, and once at a change", () => {
    const { clock, watch, push, outdated } = setUp();
    watch();
    push([row], true);
    clock.advance(10_000);
    expect(outdated).not.toHaveBeenCalled();
    push([other]);
    push([row]);
    expect(outdated).toHaveBeenCalledTimes(1);
  });

  it("has it read at the first full frame where the login took long", () => {
    const { clock, watch, push, outdated } = setUp();
    watch();
    clock.advance(5_001);
    push([row], true);
    clock.advance(0);
    expect(outdated).toHaveBeenCalledTimes(1);
  });

  it("has nothing read for a frame without rows", () => {
    const { clock, watch, push, outdated } = setUp();
    watch();
    push([]);
    clock.advance(10_000);
    expect(outdated).not.toHaveBeenCalled();
  });

  it("has it read ever more seldom while it goes on, whatever comes, the last change too, and at once after a rest", () => {
    const { clock, watch, push, outdated } = setUp();
    watch();
    for (let i = 0; i < 200; i += 1) {
      push([other]);
      clock.advance(100);
    }
    // Twenty seconds of changes: at 0, 1, 3, 7 and 15 s.
    expect(outdated).toHaveBeenCalledTimes(5);
    clock.advance(8_000);
    expect(outdated).toHaveBeenCalledTimes(6);
    clock.advance(8_000);
    push([other]);
    expect(outdated).toHaveBeenCalledTimes(7);
    push([other]);
    clock.advance(1_000);
    expect(outdated).toHaveBeenCalledTimes(8);
  });

  it.each([
    ["is the same", [row], 0],
    ["is another", [other], 1],
    ["is empty", [], 1],
  ])("after a new login, where the full frame %s", (_what, rows, times) => {
    const { clock, watch, push, outdated } = setUp();
    watch();
    push([row], true);
    push(rows, true);
    clock.advance(0);
    expect(outdated).toHaveBeenCalledTimes(times);
  });

  it("after a new login, where what moved has moved back while nobody was connected", () => {
    const { clock, watch, push, outdated } = setUp();
    watch();
    push([row], true);
    push([other]);
    clock.advance(60_000);
    expect(outdated).toHaveBeenCalledTimes(1);
    push([row], true);
    expect(outdated).toHaveBeenCalledTimes(2);
  });

  it("leaves nothing that was reported to whoever watches next, and goes on for who stays", () => {
    const { clock, watch, push, outdated, watchers } = setUp();
    const leave = watch();
    push([other]);
    push([row]);
    leave();
    expect(watchers.size).toBe(0);
    expect(outdated).toHaveBeenCalledTimes(2);
    clock.advance(10_000);
    expect(outdated).toHaveBeenCalledTimes(2);
    const [one, two] = [watch(), watch()];
    push([other]);
    one();
    expect(outdated).toHaveBeenCalledTimes(3);
    two();
  });
});
