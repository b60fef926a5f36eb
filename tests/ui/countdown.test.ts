import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { secondsLeft, untilNextStep } from "#src/ui/countdown.ts";

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
