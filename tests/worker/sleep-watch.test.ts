/** D5.3. */
import { describe, expect, it } from "vitest";
import { createSleepWatch, sleptAfterMs } from "#worker/feed/sleep-watch.ts";
import { manualClock } from "./manual-clock.ts";

function setUp() {
  const clock = manualClock();
  const wall = { offset: 0 };
  return { clock, wall, beat: createSleepWatch(clock, () => clock.now() + wall.offset) };
}

describe("the sleep watch", () => {
  it("is content with beats every 2 s, and with a slow one", () => {
    const { clock, beat } = setUp();
    for (let count = 0; count < 5; count += 1) {
      expect(beat(true)).toBe(false);
      clock.advance(count === 3 ? sleptAfterMs : 2000);
    }
  });

  it("sees a gap of the monotonic clock", () => {
    const { clock, beat } = setUp();
    beat(true);
    clock.advance(sleptAfterMs + 1);
    expect(beat(true)).toBe(true);
    clock.advance(2000);
    expect(beat(true)).toBe(false);
  });

  it("sees a gap of the wall clock alone: the monotonic one stood still with the machine", () => {
    const { clock, wall, beat } = setUp();
    beat(true);
    clock.advance(2000);
    wall.offset = 3_600_000;
    expect(beat(true)).toBe(true);
    expect(beat(true)).toBe(false);
  });

  it("does not take hiding for sleep: what returns is requested anew in any case", () => {
    const { clock, beat } = setUp();
    beat(true);
    beat(false);
    clock.advance(3_600_000);
    expect(beat(true)).toBe(false);
  });

  it("sees a sleep of a hidden page by the clock that stood still: a lid closes the page before the machine", () => {
    const { clock, wall, beat } = setUp();
    beat(true);
    beat(false);
    clock.advance(2000);
    wall.offset = 3_600_000;
    expect(beat(true)).toBe(true);
    expect(beat(true)).toBe(false);
  });
});
