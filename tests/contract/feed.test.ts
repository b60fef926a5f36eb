/** R7.33, R7.35, R7.36, R7.38, F7.3-F7.7, D10.10. */

import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { feedAnswers, feedHeartbeat, feedQuery, feedRequests } from "#shared/contract/feed.ts";
import { klineMessage, parseFrame, subscribeMessage } from "#shared/feed/frames.ts";
import { fc } from "../fuzz.ts";
import { damagesOf } from "./schema-damage.ts";
import { readSchema } from "./schema-node.ts";
import { samplesOf } from "./schema-samples.ts";

/** The feed's messages as data against the code that writes and reads them on the hot path. */

const messages = Object.entries<v.GenericSchema>({ ...feedRequests, ...feedHeartbeat, ...feedAnswers });
const framesOf = (schema: v.GenericSchema) => samplesOf(readSchema(schema));
const read = (frame: unknown) => parseFrame(JSON.stringify(frame));

describe("what the client sends", () => {
  it.each(["slowBroker", "fiat"] as const)("subscribes to %s as told", (topic) => {
    expect(v.safeParse(feedRequests.sub, subscribeMessage(topic, true)).issues).toBeUndefined();
  });

  it("names the quotes' subscription, and none but that", () => {
    expect(subscribeMessage("slowBroker", true)).toEqual({
      id: "broker",
      topic: "slowBroker",
      event: "sub",
      params: { binary: true, realtimeInterval: "24h" },
    });
    expect(subscribeMessage("fiat", true)).not.toHaveProperty("id");
  });

  it.each([
    [1, "kline"],
    [2, "kline_15m"],
  ] as const)("subscribes to candles as told, in version %i by %s", (version, topic) => {
    const message = klineMessage("BTCUSDT", "15m", { binary: true, version, limit: 1500 });
    expect(message.topic).toBe(topic);
    expect(v.safeParse(feedRequests.sub, message).issues).toBeUndefined();
  });

  it("says the address query in text", () => {
    expect(v.is(feedQuery, { binary: "true", timestamp: "1763690000000" })).toBe(true);
    expect(v.is(feedQuery, { binary: true, timestamp: "1763690000000" })).toBe(false);
  });
});

it("tells candles under a topic of theirs alone", () => {
  const { kline } = feedAnswers;
  const message = { topic: "kline_15m", symbol: "BTCUSDT", f: true, sendTime: 1, data: [] };
  expect(v.safeParse(kline, message).issues).toBeUndefined();
  expect(v.is(kline, { ...message, topic: "wallet" })).toBe(false);
});

describe("what the server sends is read for what it is", () => {
  const kinds = [
    ["slowBroker", feedAnswers.slowBroker, "quotes"],
    ["fiat", feedAnswers.fiat, "rates"],
    ["ack", feedAnswers.ack, "ack"],
    ["loginAck", feedAnswers.loginAck, "login"],
    ["ping", feedHeartbeat.ping, "ping"],
    ["pong", feedHeartbeat.pong, "pong"],
  ] as const;

  it.each(kinds)("%s", (_, schema, type) => {
    fc.assert(
      fc.property(framesOf(schema), (frame) => {
        expect(read(frame).type).toBe(type);
      }),
    );
  });

  it("keeps every quote of a valid frame, and its full flag", () => {
    fc.assert(
      fc.property(framesOf(feedAnswers.slowBroker), (frame) => {
        const sent = v.parse(feedAnswers.slowBroker, frame);
        const got = read(frame);
        expect(got.type === "quotes" && got.rows.map((row) => row.s)).toEqual(sent.data.map((row) => row.s));
        expect(got.type === "quotes" && got.full).toBe(sent.f);
      }),
    );
  });
});

describe("a candle of the feed", () => {
  const framed = (t: string): string =>
    `{"topic":"kline_1h","symbol":"BTCUSDT","f":true,"data":[{"t":${t},"o":"1","h":"1","l":"1","c":"1","v":"1"}]}`;

  it.each(["1e999", "1e16", '"Infinity"', "-1", "0", '"soon"'])("that began at %s is none", (t) => {
    expect(parseFrame(framed(t))).toMatchObject({ type: "candles", rows: [] });
    expect(parseFrame(framed("1700000000000"))).toMatchObject({ rows: [{ t: 1_700_000_000_000 }] });
  });
});

describe.each(messages)("%s", (_, schema) => {
  const node = readSchema(schema);

  it("accepts itself and refuses itself spoiled", () => {
    fc.assert(
      fc.property(samplesOf(node), (value) => {
        expect(v.safeParse(schema, value).issues).toBeUndefined();
        for (const damage of damagesOf(node, value)) {
          expect(v.is(schema, damage.value), `${damage.what} at ${damage.at.join(".")}`).toBe(false);
        }
      }),
      { numRuns: 25 },
    );
  });
});
