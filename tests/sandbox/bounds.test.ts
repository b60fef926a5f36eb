import { request } from "node:http";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CallInput } from "#shared/contract/index.ts";
import { newRequestId, type SandboxUnderTest, startMs, startSandbox } from "./sandbox-under-test.ts";

/** What a request may be like at all, whoever sends it. */

let under: SandboxUnderTest;
let token = "";
beforeAll(async () => {
  under = await startSandbox();
  ({ token } = await under.account({ balances: { funding: { BTC: "1", USDT: "1000" } } }));
}, startMs);
afterAll(() => under.close());

const post = (path: string, body: string) => fetch(`${under.origin}${path}`, { method: "POST", body });

describe("a number written as text", () => {
  const zeros = (length: number) => `0.${"0".repeat(length - 2)}`;
  const quote = (requestAmount: string) => {
    const pair = { fromCoin: "BTC", toCoin: "USDT", requestCoin: "BTC" } as const;
    const input = {
      ...pair,
      accountType: "eb_convert_funding",
      requestAmount,
      requestId: newRequestId(),
    } as const;
    return under.call("convert.quote", input, token);
  };

  test("has at most 40 digits before its point and 40 after", async () => {
    expect((await quote(zeros(42))).code).toBe(700_006);
    for (const long of [zeros(43), "9".repeat(41), `-${"9".repeat(80)}`, "9".repeat(60_000)]) {
      expect(await quote(long), String(long.length)).toMatchObject({
        code: 10_001,
        message: expect.stringMatching(/^requestAmount: /),
      });
    }
  });

  test("of a money call too, before anything is remembered of it", async () => {
    const requestId = newRequestId();
    const order: CallInput<"limitOrder.create"> = {
      accountType: "limit_order_funding",
      fromCoin: "BTC",
      toCoin: "USDT",
      fromAmount: "0.1",
      limitPrice: "9".repeat(81),
      expiredType: "1_D",
      requestId,
    };
    expect(await under.call("limitOrder.create", order, token)).toMatchObject({
      code: 10_001,
      message: expect.stringMatching(/^limitPrice: /),
    });
    const { result } = await under.call("outcome.lookup", { requestId }, token);
    expect(result).toMatchObject({ state: "absent" });
  });
});

describe("a body", () => {
  const doors = [
    "/x-api/exchangeNew/convert/limit",
    "/sandbox/session",
    "/csp-report",
    "/monitoring-collector",
    "/log-collector",
  ];

  test.each(doors)("that is nested too deeply is answered with 400 at %s", async (door) => {
    for (const body of ["[".repeat(60_000), `${'{"a":'.repeat(33)}1${"}".repeat(33)}`]) {
      expect((await post(door, body)).status).toBe(400);
    }
  });

  test("may be as deep as any call is, and say what it likes in a text", async () => {
    const deep = `${'{"a":'.repeat(32)}1${"}".repeat(32)}`;
    const texts = JSON.stringify({ account: `${"[{".repeat(100)}"\\` });
    for (const body of [deep, texts]) expect((await post("/sandbox/session", body)).status).toBe(404);
  });

  test.each(doors)("of more than 64 KiB is answered with 413 at %s", async (door) => {
    expect((await post(door, " ".repeat((64 << 10) + 1))).status).toBe(413);
  });
});

test.each(["/%", "/%ff%00", "/x-api/%"])(
  "an address that cannot be read (%s) is answered with 400",
  async (path) => {
    const { status, headers } = await fetch(`${under.origin}${path}`);
    expect(status).toBe(400);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'; /);
  },
);

describe("a Host", () => {
  const get = (host: string) =>
    new Promise<{ readonly status: number; readonly sniff: unknown }>((resolve, reject) => {
      const sent = request(`${under.origin}/healthz`, { headers: { Host: host } }, (response) => {
        response.resume();
        resolve({ status: response.statusCode ?? 0, sniff: response.headers["x-content-type-options"] });
      });
      sent.once("error", reject);
      sent.end();
    });

  test.each(["a b", "[", "a:999999", "a/b", "a@b", "http://a", ":", "a;b", "x".repeat(254)])(
    "%s is answered with 400, under the headers of every answer",
    async (host) => {
      expect(await get(host)).toEqual({ status: 400, sniff: "nosniff" });
    },
  );

  test.each(["localhost", "eu.localhost:4400", "127.0.0.1:1", "[::1]:65535", "a_b.example"])(
    "%s is one",
    async (host) => {
      expect((await get(host)).status).toBe(200);
    },
  );
});

describe("a request that does not come to its end", () => {
  /** What the exchange says to who sends this and no more, until it hangs up. */
  const saidTo = (text: string) =>
    new Promise<string>((resolve, reject) => {
      let said = "";
      const socket = connect(Number(new URL(under.origin).port), "localhost", () => socket.write(text));
      socket.on("data", (chunk) => {
        said += String(chunk);
      });
      socket.once("error", reject);
      socket.once("close", () => resolve(said));
    });

  test("has 10 s for its headers and 20 s for all of it, and then the line ends with 408", async () => {
    const { server } = under.sandbox.fastify;
    const { headersTimeout, requestTimeout } = server;
    expect([headersTimeout, requestTimeout]).toEqual([10_000, 20_000]);
    const head = "POST /sandbox/session HTTP/1.1\r\nHost: localhost\r\n";
    try {
      Object.assign(server, { headersTimeout: 100, requestTimeout: 200 });
      const answers = await Promise.all(
        ["", head, `${head}Content-Length: 100\r\n\r\n{"acc`].map((text) => saidTo(text)),
      );
      for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    } finally {
      Object.assign(server, { headersTimeout, requestTimeout });
    }
  });
});
