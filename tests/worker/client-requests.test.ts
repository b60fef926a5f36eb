/** R7.1, R7.2, F8.13, D1.9, F0.9, F0.10. */
import { describe, expect, it } from "vitest";
import { createHttpPlane } from "#worker/http/plane.ts";
import {
  become,
  client,
  clock,
  coins,
  failure,
  options,
  profile,
  quote,
  server,
  serverClock,
  setUpClient,
  succeedWith,
} from "./client-under-test.ts";
import { answer } from "./http-server.ts";
import { planeOptions } from "./plane-options.ts";

setUpClient();

describe("a request", () => {
  it("puts GET input into the query, with the headers of R6.2 and R7.3", async () => {
    succeedWith({ name: "EUR & co", rate: "0.92", updatedAt: "1700000000000" });
    const result = await client.call("profile.exchangeRate", { name: "EUR & co" }, options());
    expect(result).toEqual({
      kind: "ok",
      data: { name: "EUR & co", rate: "0.92", updatedAt: "1700000000000" },
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
    // An id of its own: the answer has to be fresh.
    expect(JSON.parse(server.seen[0]?.body ?? "")).toEqual({ ...coins, requestId: expect.any(String) });
  });

  it("joins paths with a leading slash to the same prefix, and leaves out what is undefined", async () => {
    succeedWith({ list: [] });
    await client.call("coins.list", { scene: undefined }, options());
    expect(server.seen[0]?.url.pathname).toBe("/x-api/v3/private/cht/asset-common/coin-list");
    expect(server.seen[0]?.url.search).toBe("");
  });

  it("reads the token afresh", async () => {
    succeedWith({ list: [], total: 0 });
    await client.call("convert.history", {}, options());
    become("token-2");
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

  it.each([
    "Fri, 31 Dec 9999 23:59:59 GMT",
    "Sat, 13 Sep 275760 00:00:00 GMT",
    "Thu, 01 Jan 1970 00:00:01 GMT",
  ])("takes no time from a Date header that cannot be: %s", async (date) => {
    server.respond((_, response) => {
      response.setHeader("date", date);
      answer(response, { ret_code: 0, result: profile });
    });
    await client.call("profile.get", {}, options());
    expect(serverClock.offsetMs()).toBeUndefined();
  });
});
