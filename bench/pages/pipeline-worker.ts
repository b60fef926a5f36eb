/** Measures the worker's own code in a worker, without a network: frames are there already. */
import * as Comlink from "comlink";
import type { QuoteRow } from "#shared/contract/market.ts";
import { deriveQuote } from "#shared/domain/quote.ts";
import type { Snapshot } from "#shared/rpc/snapshot.ts";
import type { SocketEvents } from "#worker/feed/connection.ts";
import { selectInflate } from "#worker/feed/inflate.ts";
import { createLiveFeed } from "#worker/feed/live-feed.ts";
import { createPublisher } from "#worker/topics/publisher.ts";
import { quotesTopic } from "#worker/topics/quotes.ts";
import { stormRows } from "../server/storm.ts";
import { packedFrames } from "./frames.ts";
import { handClock } from "./hand-clock.ts";
import type { Question } from "./pipeline.ts";
import { shownSymbolNames } from "./symbols.ts";

const framesARound = 25;
const warmUp = 4;

/** The worker's feed with a socket that the bench speaks through. */
function standFeed(subscribers: number, each: readonly string[]) {
  const clock = handClock();
  let events: SocketEvents | undefined;
  let parsed: () => void = () => undefined;
  const feed = createLiveFeed({
    clock,
    openSocket(_url, given) {
      events = given;
      return { send: (text) => answerFiat(text, given), close: () => undefined };
    },
    random: () => 0.5,
    reachable: () => true,
    inflate: selectInflate(globalThis),
    feedUrl: "ws://bench/",
    binary: () => true,
    klineVersion: () => 2,
    serverNow: () => clock.now(),
    report(what, cause) {
      throw new Error(`${what}: ${String(cause)}`);
    },
  });
  const quotes = quotesTopic.create({ feed });
  let rowsSent = 0;
  for (let count = 0; count < subscribers; count += 1) {
    createPublisher({
      source: quotes({ symbols: each }),
      clock,
      epoch: 1,
      throttleMs: 250,
      visible: true,
      async deliver(snapshot) {
        rowsSent += snapshot.rows.length;
      },
      dropped: () => undefined,
      failed(cause) {
        throw new Error(`quotes: ${String(cause)}`);
      },
    });
  }
  let seen = feed.quotes.get("C0USDT");
  feed.watch(() => {
    const row = feed.quotes.get("C0USDT");
    if (row === seen) return;
    seen = row;
    parsed();
  });
  feed.open();
  events?.opened();
  return {
    rowsSent: () => rowsSent,
    /** Done when the frame's rows are in the book and all who watch have been notified. */
    take: (frame: ArrayBuffer) =>
      new Promise<void>((resolve) => {
        parsed = resolve;
        clock.advance(200);
        events?.frame(frame);
      }),
  };
}

/** Rates stand still; they are listed when requested, as a server would. */
function answerFiat(text: string, events: SocketEvents): void {
  const { topic, event } = JSON.parse(text) as Record<string, unknown>;
  if (topic !== "fiat" || event !== "sub") return;
  queueMicrotask(() => events.frame(JSON.stringify({ topic: "fiat", f: true, data: [] })));
}

function gunzipped(frame: ArrayBuffer): ReadableStream<Uint8Array> {
  const stream = new DecompressionStream("gzip");
  const writer = stream.writable.getWriter();
  void writer.write(new Uint8Array(frame));
  void writer.close();
  return stream.readable;
}

/** The shortest way to write it. */
async function viaResponse(frame: ArrayBuffer): Promise<unknown> {
  return JSON.parse(await new Response(gunzipped(frame)).text()) as unknown;
}

/** The same by hand. */
async function viaReader(frame: ArrayBuffer): Promise<unknown> {
  const reader = gunzipped(frame).getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return JSON.parse(text + decoder.decode()) as unknown;
    text += decoder.decode(value, { stream: true });
  }
}

async function timed(
  frames: readonly ArrayBuffer[],
  run: (frame: ArrayBuffer) => Promise<unknown>,
): Promise<number> {
  const start = performance.now();
  for (const frame of frames) await run(frame);
  return ((performance.now() - start) * 1000) / frames.length;
}

