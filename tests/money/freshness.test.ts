import { describe, expect, it } from "vitest";
import { createFreshness } from "#worker/http/freshness.ts";
import { fc } from "../fuzz.ts";

/** What ties a signed answer to its request, and the clock that judges it (D3.12, D10.6). */

const dayMs = 86_400_000;
const start = 1_700_000_000_000;

/** A machine that is wrong by `offMs`, and a server that signs at its own time. */
function world(offMs: number) {
  let now = start;
  let sleptMs = 0;
  const machine = { now: () => now + offMs - sleptMs, wallNow: () => now + offMs };
  const freshness = createFreshness(machine);
  return {
    freshness,
    pass: (ms: number) => {
      now += ms;
    },
    /** The machine sleeps, and its monotonic clock with it. */
    sleep: (ms: number) => {
      now += ms;
      sleptMs += ms;
    },
    signedNow: () => now,
    /** An answer that took `tookMs`, signed at `timestamp`. */
    arrive: (timestamp: number, own: string, named: string, tookMs = 0) => {
      const sentAt = machine.now();
      now += tookMs;
      return freshness.tieOf({ timestamp, sentAt, receivedAt: machine.now(), own, named });
    },
  };
}

describe("an answer that names its request", () => {
  it.each([-dayMs, 0, dayMs])("is fresh by itself, and sets a clock that is wrong by %d ms", (off) => {
    const { arrive, signedNow, freshness } = world(off);
    expect(freshness.now()).toBeUndefined();
    expect(arrive(signedNow(), "mine", "mine")).toBe("named");
    expect(freshness.now()).toBe(signedNow());
    expect(arrive(signedNow(), "", "")).toBe("after");
  });

  it("of somebody else is foreign, to a question without an id too", () => {
    const { arrive, signedNow } = world(0);
    expect(arrive(signedNow(), "mine", "other")).toBe("foreign");
    expect(arrive(signedNow(), "", "other")).toBe("foreign");
  });

  it("puts right a clock that a server was ahead of", () => {
    const { arrive, signedNow, freshness } = world(0);
    arrive(signedNow() + dayMs, "first", "first");
    expect(arrive(signedNow(), "", "")).toBe("old");
    arrive(signedNow(), "second", "second");
    expect(freshness.now()).toBe(signedNow());
    expect(arrive(signedNow(), "", "")).toBe("after");
  });

  it("cannot turn the clock back when it comes again", () => {
    const { arrive, signedNow, freshness, pass } = world(0);
    const first = signedNow();
    arrive(first, "mine", "mine");
    pass(dayMs);
    arrive(signedNow(), "later", "later");
    expect(arrive(first, "mine", "mine")).toBe("named");
    expect(freshness.now()).toBe(signedNow());
  });
});

describe("an answer that names nothing", () => {
  it("is old after five minutes, and too far ahead as well", () => {
    for (const off of [-300_001, 300_001]) {
      const { arrive, signedNow } = world(0);
      expect(arrive(signedNow() + off, "", "")).toBe("old");
    }
    const { arrive, signedNow } = world(0);
    expect(arrive(signedNow() - 299_999, "", "")).toBe("recent");
  });

  it("is of now again when the machine slept, and its monotonic clock with it, but not what was signed meanwhile", () => {
    const { arrive, signedNow, sleep } = world(0);
    expect(arrive(signedNow(), "first", "")).toBe("recent");
    sleep(dayMs);
    expect(arrive(signedNow() - 300_001, "second", "")).toBe("old");
    // The clock is as good as new: what proves nothing yet is no proof of a refusal.
    expect(arrive(signedNow(), "third", "")).toBe("recent");
    expect(arrive(signedNow(), "fourth", "")).toBe("after");
    expect(arrive(signedNow() - dayMs, "fifth", "")).toBe("old");
  });

  it("ties to a request only when it was signed after that had left", () => {
    const { arrive, signedNow, pass } = world(0);
    const earlier = signedNow();
    expect(arrive(earlier, "first", "")).toBe("recent");
    pass(60_000);
    expect(arrive(earlier, "second", "")).toBe("loose");
    expect(arrive(signedNow(), "third", "")).toBe("after");
  });

  it("is nobody's once the host has named a request", () => {
    const { arrive, signedNow } = world(0);
    arrive(signedNow(), "mine", "mine");
    expect(arrive(signedNow(), "second", "")).toBe("loose");
    expect(arrive(signedNow(), "", "")).toBe("after");
  });

  it("never moves the clock beyond the server's time, nor back, whatever is replayed (2,000 histories)", () => {
    const step = fc.record({
      passMs: fc.nat(600_000),
      tookMs: fc.nat(30_000),
      /** How old what arrives is: a replay where it is above 0. */
      agoMs: fc.oneof(fc.constant(0), fc.nat(dayMs)),
    });
    fc.assert(
      fc.property(
        fc.integer({ min: -dayMs, max: dayMs }),
        fc.array(step, { maxLength: 20 }),
        (off, steps) => {
          const { arrive, signedNow, freshness, pass } = world(off);
          arrive(signedNow(), "mine", "mine");
          let offset = 0;
          for (const { passMs, tookMs, agoMs } of steps) {
            pass(passMs);
            arrive(signedNow() - agoMs, "", "", tookMs);
            const lag = signedNow() - (freshness.now() ?? 0);
            expect(lag).toBeGreaterThanOrEqual(0);
            expect(-lag).toBeGreaterThanOrEqual(offset);
            offset = -lag;
          }
        },
      ),
      { numRuns: 2000 },
    );
  });
});
