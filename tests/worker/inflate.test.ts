/** R7.34, R9.12, D4.2. */

import { gzipSync } from "node:zlib";
import { describe, expect, it, vi } from "vitest";
import { maxTextBytes } from "#worker/counted-text.ts";
import { createFrameOrder, maxInflating, maxWaiting } from "#worker/feed/frame-order.ts";
import { type Inflate, inflateNatively, inflateWithFflate, selectInflate } from "#worker/feed/inflate.ts";
import { settle } from "./manual-clock.ts";

const long = JSON.stringify(
  Array.from({ length: 20_000 }, (_, index) => ({ s: `COIN${index * 7919}`, c: String(Math.sin(index)) })),
);

function gzip(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(gzipSync(text));
}

describe.each<[string, Inflate]>([
  ["the platform's own", inflateNatively],
  ["fflate", inflateWithFflate],
])("inflating with %s", (_, inflate) => {
  it.each([
    ["a short text", '{"ping":1}'],
    ["an empty text", ""],
    ["letters of several bytes", "₮ 兑换 ١٢٣ 😀".repeat(30_000)],
    ["more than 64 KiB of compressed bytes", long],
    ["several times 64 KiB", long.repeat(3)],
  ])("gives back %s", async (__, text) => {
    expect(await inflate(gzip(text))).toBe(text);
  });

  it.each([
    ["not gzip at all", new TextEncoder().encode("garbage, not gzip")],
    ["cut off", gzip(long).slice(0, 5000)],
    ["empty", new Uint8Array(0)],
  ])("refuses what is %s", async (__, bytes) => {
    await expect(inflate(bytes)).rejects.toThrow();
  });

  it("refuses bytes whose checksum tells of damage", async () => {
    const bytes = gzip(long);
    const sum = bytes.length - 8;
    bytes[sum] = (bytes[sum] ?? 0) ^ 1;
    await expect(inflate(bytes)).rejects.toThrow();
  });

  it("refuses a bomb: 256 MiB of zeros in 256 KiB", async () => {
    const bomb = new Uint8Array(gzipSync(new Uint8Array(256 * 1024 * 1024)));
    await expect(inflate(bomb)).rejects.toThrow(RangeError);
  });

  it("takes what is just as long as it may be, and no byte more", async () => {
    const max = "0".repeat(maxTextBytes);
    expect((await inflate(gzip(max))).length).toBe(maxTextBytes);
    await expect(inflate(gzip(`${max}0`))).rejects.toThrow(RangeError);
  });
});

it("takes the platform's own where there is one, else fflate", () => {
  expect(selectInflate({ DecompressionStream })).toBe(inflateNatively);
  expect(selectInflate({})).toBe(inflateWithFflate);
});

describe("the order of frames", () => {
  /** Inflates when told to, in any order. */
  function slowInflate() {
    const waiting = new Map<number, { resolve(text: string): void; reject(cause: Error): void }>();
    const inflate: Inflate = (bytes) =>
      new Promise((resolve, reject) => {
        waiting.set(bytes[0] ?? -1, { resolve, reject });
      });
    return { inflate, waiting };
  }
  const frame = (id: number): ArrayBuffer => new Uint8Array([id]).buffer;

  it("is kept between slow binary, quick binary and text frames; bad ones are left out and reported", async () => {
    const { inflate, waiting } = slowInflate();
    const texts: string[] = [];
    const bad: unknown[] = [];
    const order = createFrameOrder({
      inflate,
      onText: (text) => texts.push(text),
      onBad: (cause) => bad.push(cause),
    });
    order.push(frame(1));
    order.push("two");
    order.push(frame(3));
    order.push(frame(4));
    order.push(5);
    order.push("six");
    await vi.waitFor(() => expect(waiting.size).toBe(3));
    waiting.get(4)?.resolve("four");
    waiting.get(3)?.reject(new TypeError("broken"));
    await Promise.resolve();
    expect(texts).toEqual([]);
    waiting.get(1)?.resolve("one");
    await vi.waitFor(() => expect(texts).toEqual(["one", "two", "four", "six"]));
    expect(bad.map(String)).toEqual([
      "TypeError: broken",
      "TypeError: a frame is neither text nor an ArrayBuffer",
    ]);
  });

  it("leaves out what comes on top of a flood, and reports it once, in its place", async () => {
    const { inflate, waiting } = slowInflate();
    const seen: string[] = [];
    const order = createFrameOrder({
      inflate,
      onText: (text) => seen.push(text),
      onBad: (cause) => seen.push((cause as Error).name),
    });
    order.push(frame(1));
    for (let count = 1; count < maxWaiting; count += 1) order.push(`${count}`);
    for (let count = 0; count < 1000; count += 1) order.push("on top");
    await vi.waitFor(() => expect(waiting.size).toBe(1));
    waiting.get(1)?.resolve("first");
    await vi.waitFor(() => expect(seen.at(-1)).toBe("RangeError"));
    expect(seen).toHaveLength(maxWaiting + 1);
    expect(seen.slice(0, 3)).toEqual(["first", "1", "2"]);
    order.push("after");
    await vi.waitFor(() => expect(seen.at(-1)).toBe("after"));
  });

  it("lets few frames be texts at a time: a place is free once its text was handed on", async () => {
    const { inflate, waiting } = slowInflate();
    const texts: string[] = [];
    const order = createFrameOrder({
      inflate,
      onText: (text) => texts.push(text),
      onBad: (cause) => texts.push(String(cause)),
    });
    const count = 2 * maxInflating;
    for (let id = 1; id <= count; id += 1) order.push(frame(id));
    await settle();
    expect(waiting.size).toBe(maxInflating);
    // Inflated, but not handed on: the first is still awaited.
    waiting.get(2)?.reject(new Error("bomb"));
    await settle();
    expect(waiting.size).toBe(maxInflating);
    waiting.get(1)?.resolve("1");
    await settle();
    expect([waiting.size, texts]).toEqual([maxInflating + 2, ["1", "Error: bomb"]]);
    for (let id = 3; id <= count; id += 1) {
      waiting.get(id)?.resolve(`${id}`);
      await settle();
    }
    expect(texts.slice(2)).toEqual(["3", "4", "5", "6", "7", "8"]);
  });

  it("goes on after a listener that throws", async () => {
    const texts: string[] = [];
    const order = createFrameOrder({
      inflate: inflateNatively,
      onText(text) {
        if (text === "bad") throw new Error("listener");
        texts.push(text);
      },
      onBad: () => undefined,
    });
    order.push("bad");
    order.push("good");
    await vi.waitFor(() => expect(texts).toEqual(["good"]));
  });

  it("ends with stop, for what is being inflated too", async () => {
    const { inflate, waiting } = slowInflate();
    const seen: unknown[] = [];
    const order = createFrameOrder({
      inflate,
      onText: (text) => seen.push(text),
      onBad: (cause) => seen.push(cause),
    });
    order.push(frame(1));
    order.push(frame(2));
    await vi.waitFor(() => expect(waiting.size).toBe(2));
    order.push(frame(3));
    order.stop();
    waiting.get(1)?.resolve("late");
    waiting.get(2)?.reject(new Error("late"));
    await settle();
    expect(seen).toEqual([]);
    expect(waiting.size).toBe(2);
  });
});
