/** R3.15. */
import { describe, expect, it } from "vitest";
import { QuoteBook } from "#worker/feed/quote-book.ts";
import { marketOrderTopic, reorderAfterMs } from "#worker/topics/market-order.ts";
import { manualClock } from "./manual-clock.ts";

function market() {
  const quotes = new QuoteBook();
  const clock = manualClock();
  const watchers = new Set<() => void>();
  const topic = marketOrderTopic.create({
    feed: {
      quotes,
      status: () => "live",
      lastFrameAt: () => 5,
      watch(watcher) {
        watchers.add(watcher);
        return () => watchers.delete(watcher);
      },
    },
    clock,
  });
  const tick = (): void => {
    for (const watcher of watchers) watcher();
  };
  return { quotes, clock, topic, tick, watchers };
}

const first = [
  { s: "A", c: "9.5", m: "0.01", qv: "7" },
  { s: "B", c: "10", m: "-0.2", qv: "7" },
  { s: "C", c: "0.00000001", m: "0.3", qv: "900" },
  { s: "D", c: "oops" },
];

describe("the market in order", () => {
  it.each([
    ["lastPrice", "descending", "B A C D"],
    ["lastPrice", "ascending", "C A B D"],
    ["changeRate24H", "descending", "C A B D"],
    ["changeRate24H", "ascending", "B A C D"],
    ["turnover24hUSD", "descending", "C A B D"],
    ["turnover24hUSD", "ascending", "A B C D"],
  ] as const)("by %s, %s: numbers as numbers, absent figures last", (by, direction, order) => {
    const { quotes, topic } = market();
    quotes.apply(true, first);
    expect(topic({ by, direction }).read()).toEqual([{ key: "order", symbols: order.split(" ") }]);
  });

  it("knows none before the feed's list, stands for a while, and stays the same row while nothing changes places", () => {
    const { quotes, clock, topic, tick, watchers } = market();
    const source = topic({ by: "lastPrice", direction: "descending" });
    let reported = 0;
    const stop = source.watch(() => {
      reported += 1;
    });
    tick();
    expect([reported, source.read()]).toEqual([0, []]);
    quotes.apply(true, first);
    tick();
    expect(reported).toBe(1);
    const [row] = source.read();
    quotes.apply(false, [{ s: "C", c: "11" }]);
    tick();
    expect([reported, source.read()[0]]).toEqual([1, row]);
    clock.advance(reorderAfterMs);
    tick();
    expect(reported).toBe(2);
    expect(source.read()[0]?.symbols).toEqual(["C", "B", "A", "D"]);
    const [second] = source.read();
    quotes.apply(false, [{ s: "C", c: "12" }]);
    clock.advance(reorderAfterMs);
    expect(source.read()[0]).toBe(second);
    stop();
    expect(watchers.size).toBe(0);
  });
});