/** Microseconds a frame, the whole pipeline and the two bare ways side by side; the first rounds warm up. */
async function compare(symbols: number, rounds: number, subscribers = 1, each = shownSymbolNames) {
  const stand = standFeed(subscribers, each);
  const frames = await packedFrames(symbols, (rounds + warmUp) * framesARound, 1_700_000_000_000);
  const ways = [
    { run: stand.take, costs: [] as number[] },
    { run: viaResponse, costs: [] as number[] },
    { run: viaReader, costs: [] as number[] },
  ];
  for (let round = 0; round < rounds + warmUp; round += 1) {
    const own = frames.slice(round * framesARound, (round + 1) * framesARound);
    // Another one begins each time: what one leaves to collect must not always fall on the same next.
    for (let index = 0; index < ways.length; index += 1) {
      const way = ways[(index + round) % ways.length];
      const cost = await timed(own, (frame) => way?.run(frame) ?? Promise.resolve());
      if (round >= warmUp) way?.costs.push(cost);
    }
  }
  const [pipeline, response, reader] = ways.map(({ costs }) => costs);
  const bytes = frames.reduce((sum, frame) => sum + frame.byteLength, 0) / frames.length;
  return { pipeline, response, reader, bytes, rowsSent: stand.rowsSent() };
}

let prepared: {
  readonly take: (frame: ArrayBuffer) => Promise<void>;
  readonly frames: readonly ArrayBuffer[];
};

/** Warms a pipeline up and lays frames ready, so that a profile of {@link alone} has nothing else in it. */
async function prepare(symbols: number, rounds: number): Promise<void> {
  const { take } = standFeed(1, shownSymbolNames);
  const count = (rounds + warmUp) * framesARound;
  const frames = await packedFrames(symbols, count, 1_700_000_000_000);
  await timed(frames.slice(0, warmUp * framesARound), take);
  prepared = { take, frames: frames.slice(warmUp * framesARound) };
}

/** Microseconds a frame. */
function alone(): Promise<number> {
  return timed(prepared.frames, prepared.take);
}

/** Microseconds to send one snapshot of so many rows over Comlink and learn that it was taken. */
async function boundary(rows: number, rounds: number) {
  const { port1, port2 } = new MessageChannel();
  let taken = 0;
  Comlink.expose((snapshot: Snapshot<QuoteRow>) => {
    taken += snapshot.rows.length;
  }, port1);
  const sink = Comlink.wrap<(snapshot: Snapshot<QuoteRow>) => void>(port2);
  const copies: number[] = [];
  const trips: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const snapshot: Snapshot<QuoteRow> = {
      epoch: 1,
      seq: round,
      edition: 0,
      asOf: round,
      status: "live",
      full: false,
      rows: stormRows(rows, round, 1_700_000_000_000).map(deriveQuote),
    };
    const start = performance.now();
    for (let repeat = 0; repeat < 20; repeat += 1) structuredClone(snapshot);
    const middle = performance.now();
    for (let repeat = 0; repeat < 20; repeat += 1) await sink(snapshot);
    copies.push(((middle - start) * 1000) / 20);
    trips.push(((performance.now() - middle) * 1000) / 20);
  }
  port1.close();
  return { copies, trips, taken };
}

function answer({ task, size, rounds }: Question): Promise<unknown> {
  switch (task) {
    case "compare":
      return compare(size, rounds);
    case "subscribers":
      return compare(500, rounds, size, shownSymbolNames.slice(0, 5));
    case "prepare":
      return prepare(size, rounds);
    case "alone":
      return alone();
    case "boundary":
      return boundary(size, rounds);
    default:
      throw new TypeError("an unknown question");
  }
}

addEventListener("message", ({ data }: MessageEvent<Question>) => {
  answer(data).then(
    (reported) => postMessage({ reported }),
    (cause: unknown) => postMessage({ failed: String(cause) }),
  );
});
