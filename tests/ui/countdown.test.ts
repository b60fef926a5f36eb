/** F6a.2, D5.4. */

import { describe, expect, it, vi } from "vitest";
import { type After, countDown, secondsLeft, untilNextStep } from "#src/ui/countdown.ts";
import { fc } from "../fuzz.ts";
import { manualClock } from "../worker/manual-clock.ts";

describe("countdown", () => {
  it("shows the last second as 1 and the end as 0", () => {
    expect(secondsLeft(15_000, 0)).toBe(15);
    expect(secondsLeft(15_000, 1)).toBe(15);
    expect(secondsLeft(15_000, 14_001)).toBe(1);
    expect(secondsLeft(15_000, 14_999)).toBe(1);
    expect(secondsLeft(15_000, 15_000)).toBe(0);
  });

  it("never falls below 0, however late the timer comes", () => {
    expect(secondsLeft(15_000, 99_999)).toBe(0);
    expect(untilNextStep(15_000, 99_999)).toBe(0);
  });

  it("loses exactly one second with each step, whatever the moment it starts at", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60_000 }), (left) => {
        const now = 1_700_000_000_123;
        const end = now + left;
        const step = untilNextStep(end, now);
        expect(step).toBeGreaterThan(0);
        expect(step).toBeLessThanOrEqual(1_000);
        expect(secondsLeft(end, now) - secondsLeft(end, now + step)).toBe(1);
        expect(secondsLeft(end, now + step - 1)).toBe(secondsLeft(end, now));
      }),
    );
  });
});

describe("a countdown that runs", () => {
  /** A page on a machine's clock, counting by the server's: `ahead` is how far that one is. */
  function page(leftMs: number) {
    const clock = manualClock();
    const server = { aheadMs: 5_000 };
    const now = (): number => clock.now() + server.aheadMs;
    const shown: number[] = [];
    const onEnd = vi.fn();
    const after: After = (ms, task) => {
      const timer = clock.setTimeout(task, ms);
      return () => clock.clearTimeout(timer);
    };
    const stop = countDown(
      { expiresAtMs: now() + leftMs, now, onEnd },
      (seconds) => shown.push(seconds),
      after,
    );
    return { clock, server, shown, onEnd, stop };
  }

  it("shows each second once and ends once, by the server's time whatever the machine's is", () => {
    const { clock, shown, onEnd } = page(3_400);
    clock.advance(3_399);
    expect(shown).toEqual([4, 3, 2, 1]);
    expect(onEnd).not.toHaveBeenCalled();
    clock.advance(1);
    expect(shown).toEqual([4, 3, 2, 1, 0]);
    clock.advance(60_000);
    expect(onEnd).toHaveBeenCalledOnce();
    expect(clock.pending).toBe(0);
  });

  it("is over a second after the server's clock turned out to be far ahead", () => {
    const { clock, server, shown, onEnd } = page(15_000);
    server.aheadMs += 20_000;
    clock.advance(1_000);
    expect(shown.at(-1)).toBe(0);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it("goes on longer when the server's clock turned out to be behind, and never ends early", () => {
    const { clock, server, shown, onEnd } = page(5_000);
    server.aheadMs -= 3_000;
    clock.advance(5_000);
    expect(shown.at(-1)).toBe(3);
    expect(onEnd).not.toHaveBeenCalled();
    clock.advance(3_000);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it("of a hidden tab whose timers come late skips what it missed", () => {
    const { clock, shown, onEnd } = page(15_000);
    clock.advance(2_000);
    clock.leap(7_500);
    clock.advance(0);
    expect(shown).toEqual([15, 14, 13, 6]);
    clock.advance(500);
    expect(shown.at(-1)).toBe(5);
    expect(onEnd).not.toHaveBeenCalled();
  });

  it("of a machine that slept past the end is over at the first step after it wakes", () => {
    const { clock, shown, onEnd } = page(15_000);
    clock.leap(3_600_000);
    clock.advance(0);
    expect(shown.at(-1)).toBe(0);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it("that was over before it began says so at once", () => {
    const { shown, onEnd } = page(-1);
    expect(shown).toEqual([0]);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it("reports nothing after it was stopped", () => {
    const { clock, shown, onEnd, stop } = page(2_000);
    stop();
    clock.advance(10_000);
    expect(shown).toEqual([2]);
    expect(onEnd).not.toHaveBeenCalled();
  });
});
