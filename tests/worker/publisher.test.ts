/** D3.3, D3.4, D4.3. */
import { describe, expect, it } from "vitest";
import { settle } from "./manual-clock.ts";
import { setUp, values } from "./publisher-desk.ts";

describe("a publisher", () => {
  it("sends all rows at once, full, with epoch and seq from 0", () => {
    const { taken } = setUp();
    expect(taken).toEqual([
      {
        epoch: 7,
        seq: 0,
        edition: 0,
        asOf: 1,
        status: "live",
        full: true,
        rows: [
          { key: "a", value: 1 },
          { key: "b", value: 1 },
        ],
      },
    ]);
  });

  it("then sends only rows that changed, at most once in the throttle's time", async () => {
    const { clock, taken, change } = setUp();
    await settle();
    change("a", 2);
    change("a", 3);
    expect(taken).toHaveLength(1);
    clock.advance(249);
    expect(taken).toHaveLength(1);
    clock.advance(1);
    expect(taken).toHaveLength(2);
    expect(values(taken[1])).toEqual(["a3"]);
    expect(taken[1]).toMatchObject({ seq: 1, full: false, asOf: 3 });
    await settle();
    clock.advance(1010);
    change("b", 5);
    clock.advance(239);
    expect(taken).toHaveLength(2);
    clock.advance(1);
    expect(values(taken[2])).toEqual(["b5"]);
  });

  it("goes out together with others that one change of prices moved, also where it said nothing for long", async () => {
    const [often, seldom] = [setUp(), setUp()];
    const at: [number[], number[]] = [[], []];
    for (let ms = 0; ms < 4000; ms += 10) {
      for (const [which, { clock, taken, change }] of [often, seldom].entries()) {
        const before = taken.length;
        const moves = ms % 200 === 30 && (which === 0 || ms % 1000 === 830);
        if (moves) change("a", ms);
        clock.advance(10);
        await settle();
        if (taken.length > before) at[which]?.push(clock.now());
      }
    }
    expect(at[1].length).toBe(4);
    expect(at[0]).toEqual(expect.arrayContaining(at[1]));
    expect(at.flat().every((ms) => ms % 250 === 0)).toBe(true);
  });

  it("goes out on the beat of all publishers once it had to wait, and stays on it when a timer is late", async () => {
    const [early, late] = [setUp(), setUp()];
    late.clock.advance(1_090);
    const at = { early: [] as number[], late: [] as number[] };
    const record = async (which: "early" | "late", { clock, taken, change }: typeof early): Promise<void> => {
      for (let step = 0; step < 400; step += 1) {
        const before = taken.length;
        change("a", clock.now());
        await settle();
        clock.advance(7);
        await settle();
        if (taken.length > before) at[which].push(Math.floor(clock.now() / 250));
      }
    };
    await record("early", early);
    await record("late", late);
    // From the first that had to wait, each beat has one, whenever they began.
    for (const beats of [at.early.slice(1), at.late.slice(1)]) {
      expect(beats.length).toBeGreaterThanOrEqual(5);
      expect(new Set(beats).size).toBe(beats.length);
      expect(beats.at(-1)).toBe((beats[0] ?? 0) + beats.length - 1);
    }
  });

  it("sends nothing when nothing changed", async () => {
    const { clock, taken, feed } = setUp();
    await settle();
    clock.advance(1000);
    feed.changed();
    clock.advance(1000);
    expect(taken).toHaveLength(1);
    expect(clock.pending).toBe(0);
  });

  it("has one snapshot on its way; while the page is busy newer rows replace older", async () => {
    const { clock, taken, page, change } = setUp();
    await settle();
    page.busy = true;
    clock.advance(250);
    change("a", 2);
    expect(taken).toHaveLength(2);
    for (let value = 3; value < 100; value += 1) {
      change("a", value);
      change("b", value);
      clock.advance(250);
    }
    await settle();
    expect(taken).toHaveLength(2);
    page.answers.shift()?.();
    await settle();
    expect(taken).toHaveLength(3);
    expect(values(taken[2])).toEqual(["a99", "b99"]);
    page.answers.shift()?.();
    await settle();
    clock.advance(1000);
    expect(taken).toHaveLength(3);
  });

  it("publishes a change of status at once, with no rows of its own", async () => {
    const { taken, feed, clock, change } = setUp();
    await settle();
    clock.advance(10);
    feed.status = "stale";
    feed.changed();
    expect(taken[1]).toMatchObject({ status: "stale", rows: [], full: false, seq: 1 });
    await settle();
    feed.status = "live";
    change("b", 2);
    expect(taken[2]).toMatchObject({ status: "live" });
    expect(values(taken[2])).toEqual(["b2"]);
  });

  it("does not hold back what somebody waits for", async () => {
    const { taken, feed, change } = setUp();
    await settle();
    change("a", 2);
    expect(taken).toHaveLength(1);
    feed.changed("immediate");
    expect(values(taken[1])).toEqual(["a2"]);
    await settle();
    change("a", 3);
    expect(taken).toHaveLength(2);
  });

  it("is silent while hidden and sends a full snapshot on return", async () => {
    const { clock, taken, publisher, change } = setUp();
    await settle();
    change("a", 2);
    publisher.setVisible(false);
    clock.advance(5000);
    change("a", 3);
    clock.advance(5000);
    expect(taken).toHaveLength(1);
    expect(clock.pending).toBe(0);
    publisher.setVisible(true);
    expect(taken[1]).toMatchObject({ full: true });
    expect(values(taken[1])).toEqual(["a3", "b1"]);
  });

  it("sends a hidden page its first snapshot, and no more", async () => {
    const { clock, taken, change } = setUp({ visible: false });
    expect(taken).toHaveLength(1);
    await settle();
    clock.advance(1000);
    change("a", 2);
    expect(taken).toHaveLength(1);
  });

  it("says of a source that throws that its figures are stale, and goes on once it can be read", async () => {
    const { clock, taken, source, faults, change } = setUp();
    await settle();
    const fault = new RangeError("no figure");
    source.fault = fault;
    change("a", 2);
    clock.advance(250);
    expect(taken.at(-1)).toMatchObject({ status: "stale", full: false, rows: [] });
    expect(faults).toEqual([fault]);
    await settle();
    source.fault = null;
    change("b", 3);
    clock.advance(250);
    expect(taken.at(-1)).toMatchObject({ status: "live", full: false });
    expect(values(taken.at(-1))).toEqual(["a2", "b3"]);
  });

  it("stops and says so when the page's end is gone", async () => {
    const { clock, taken, page, feed, change, drops } = setUp();
    await settle();
    page.gone = true;
    clock.advance(250);
    change("a", 2);
    await settle();
    expect(drops()).toBe(1);
    expect(feed.watched).toBe(0);
    change("a", 3);
    clock.advance(1000);
    expect(taken).toHaveLength(1);
    expect(clock.pending).toBe(0);
  });

  it("leaves no timer and no watcher when stopped, and does not report a page that goes later", async () => {
    const { clock, page, publisher, feed, change, drops } = setUp();
    await settle();
    change("a", 2);
    expect(clock.pending).toBe(1);
    page.gone = true;
    publisher.stop();
    await settle();
    expect(clock.pending).toBe(0);
    expect(feed.watched).toBe(0);
    expect(drops()).toBe(0);
  });
});
