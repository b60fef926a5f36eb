/** F7.5, D5.3. */
import { describe, expect, it } from "vitest";
import { subscribeMessage } from "#shared/feed/frames.ts";
import { Channel, confirmAfterMs, renewEveryMs, staleAfterMs } from "#worker/feed/channel.ts";

const start = 1000;
/** A channel with its full list of server time 50, received at start. */
function live(): Channel {
  const channel = new Channel(subscribeMessage("slowBroker", true));
  channel.requested(start, false);
  channel.received(true, 50, start);
  return channel;
}

describe("a channel's rows", () => {
  it("are connecting until the first full list, whatever changes come before it", () => {
    const channel = new Channel(subscribeMessage("slowBroker", true));
    channel.requested(start, false);
    expect(channel.received(false, 10, start)).toBe("early");
    expect(channel.status(start)).toBe("connecting");
    expect(channel.received(true, 20, start)).toBe("apply");
    expect(channel.status(start)).toBe("live");
    expect(channel.received(false, 20, start)).toBe("apply");
  });

  it("are stale on a new socket until its own full list", () => {
    const channel = live();
    channel.reset();
    expect(channel.status(start)).toBe("stale");
    channel.requested(start, false);
    expect(channel.received(false, 60, start)).toBe("early");
    expect(channel.status(start)).toBe("stale");
    expect(channel.received(true, 70, start)).toBe("apply");
    expect(channel.status(start)).toBe("live");
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
    const results = frames.map(([full, sendTime]) => channel.received(full, sendTime, start));
    expect(results.at(-1)).toBe("late");
    expect(results.slice(0, -1).every((result) => result === "apply")).toBe(true);
  });

  it("do not take a first list that a change overtook: it lacks that change", () => {
    const channel = new Channel(subscribeMessage("slowBroker", true));
    channel.requested(start, false);
    expect(channel.received(false, 21, start)).toBe("early");
    expect(channel.received(true, 20, start)).toBe("late");
  });

  it("take the same frame twice, and frames that have no time", () => {
    const channel = live();
    expect(channel.received(true, 50, start)).toBe("apply");
    for (const sendTime of [60, 60, 0]) expect(channel.received(false, sendTime, start)).toBe("apply");
    expect(channel.received(true, 0, start)).toBe("apply");
  });

  it("take an earlier server time once two lists agree on it: the server's clock was set", () => {
    const channel = live();
    expect(channel.received(false, 7, start)).toBe("late");
    channel.lost(start);
    expect(channel.status(start)).toBe("stale");
    channel.requested(start, true);
    expect(channel.received(true, 8, start)).toBe("late");
    channel.lost(start);
    channel.requested(start, true);
    expect(channel.received(true, 8, start)).toBe("late");
    channel.lost(start);
    channel.requested(start, true);
    expect(channel.received(true, 9, start)).toBe("apply");
    expect(channel.received(false, 10, start)).toBe("apply");
    expect(channel.status(start)).toBe("live");
  });

  it("are not mended by a list that was on its way when something was lost", () => {
    const channel = live();
    channel.lost(start);
    expect(channel.received(true, 51, start)).toBe("early");
    expect(channel.status(start)).toBe("stale");
    channel.requested(start, true);
    expect(channel.received(true, 52, start)).toBe("apply");
  });

  it("turn stale when nothing confirms them", () => {
    const channel = live();
    expect(channel.status(start + staleAfterMs - 1)).toBe("live");
    expect(channel.status(start + staleAfterMs)).toBe("stale");
    channel.received(false, 60, start + staleAfterMs);
    expect(channel.status(start + staleAfterMs)).toBe("live");
  });
});

describe("a channel asks", () => {
  it("for a confirmation after 8 s of silence", () => {
    const channel = live();
    expect(channel.due(start + confirmAfterMs - 1, false)).toBe("nothing");
    expect(channel.due(start + confirmAfterMs, false)).toBe("request");
    expect(channel.nextAt(start)).toBe(start + confirmAfterMs);
  });

  it("at once for what was lost, then at most every 2 s however much is lost", () => {
    const channel = live();
    channel.lost(start);
    expect(channel.due(start, false)).toBe("request");
    channel.requested(start, true);
    channel.received(true, 60, start);
    channel.lost(start + 1);
    expect(channel.due(start + renewEveryMs - 1, false)).toBe("nothing");
    expect(channel.due(start + renewEveryMs, false)).toBe("request");
  });

  it("three times in vain, each time more patiently, and then gives the socket up", () => {
    const channel = new Channel(subscribeMessage("fiat", true));
    channel.requested(0, false);
    const requested: number[] = [];
    for (let now = 0; now < 100_000; now += 500) {
      const due = channel.due(now, false);
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
    expect(channel.due(start + 1e9, false)).toBe("nothing");
    expect(channel.nextAt(start)).toBe(Number.POSITIVE_INFINITY);
  });
});
