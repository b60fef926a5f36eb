import { callDefinition, type HttpCallName } from "#shared/contract/index.ts";
import { readSchema } from "../contract/schema-node.ts";
import { samplesOf } from "../contract/schema-samples.ts";
import { fc } from "../fuzz.ts";

/** A server gone mad: sound answers, spoilt ones, refusals, garbage, dead connections. The same seed answers the same. */
export interface RandomAnswers {
  /** Throws, as fetch does, for a dead network. */
  next(call: HttpCallName): Response;
}

const maxSamples = 25;

/** Values that code trips over. The texts are JSON, since no object literal makes an own `__proto__`. */
const hostile = [
  "null",
  "true",
  "[]",
  "{}",
  '""',
  "0",
  "-0",
  "-1",
  "1e400",
  "-1e400",
  "5e-324",
  "9007199254740993",
  "123456789012345678901234567890",
  '"1e5"',
  '"-0"',
  '"NaN"',
  '"__proto__"',
  '"\\u0000"',
  '"\\ud800"',
  '"\u202e"',
  '{"__proto__":{"ret_code":0}}',
  '{"constructor":{"prototype":{"polluted":1}}}',
  '{"valueOf":1,"toString":1}',
  '{"toJSON":1,"then":1}',
  '{"length":1e9}',
  "[[[[[[[[1]]]]]]]]",
  `"${"x".repeat(3000)}"`,
];
const refusalCodes = [10_007, 33_003, 10_009, 1007, 1008, 10_024, 50_001, 42_039, 79_992, 10_031, 700_008];
const statuses = [
  100, 199, 201, 204, 205, 299, 300, 304, 400, 401, 403, 404, 408, 418, 429, 500, 502, 503, 504, 599,
];

export function randomAnswers(seed: number): RandomAnswers {
  const random = mulberry(seed);
  const below = (count: number): number => Math.floor(random() * count);
  const oneOf = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const chance = (part: number): boolean => random() < part;
  const samples = new Map<HttpCallName, readonly string[]>();

  function soundText(call: HttpCallName): string {
    const known = samples.get(call) ?? sampleTexts(call, seed);
    samples.set(call, known);
    return oneOf(known);
  }

  /** Replaces, leaves out, doubles or wraps a part somewhere inside. */
  function spoilt(value: unknown, depth = 0): unknown {
    if (typeof value !== "object" || value === null || depth > 6 || chance(0.2)) return spoiltLeaf(value);
    if (Array.isArray(value)) {
      if (value.length === 0) return [JSON.parse(oneOf(hostile))];
      const at = below(value.length);
      if (chance(0.1)) return [...value, ...value];
      return value.map((part: unknown, index) => (index === at ? spoilt(part, depth + 1) : part));
    }
    const entries = Object.entries(value);
    if (entries.length === 0) return spoiltLeaf(value);
    const at = below(entries.length);
    if (chance(0.15)) return Object.fromEntries(entries.filter((_, index) => index !== at));
    return Object.fromEntries(
      entries.map(([key, part], index) => (index === at ? [key, spoilt(part, depth + 1)] : [key, part])),
    );
  }

  function spoiltLeaf(value: unknown): unknown {
    if (chance(0.2)) return [value];
    if (chance(0.2)) return { value };
    if (typeof value === "string" && chance(0.4)) return value + oneOf(["0", ".", "e9", " ", "x", "\0"]);
    return JSON.parse(oneOf(hostile));
  }

  function envelope(code: unknown, message: unknown, result: unknown): Record<string, unknown> {
    const time = oneOf<unknown>([
      undefined,
      1_700_000_000_000,
      "1700000000.123456",
      -1,
      1e308,
      "Infinity",
      {},
      JSON.parse('{"valueOf":1,"toString":1}'),
      [5],
    ]);
    return chance(0.5)
      ? { ret_code: code, ret_msg: message, result, time_now: time }
      : { retCode: code, retMsg: message, result, time };
  }

  function text(call: HttpCallName): string {
    const kind = random();
    const result: unknown = JSON.parse(soundText(call));
    if (kind < 0.15) return JSON.stringify(envelope(0, "OK", result));
    if (kind < 0.5) return JSON.stringify(envelope(0, "OK", spoilt(result)));
    if (kind < 0.55) return JSON.stringify(spoilt(envelope(0, "OK", result)));
    if (kind < 0.75) {
      const code = chance(0.7) ? oneOf(refusalCodes) : JSON.parse(oneOf(hostile));
      return JSON.stringify(envelope(code, JSON.parse(oneOf(hostile)), JSON.parse(oneOf(hostile))));
    }
    if (kind < 0.8) return oneOf(["", " ", "\n\t", "\ufeff"]);
    if (kind < 0.84) return nested(below(3000), soundText(call));
    if (kind < 0.92) {
      const whole = JSON.stringify(envelope(0, "OK", result));
      return whole.slice(0, below(whole.length));
    }
    return Array.from({ length: below(60) }, () => String.fromCharCode(below(0x10000))).join("");
  }

  return {
    next(call) {
      if (chance(0.03)) throw new TypeError("fetch failed");
      const status = chance(0.15) ? oneOf(statuses.filter((one) => one >= 200)) : 200;
      const headers = new Headers({ "content-type": oneOf(["application/json", "text/html", "image/png"]) });
      if (chance(0.5)) headers.set("date", oneOf(["Sat, 21 Nov 2026 00:00:00 GMT", "never", "0", "-1"]));
      if (chance(0.3)) headers.set("x-signature", oneOf(["", "v1.x.y", "...", "v1.AAAA.e30=", "\u00e9"]));
      const isBodiless = status === 204 || status === 205 || status === 304;
      const body = isBodiless ? null : chance(0.02) ? dyingBody() : text(call);
      return new Response(body, { status, headers, statusText: oneOf(["", "OK", "Odd \u00ff"]) });
    },
  };
}

/** A body that ends in the middle. */
function dyingBody(): ReadableStream {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"ret_code":0,"res'));
      controller.error(new TypeError("terminated"));
    },
  });
}

function nested(depth: number, inner: string): string {
  return `{"ret_code":0,"result":${'{"list":['.repeat(depth)}${inner}${"]}".repeat(depth)}}`;
}

function sampleTexts(call: HttpCallName, seed: number): readonly string[] {
  const arbitrary = samplesOf(readSchema(callDefinition(call).response));
  return fc.sample(arbitrary, { numRuns: maxSamples, seed }).map((value) => JSON.stringify(value));
}

/** Numbers in [0, 1) that follow from the seed. */
export function mulberry(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
