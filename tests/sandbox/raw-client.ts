import { connect } from "node:net";
import type { Random } from "#sandbox/market/random.ts";

/** Clients that speak to the exchange's port in bytes: what no honest one would send. */

const upgrade = [
  "Connection: Upgrade",
  "Upgrade: websocket",
  "Sec-WebSocket-Version: 13",
  "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
];
const feed = "/spot/ws/quote/v2";
const paths = [
  "/",
  "//",
  "http://a:99999/",
  "http://[",
  "*",
  "/%",
  "/%ff%00",
  "/x-api/%2e%2e/..",
  "/x-api/exchangeNew/convert/quote",
  "/x-api/exchangeNew/convert/execute",
  "/healthz?\u0000",
  "/sandbox/session",
  "/log-collector",
  "/csp-report",
  feed,
  `${feed}?binary=%`,
  `http://a:99999${feed}`,
  `/${"a/".repeat(3000)}`,
];
const methods = ["GET", "POST", "PUT", "DELETE", "OPTIONS", "CONNECT", "TRACE", "G\u0000T", "", "PRI"];
const hosts = [
  "localhost",
  "a:99999",
  "[",
  "[::1]:1",
  "a b",
  "\u0000",
  "x".repeat(9000),
  "http://a",
  ":",
  "",
];
const bodies = [
  "",
  "{",
  "[".repeat(60_000),
  '{"a":'.repeat(9000),
  JSON.stringify({ requestId: "9".repeat(50_000) }),
  `{"fromAmount":"${"9".repeat(60_000)}"}`,
  '{"__proto__":{"a":1},"constructor":null}',
  "\u0000\uffff",
  "account=%&redirect_url=//a",
];
const messages = [
  "{",
  "null",
  "[]",
  '{"ping":1e999}',
  '{"op":"login","args":[{}]}',
  '{"event":"sub","topic":"kline_constructor","symbol":"BTCUSDT"}',
  '{"event":"sub","topic":"kline_1m","symbol":"__proto__"}',
  '{"event":"sub","topic":"kline","symbol":"BTCUSDT","params":{"klineType":"toString"}}',
  '{"event":"sub","topic":"slowBroker","params":null}',
  '{"event":"sub","topic":"slowBroker","params":{"binary":[]}}',
  '{"event":"cancel","topic":"kline_1m"}',
  '{"event":"sub","topic":"kline_1M","symbol":"BTCUSDT","params":{"binary":true,"limit":1500}}',
];

const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random.next() * list.length)] as T;

function noise(random: Random, max: number): Buffer {
  return Buffer.from(Array.from({ length: Math.floor(random.next() * max) }, () => random.next() * 256));
}

function request(random: Random): Buffer {
  const body = pick(random, bodies);
  const isUpgrade = random.next() < 0.3;
  const lengths = [String(Buffer.byteLength(body)), "-1", "99999999999", "1e3", "5"];
  const head = [
    `${pick(random, methods)} ${pick(random, paths)} HTTP/${pick(random, ["1.1", "1.0", "2.0", "9"])}`,
    `Host: ${pick(random, hosts)}`,
    `Content-Type: ${pick(random, ["application/json", "application/x-www-form-urlencoded", "\u0000", "a"])}`,
    `Content-Length: ${random.next() < 0.7 ? lengths[0] : pick(random, lengths)}`,
    ...(random.next() < 0.1 ? ["Transfer-Encoding: chunked"] : []),
    ...(random.next() < 0.1 ? ["UserToken: \u0001", `X-Signature: v1.${"=".repeat(300)}.e30=`] : []),
    ...(isUpgrade ? upgrade : []),
  ];
  return Buffer.concat([
    Buffer.from(`${head.join("\r\n")}\r\n\r\n${body}`),
    noise(random, isUpgrade ? 40 : 0),
  ]);
}

/** A frame of a client, mask and all; sometimes not one that may be. */
function frame(random: Random): Buffer {
  const text = Buffer.from(pick(random, messages));
  const opcode = random.next() < 0.7 ? 0x81 : Math.floor(random.next() * 256);
  const length = random.next() < 0.9 ? text.length : Math.floor(random.next() * 126);
  const isMasked = random.next() < 0.95;
  const head = Buffer.from([opcode, (isMasked ? 0x80 : 0) | Math.min(125, length)]);
  return Buffer.concat([head, Buffer.alloc(isMasked ? 4 : 0), text.subarray(0, 125)]);
}

function feedTalk(random: Random): Buffer {
  const head = [`GET ${feed}?binary=true HTTP/1.1`, "Host: localhost", ...upgrade].join("\r\n");
  const frames = Array.from({ length: 1 + Math.floor(random.next() * 6) }, () => frame(random));
  return Buffer.concat([Buffer.from(`${head}\r\n\r\n`), ...frames, noise(random, 20)]);
}

/** One client: what it says, perhaps cut short, and then a goodbye, a reset or nothing. Resolves when the line is dead. */
export function attack(port: number, random: Random): Promise<void> {
  const kind = random.next();
  const said = kind < 0.5 ? request(random) : kind < 0.9 ? feedTalk(random) : noise(random, 400);
  const bytes = random.next() < 0.2 ? said.subarray(0, Math.floor(random.next() * said.length)) : said;
  const ending = random.next();
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.write(bytes, () => {
        if (ending < 0.5) socket.resetAndDestroy();
        else if (ending < 0.8) socket.end();
      });
    });
    socket.on("data", () => {
      if (ending >= 0.8) socket.resetAndDestroy();
    });
    socket.setTimeout(300, () => socket.destroy());
    socket.on("error", () => socket.destroy());
    socket.on("close", () => resolve());
  });
}
