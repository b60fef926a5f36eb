/** R7.1, R7.2, R5.2, F0.9, F8.13, F0.10, D1.9. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CallOptions } from "#shared/rpc/api.ts";
import { CofferError, type ErrorData } from "#shared/rpc/errors.ts";
import type { HttpClient } from "#worker/http/client.ts";
import type { Invalidated } from "#worker/http/invalidation.ts";
import { createHttpPlane } from "#worker/http/plane.ts";
import { createServerClock, type ServerClock } from "#worker/http/server-clock.ts";
import { btc } from "./convert-fixtures.ts";
import { answer, startHttpServer, type TestServer } from "./http-server.ts";
import { type ManualClock, manualClock } from "./manual-clock.ts";
import { planeOptions } from "./plane-options.ts";

const profile = {
  id: 7,
  currency_code: "USD",
  sub_attribute: 0,
  email: "",
  mobile: "",
  kyc_level: "1",
  kyc_region: "DEU",
};
const execute = { quoteTxId: "q1", accountType: "eb_convert_funding", requestId: "request-1" } as const;
const executed = { quoteTxId: "q1", exchangeStatus: "processing" };
const quote = {
  accountType: "eb_convert_funding",
  fromCoin: "BTC",
  toCoin: "USDT",
  requestCoin: "BTC",
  requestAmount: "0.01",
  requestId: "request-2",
} as const;
const coins = { accountType: "eb_convert_funding", side: 0 } as const;

let server: TestServer;
let clock: ManualClock;
let serverClock: ServerClock;
let client: HttpClient;
let token: string;
let lastId = 0;

beforeEach(async () => {
  server = await startHttpServer();
  clock = manualClock();
  serverClock = createServerClock(clock);
  token = "token-1";
  client = createHttpPlane(
    planeOptions({ clock, serverClock, apiBase: `${server.origin}/x-api/`, token: () => token }),
  );
});
afterEach(() => server.close());

function options(exempt = false): CallOptions {
  lastId += 1;
  return { id: `call-${lastId}`, exempt };
}

function succeedWith(result: unknown): void {
  server.respond((_, response) => answer(response, { ret_code: 0, ret_msg: "OK", result }));
}

async function failure(promise: Promise<unknown>): Promise<ErrorData> {
  const thrown = await promise.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(thrown instanceof CofferError)) throw new Error(`no CofferError but ${String(thrown)}`);
  return thrown.data;
}

describe("a request", () => {
  it("puts GET input into the query, with the headers of R6.2 and R7.3", async () => {
    succeedWith({ name: "EUR", rate: "0.92", updatedAt: "1700000000000" });
    const result = await client.call("profile.exchangeRate", { name: "EUR & co" }, options());
    expect(result).toEqual({
      kind: "ok",
      data: { name: "EUR", rate: "0.92", updatedAt: "1700000000000" },
      invalidates: [],
    });
    const [request] = server.seen;
    expect(request?.method).toBe("GET");
    expect(request?.url.pathname).toBe("/x-api/v3/private/cht/asset-common/exchange-rate");
    expect(request?.url.searchParams.get("name")).toBe("EUR & co");
    expect(request?.headers).toMatchObject({
      accept: "application/json",
      "content-type": "application/json",
      platform: "h5",
      usertoken: "token-1",
    });
    expect(request?.body).toBe("");
  });

  it("sends credentials, and follows no redirect with the token", async () => {
    let init: RequestInit = {};
    const spied = createHttpPlane({
      ...planeOptions({ clock, serverClock, apiBase: server.origin }),
      fetch(_, given) {
        init = given;
        return Promise.resolve(new Response(JSON.stringify({ ret_code: 0, result: profile })));
      },
    });
    await spied.call("profile.get", {}, options());
    expect(init.credentials).toBe("include");
    expect(init.redirect).toBe("error");
  });

  it("sends POST input as JSON, and only fields of the contract", async () => {
    succeedWith({ coins: [] });
    await client.call("convert.coins", { ...coins, stray: 1 } as typeof coins, options());
    expect(server.seen[0]?.method).toBe("POST");
    expect(server.seen[0]?.url.search).toBe("");
    expect(JSON.parse(server.seen[0]?.body ?? "")).toEqual(coins);
  });

  it("joins paths with a leading slash to the same prefix, and leaves out what is undefined", async () => {
    succeedWith({ totalEquity: "1", list: [], total: 0, kycLevel: "1" });
    await client.call("assets.overview", {}, options());
    expect(server.seen[0]?.url.pathname).toBe("/x-api/v3/private/cht/asset-common/query-user-aggregate-info");
    expect(server.seen[0]?.url.search).toBe("");
  });

  it("reads the token afresh", async () => {
    succeedWith({ list: [], total: 0 });
    await client.call("convert.history", {}, options());
    token = "token-2";
    await client.call("convert.history", {}, options());
    expect(server.seen.map((request) => request.headers.usertoken)).toEqual(["token-1", "token-2"]);
  });

  it("that the contract forbids is not sent, and the field is named", async () => {
    const error = await failure(client.call("convert.quote", { ...quote, requestAmount: "1e5" }, options()));
    expect(error).toMatchObject({ code: "BAD_REQUEST", call: "convert.quote", outcome: "none" });
    expect(error.message).toContain("requestAmount");
    expect(server.seen).toEqual([]);
  });

  it("of an unknown name is refused, not a crash", async () => {
    const error = await failure(client.call("no.such" as "profile.get", {}, options()));
    expect(error.code).toBe("BAD_REQUEST");
    expect((await failure(client.call("constructor" as "profile.get", {}, options()))).code).toBe(
      "BAD_REQUEST",
    );
  });
});

describe("the envelope", () => {
  it.each([
    ["snake case", { ret_code: 0, ret_msg: "OK", result: profile, time_now: "1700000001.500000" }],
    ["camel case", { retCode: 0, retMsg: "OK", result: profile, time: 1_700_000_001_500 }],
    ["a code as text", { ret_code: "0", result: profile }],
  ])("is understood in %s", async (_, envelope) => {
    server.respond((__, response) => answer(response, envelope));
    expect(await client.call("profile.get", {}, options())).toMatchObject({ kind: "ok", data: profile });
  });

  it("may carry no result where none is needed", async () => {
    server.respond((_, response) => answer(response, { ret_code: 0, ret_msg: "", result: null }));
    expect(await client.call("profile.logout", {}, options())).toMatchObject({ kind: "ok", data: {} });
  });

  it.each([
    ["time_now in seconds", { time_now: "1700000005.250000" }, 5250],
    ["time in ms", { time: 1_700_000_007_000 }, 7000],
  ])("tells server time by %s, against the middle of the request", async (_, time, expected) => {
    server.respond((__, response) => {
      // The answer takes 400 ms by the client's clock.
      clock.advance(400);
      answer(response, { ret_code: 0, result: profile, ...time });
    });
    await client.call("profile.get", {}, options());
    expect(serverClock.offsetMs()).toBe(expected - 200);
  });

  it("leaves server time to the Date header when it has none", async () => {
    server.respond((_, response) => {
      response.setHeader("date", new Date(clock.now() + 60_000).toUTCString());
      answer(response, { ret_code: 0, result: profile });
    });
    await client.call("profile.get", {}, options());
    expect(serverClock.offsetMs()).toBe(60_500);
  });
});

describe("the error catalogue", () => {
  const refusals: readonly [string, number, string, Partial<ErrorData>][] = [
    ["not logged in", 10007, "x", { kind: "NotLoggedIn", message: "user no permission" }],
    ["not logged in", 33003, "x", { kind: "NotLoggedIn", message: "user no permission" }],
    ["not logged in", 10009, "x", { kind: "NotLoggedIn", message: "user no permission" }],
    ["token timeout", 1007, "token gone", { kind: "BusinessError", message: "Timeout, token gone." }],
    ["token timeout", 1008, "", { kind: "BusinessError", message: "Timeout, token error." }],
    ["compliance wall", 10024, "no", { kind: "BusinessError", message: "" }],
    [
      "other",
      700_008,
      "Quote expired",
      { kind: "BusinessError", message: "bad business ret_code", retMsg: "Quote expired" },
    ],
    ["other without words", 42, "", { kind: "BusinessError", message: "bad business ret_code" }],
  ];

  for (const spelling of ["ret", "retCamel"] as const) {
    it.each(refusals)(`%s: %i %j (${spelling})`, async (_, code, message, expected) => {
      const envelope =
        spelling === "ret" ? { ret_code: code, ret_msg: message } : { retCode: code, retMsg: message };
      server.respond((__, response) => answer(response, { ...envelope, result: {} }));
      const error = await failure(client.call("convert.execute", execute, options()));
      expect(error).toMatchObject({
        ...expected,
        code: String(code),
        call: "convert.execute",
        requestId: "request-1",
        retriable: false,
        // Of these only the compliance wall and a price that ran out prove that nothing happened.
        outcome: [10_024, 700_008].includes(code) ? "none" : "unknown",
      });
    });
  }

  it.each([10007, 33003, 10009])("%i resolves with the raw answer on an exempt page", async (code) => {
    const raw = { ret_code: code, ret_msg: "no", result: { hint: 1 } };
    server.respond((_, response) => answer(response, raw));
    expect(await client.call("profile.get", {}, options(true))).toEqual({ kind: "anonymous", raw });
  });

  it("rejects other codes on an exempt page too", async () => {
    server.respond((_, response) => answer(response, { ret_code: 10024, ret_msg: "", result: {} }));
    expect((await failure(client.call("profile.get", {}, options(true)))).code).toBe("10024");
  });

  it("HTTP 401 with 10007 is not logged in, no failure of the network; of money it stays unknown", async () => {
    const raw = { ret_code: 10007, ret_msg: "login", result: {} };
    server.respond((_, response) => answer(response, raw, 401));
    expect(await failure(client.call("convert.history", {}, options()))).toMatchObject({
      kind: "NotLoggedIn",
      code: "10007",
    });
    expect(await client.call("profile.get", {}, options(true))).toEqual({ kind: "anonymous", raw });
    expect(await failure(client.call("convert.execute", execute, options()))).toMatchObject({
      kind: "HttpError",
      outcome: "unknown",
    });
  });

  it("HTTP 401 without that word is a failure", async () => {
    server.respond((_, response) => answer(response, "<html>", 401));
    expect((await failure(client.call("convert.history", {}, options()))).kind).toBe("HttpError");
  });

  it("not logged in puts all that is kept out of date, once a session", async () => {
    const told: unknown[] = [];
    client.onInvalidated((calls) => told.push(calls));
    server.respond((_, response) => answer(response, { ret_code: 10007, result: {} }));
    await failure(client.call("convert.history", {}, options()));
    await failure(client.call("convert.history", {}, options()));
    expect(told).toEqual(["all"]);
  });

  it("not logged in drops the kept profile", async () => {
    succeedWith(profile);
    await client.call("profile.get", {}, options());
    await client.call("profile.get", {}, options());
    expect(server.seen).toHaveLength(1);
    server.respond((_, response) => answer(response, { ret_code: 10007, result: {} }));
    await failure(client.call("convert.history", {}, options()));
    expect((await failure(client.call("profile.get", {}, options()))).kind).toBe("NotLoggedIn");
    expect(server.seen).toHaveLength(3);
  });

  type Reply = Parameters<TestServer["respond"]>[0];
  const faults: readonly [string, Reply, Partial<ErrorData>][] = [
    [
      "an empty body",
      (_, response) => answer(response, ""),
      { kind: "ResponseError", code: "NON_RESPONSE", message: "Non Response!", retriable: true },
    ],
    [
      "a body that is not JSON",
      (_, response) => answer(response, "<html>"),
      { kind: "ResponseError", code: "BAD_RESPONSE", retriable: false },
    ],
    [
      "JSON that is no envelope",
      (_, response) => answer(response, [1, 2]),
      { kind: "ResponseError", code: "BAD_RESPONSE", retriable: false },
    ],
    [
      "status 503",
      (_, response) => answer(response, "", 503),
      { kind: "HttpError", code: "HTTP", message: "HTTP 503 Service Unavailable", retriable: true },
    ],
    [
      "status 404",
      (_, response) => answer(response, "", 404),
      { kind: "HttpError", code: "HTTP", message: "HTTP 404 Not Found", retriable: false },
    ],
    [
      "a connection that is cut",
      (_, response) => response.destroy(),
      { kind: "TypeError", code: "NETWORK", message: "http network error", retriable: true },
    ],
    [
      "a connection that is cut within the body",
      (_, response) => {
        response.writeHead(200, { "content-length": "1000" });
        response.write('{"ret_code":0,');
        setImmediate(() => response.destroy());
      },
      { kind: "TypeError", code: "NETWORK", message: "http network error", retriable: true },
    ],
  ];

  it.each(faults)("%s, for a read", async (_, reply, expected) => {
    server.respond(reply);
    const error = await failure(client.call("convert.history", {}, options()));
    expect(error).toMatchObject({ ...expected, call: "convert.history", outcome: "none", requestId: "" });
  });

  it.each(faults)("%s, for a money call: sent once, never retriable", async (_, reply, expected) => {
    server.respond(reply);
    const error = await failure(client.call("convert.execute", execute, options()));
    expect(error).toMatchObject({
      ...expected,
      retriable: false,
      outcome: "unknown",
      requestId: "request-1",
    });
    expect(server.seen).toHaveLength(1);
  });

  it("a network that is not there", async () => {
    await server.close();
    const error = await failure(client.call("convert.history", {}, options()));
    expect(error).toMatchObject({ kind: "TypeError", message: "http network error", retriable: true });
  });

  it("a result of the wrong shape names the call and the field", async () => {
    succeedWith({ coins: [{ coin: "BTC", accuracyLength: "8" }] });
    const error = await failure(client.call("convert.coins", coins, options()));
    expect(error).toMatchObject({ kind: "ResponseError", code: "BAD_RESPONSE" });
    expect(error.message).toContain("convert.coins coins.0.");
  });

  it("a money call answered in the wrong shape may have happened", async () => {
    succeedWith({ quoteTxId: "q1", exchangeStatus: "who knows" });
    const error = await failure(client.call("convert.execute", execute, options()));
    expect(error).toMatchObject({ code: "BAD_RESPONSE", outcome: "unknown" });
    expect(error.message).toContain("exchangeStatus");
  });

  it("money that is not decimal text is refused", async () => {
    succeedWith({ name: "EUR", rate: 0.92, updatedAt: "1" });
    const error = await failure(client.call("profile.exchangeRate", { name: "EUR" }, options()));
    expect(error.message).toContain("rate");
  });
});

describe("the timeout", () => {
  it("comes after 30 s and aborts the request", async () => {
    let aborted = false;
    server.respond((_, response) => {
      response.on("close", () => {
        aborted = true;
      });
    });
    const result = failure(client.call("convert.history", {}, options()));
    await vi.waitFor(() => expect(server.seen).toHaveLength(1));
    clock.advance(29_999);
    expect(aborted).toBe(false);
    clock.advance(1);
    expect(await result).toMatchObject({
      kind: "Timeout",
      code: "9000001",
      message: "Request timeout, please re-try!",
      retriable: true,
    });
    await vi.waitFor(() => expect(aborted).toBe(true));
    expect(clock.pending).toBe(0);
  });

  it("covers the body as well", async () => {
    server.respond((_, response) => {
      response.writeHead(200);
      response.write("{");
    });
    const result = failure(client.call("convert.execute", execute, options()));
    await vi.waitFor(() => expect(server.seen).toHaveLength(1));
    clock.advance(30_000);
    expect(await result).toMatchObject({ kind: "Timeout", outcome: "unknown", retriable: false });
  });
});

describe("cancelling", () => {
  it("ends a read at once", async () => {
    server.respond(() => undefined);
    const result = failure(client.call("convert.history", {}, { id: "mine", exempt: false }));
    await vi.waitFor(() => expect(server.seen).toHaveLength(1));
    client.cancel("mine");
    expect(await result).toMatchObject({ kind: "Cancelled", code: "CANCELLED", outcome: "none" });
  });

  it("leaves a money call that had left with an unknown outcome", async () => {
    server.respond(() => undefined);
    const result = failure(client.call("convert.execute", execute, { id: "mine", exempt: false }));
    await vi.waitFor(() => expect(server.seen).toHaveLength(1));
    client.cancel("mine");
    expect(await result).toMatchObject({ kind: "Cancelled", outcome: "unknown", requestId: "request-1" });
  });

  it("before anything was sent means that nothing happened", async () => {
    const result = failure(client.call("convert.execute", execute, { id: "mine", exempt: false }));
    client.cancel("mine");
    expect(await result).toMatchObject({ kind: "Cancelled", outcome: "none" });
    expect(server.seen).toEqual([]);
  });

  it("an id that nobody has does nothing", () => {
    expect(() => client.cancel("nobody")).not.toThrow();
  });

  it("one of two equal reads leaves the other; the request ends with the last", async () => {
    let closed = false;
    server.respond((_, response) => {
      response.on("close", () => {
        closed = true;
      });
    });
    const first = failure(client.call("convert.history", {}, { id: "first", exempt: false }));
    const second = failure(client.call("convert.history", {}, { id: "second", exempt: false }));
    await vi.waitFor(() => expect(server.seen).toHaveLength(1));
    client.cancel("first");
    expect((await first).kind).toBe("Cancelled");
    expect(closed).toBe(false);
    client.cancel("second");
    expect((await second).kind).toBe("Cancelled");
    await vi.waitFor(() => expect(closed).toBe(true));
    expect(server.seen).toHaveLength(1);
  });
});

describe("equal reads", () => {
  it("share one request, but not with another input", async () => {
    succeedWith({ list: [], total: 0 });
    await Promise.all([
      client.call("convert.history", { index: 1 }, options()),
      client.call("convert.history", { index: 1 }, options()),
      client.call("convert.history", { index: 2 }, options()),
    ]);
    expect(server.seen).toHaveLength(2);
  });

  it("share it across exempt and other pages, each with its own answer", async () => {
    server.respond((_, response) => answer(response, { ret_code: 10007, result: {} }));
    const [exempt, other] = await Promise.all([
      client.call("profile.get", {}, options(true)),
      failure(client.call("profile.get", {}, options(false))),
    ]);
    expect(exempt.kind).toBe("anonymous");
    expect(other.kind).toBe("NotLoggedIn");
    expect(server.seen).toHaveLength(1);
  });

  it("are no money calls: each of those is sent", async () => {
    succeedWith(executed);
    await Promise.all([
      client.call("convert.execute", execute, options()),
      client.call("convert.execute", execute, options()),
    ]);
    expect(server.seen).toHaveLength(2);
  });
});

describe("kept answers", () => {
  const ask = () => client.call("convert.coins", coins, options());

  it("last for the call's time", async () => {
    succeedWith({ coins: [] });
    await ask();
    clock.advance(59_999);
    await ask();
    expect(server.seen).toHaveLength(1);
    clock.advance(1);
    await ask();
    expect(server.seen).toHaveLength(2);
  });

  it("are not kept for calls that do not say so, nor of failures", async () => {
    succeedWith({ list: [], total: 0 });
    await client.call("convert.history", {}, options());
    await client.call("convert.history", {}, options());
    expect(server.seen).toHaveLength(2);
    server.respond((_, response) => answer(response, { ret_code: 5, result: {} }));
    await failure(ask());
    await failure(ask());
    expect(server.seen).toHaveLength(4);
  });

  it("are at most 20, the ones used last", async () => {
    server.respond((request, response) => {
      const name = request.url.searchParams.get("name") ?? "";
      answer(response, { ret_code: 0, result: { name, rate: "1", updatedAt: "1" } });
    });
    const rate = (name: string) => client.call("profile.exchangeRate", { name }, options());
    await rate("first");
    await rate("second");
    for (let index = 0; index < 18; index += 1) await rate(`C${index}`);
    await rate("first");
    expect(server.seen).toHaveLength(20);
    await rate("one more");
    await rate("first");
    expect(server.seen).toHaveLength(21);
    await rate("second");
    expect(server.seen).toHaveLength(22);
  });

  it("go when a call makes them out of date, and those who ask are told", async () => {
    const told: Invalidated[] = [];
    client.onInvalidated((calls) => told.push(calls));
    succeedWith({ coins: [] });
    await ask();
    succeedWith(executed);
    const result = await client.call("convert.execute", execute, options());
    expect(result).toMatchObject({
      invalidates: ["convert.coins", "convert.limit", "convert.history", "assets.overview"],
    });
    expect(told).toEqual([["convert.coins", "convert.limit", "convert.history", "assets.overview"]]);
    succeedWith({ coins: [] });
    await ask();
    expect(server.seen).toHaveLength(3);
  });

  it("go when a money call's answer was lost, but not when it was refused", async () => {
    succeedWith({ coins: [] });
    await ask();
    server.respond((_, response) => answer(response, { ret_code: 700_008, result: {} }));
    await failure(client.call("convert.execute", execute, options()));
    await ask();
    expect(server.seen).toHaveLength(2);
    server.respond((_, response) => response.destroy());
    await failure(client.call("convert.execute", execute, options()));
    succeedWith({ coins: [] });
    await ask();
    expect(server.seen).toHaveLength(4);
  });

  it("of before a change are neither kept nor shared when they arrive after it", async () => {
    const held: ((balance: string) => void)[] = [];
    server.respond((request, response) => {
      if (request.url.pathname.endsWith("execute"))
        return answer(response, { ret_code: 0, result: executed });
      held.push((balance) => answer(response, { ret_code: 0, result: { coins: [{ ...btc, balance }] } }));
    });
    const early = ask();
    await vi.waitFor(() => expect(held).toHaveLength(1));
    await client.call("convert.execute", execute, options());
    const late = ask();
    await vi.waitFor(() => expect(held).toHaveLength(2));
    held[1]?.("1");
    expect(await late).toMatchObject({ data: { coins: [{ balance: "1" }] } });
    held[0]?.("2");
    expect(await early).toMatchObject({ data: { coins: [{ balance: "2" }] } });
    expect(await ask()).toMatchObject({ data: { coins: [{ balance: "1" }] } });
    expect(held).toHaveLength(2);
  });

  it("are another person's never: a new token, or a logout, starts afresh", async () => {
    succeedWith({ coins: [] });
    await ask();
    token = "token-2";
    await ask();
    expect(server.seen).toHaveLength(2);
    token = "token-1";
    await ask();
    expect(server.seen).toHaveLength(3);
    succeedWith({});
    await client.call("profile.logout", {}, options());
    succeedWith({ coins: [] });
    await ask();
    expect(server.seen).toHaveLength(5);
  });
});
