/** F7.5, D5.3. */
import { describe, expect, it } from "vitest";
import { subscribeMessage } from "#shared/feed/frames.ts";
import { Channel, CONFIRM_AFTER_MS, RENEW_EVERY_MS, STALE_AFTER_MS } from "#worker/feed/channel.ts";

const START = 1000;
/** A channel with its full list of server time 50, received at START. */
function live(): Channel {
  const channel = new Channel(subscribeMessage("slowBroker", true));
  channel.requested(START, false);
  channel.received(true, 50, START);
  return channel;
}

describe("a channel's rows", () => {
  it("are connecting until the first full list, whatever changes come before it", () => {
    const channel = new Channel(subscribeMessage("slowBroker", true));
    channel.requested(START, false);
    expect(channel.received(false, 10, START)).toBe("early");
    expect(channel.status(START)).toBe("connecting");
    expect(channel.received(true, 20, START)).toBe("apply");
    expect(channel.status(START)).toBe("live");
    expect(channel.received(false, 20, START)).toBe("apply");
  });

  it("are stale on a new socket until its own full list", () => {
    const channel = live();
    channel.reset();
    expect(channel.status(START)).toBe("stale");
    channel.requested(START, false);
    expect(channel.received(false, 60, START)).toBe("early");
    expect(channel.status(START)).toBe("stale");
    expect(channel.received(true, 70, START)).toBe("apply");
    expect(channel.status(START)).toBe("live");
  });

  it.each([
    [
      "a change that was overtaken by a change",
      [
        [false, 60],
        [false, 59],
      ],
    ],
    ["a change from before the list", [[false, 49]]],
    [
      "a list that was overtaken by a change",
      [
        [false, 60],
        [true, 60],
      ],
    ],
    [
      "a list that was overtaken by a list",
      [
        [true, 70],
        [true, 69],
      ],
    ],
  ] as const)("do not take %s", (_, frames) => {
    const channel = live();
    const results = frames.map(([full, sendTime]) => channel.received(full, sendTime, START));
    expect(results.at(-1)).toBe("late");
    expect(results.slice(0, -1).every((result) => result === "apply")).toBe(true);
  });

  it("do not take a first list that a change overtook: it lacks that change", () => {
    const channel = new Channel(subscribeMessage("slowBroker", true));
    channel.requested(START, false);
    expect(channel.received(false, 21, START)).toBe("early");
    expect(channel.received(true, 20, START)).toBe("late");
  });

  it("take the same frame twice, and frames that have no time", () => {
    const channel = live();
    expect(channel.received(true, 50, START)).toBe("apply");
    for (const sendTime of [60, 60, 0]) expect(channel.received(false, sendTime, START)).toBe("apply");
    expect(channel.received(true, 0, START)).toBe("apply");
  });

  it("take an earlier server time once two lists agree on it: the server's clock was set", () => {
    const channel = live();
    expect(channel.received(false, 7, START)).toBe("late");
    channel.lost(START);
    expect(channel.status(START)).toBe("stale");
    channel.requested(START, true);
    expect(channel.received(true, 8, START)).toBe("late");
    channel.lost(START);
    channel.requested(START, true);
    expect(channel.received(true, 8, START)).toBe("late");
    channel.lost(START);
    channel.requested(START, true);
    expect(channel.received(true, 9, START)).toBe("apply");
    expect(channel.received(false, 10, START)).toBe("apply");
    expect(channel.status(START)).toBe("live");
  });

  it("are not mended by a list that was on its way when something was lost", () => {
    const channel = live();
    channel.lost(START);
    expect(channel.received(true, 51, START)).toBe("early");
    expect(channel.status(START)).toBe("stale");
    channel.requested(START, true);
    expect(channel.received(true, 52, START)).toBe("apply");
  });

  it("turn stale when nothing confirms them", () => {
    const channel = live();
    expect(channel.status(START + STALE_AFTER_MS - 1)).toBe("live");
    expect(channel.status(START + STALE_AFTER_MS)).toBe("stale");
    channel.received(false, 60, START + STALE_AFTER_MS);
    expect(channel.status(START + STALE_AFTER_MS)).toBe("live");
  });
});

describe("a channel asks", () => {
  it("for a confirmation after 8 s of silence", () => {
    const channel = live();
    expect(channel.due(START + CONFIRM_AFTER_MS - 1)).toBe("nothing");
    expect(channel.due(START + CONFIRM_AFTER_MS)).toBe("request");
    expect(channel.nextAt(START)).toBe(START + CONFIRM_AFTER_MS);
  });

  it("at once for what was lost, then at most every 2 s however much is lost", () => {
    const channel = live();
    channel.lost(START);
    expect(channel.due(START)).toBe("request");
    channel.requested(START, true);
    channel.received(true, 60, START);
    channel.lost(START + 1);
    expect(channel.due(START + RENEW_EVERY_MS - 1)).toBe("nothing");
    expect(channel.due(START + RENEW_EVERY_MS)).toBe("request");
  });

  it("three times in vain, each time more patiently, and then gives the socket up", () => {
    const channel = new Channel(subscribeMessage("fiat", true));
    channel.requested(0, false);
    const requested: number[] = [];
    for (let now = 0; now < 100_000; now += 500) {
      const due = channel.due(now);
      if (due === "nothing") continue;
      requested.push(now);
      if (due === "give up") break;
      channel.requested(now, true);
    }
    expect(requested).toEqual([5000, 15_000, 35_000]);
  });

  it("nothing while there is no socket", () => {
    const channel = live();
    channel.reset();
    expect(channel.due(START + 1e9)).toBe("nothing");
    expect(channel.nextAt(START)).toBe(Number.POSITIVE_INFINITY);
  });
});
