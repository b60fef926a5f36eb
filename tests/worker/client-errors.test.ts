/** R5.2, F0.9, F0.11, D10.13. */
import { describe, expect, it, vi } from "vitest";
import type { ErrorData } from "#shared/rpc/errors.ts";
import {
  become,
  client,
  coins,
  execute,
  failure,
  options,
  profile,
  server,
  setUpClient,
  succeedWith,
} from "./client-under-test.ts";
import { answer, type TestServer } from "./http-server.ts";

setUpClient();

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

  it.each([
    [{ ret_code: 0, retCode: 700_008 }, "unknown"],
    [{ ret_code: 700_008, retCode: 0 }, "unknown"],
    // The same told twice, and one told as none.
    [{ ret_code: 700_008, retCode: "700008" }, "none"],
    [{ ret_code: null, retCode: 700_008 }, "none"],
  ])("two codes that contradict each other are no answer: %j", async (codes, outcome) => {
    const result = { quoteTxId: execute.quoteTxId, exchangeStatus: "success" };
    server.respond((_, response) => answer(response, { ...codes, ret_msg: "no", result }));
    expect((await failure(client.call("convert.execute", execute, options()))).outcome).toBe(outcome);
  });

  it.each([10007, 33003, 10009])("%i resolves with the raw answer on an exempt page", async (code) => {
    const raw = { ret_code: code, ret_msg: "no", result: { hint: 1 } };
    server.respond((_, response) => answer(response, raw));
    expect(await client.call("profile.get", {}, options(true))).toEqual({ kind: "anonymous", raw });
  });

  it("10009 with a rule's words is the compliance wall and ends no session (F8.2)", async () => {
    const reported: unknown[] = [];
    client.onInvalidated((calls) => reported.push(calls));
    const result = { title: "Not in your region", reason: "", link: "" };
    server.respond((_, response) => answer(response, { ret_code: 10009, ret_msg: "no", result }));
    for (const exempt of [true, false])
      expect(await failure(client.call("convert.history", {}, options(exempt)))).toMatchObject({
        kind: "BusinessError",
        code: "10009",
        show: { as: "modal" },
        result,
      });
    expect(reported).toEqual([]);
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
    const reported: unknown[] = [];
    client.onInvalidated((calls, isAnother) => reported.push([calls, isAnother]));
    server.respond((_, response) => answer(response, { ret_code: 10007, result: {} }));
    await failure(client.call("convert.history", {}, options()));
    await failure(client.call("convert.history", {}, options()));
    expect(reported).toEqual([["all", false]]);
    // On a page for everybody the profile says that nobody is shown any more.
    await client.call("profile.get", {}, options(true));
    await client.call("profile.get", {}, options(true));
    await failure(client.call("convert.history", {}, options()));
    expect(reported.slice(1)).toEqual([["all", true]]);
  });

  it("not logged in under a token of before ends no session of now, nor hides that session's own end", async () => {
    const reported: unknown[] = [];
    const held: (() => void)[] = [];
    server.respond((_, response) => {
      held.push(() => answer(response, { ret_code: 10007, result: {} }));
    });
    const late = failure(client.call("convert.history", {}, options()));
    await vi.waitFor(() => expect(held).toHaveLength(1));
    // The same person logs in again, in another tab.
    become("token-2");
    client.onInvalidated((calls) => reported.push(calls));
    held[0]?.();
    expect(await late).toMatchObject({ kind: "TypeError", retriable: true });
    expect(reported).toEqual([]);
    const own = failure(client.call("convert.history", {}, options()));
    await vi.waitFor(() => expect(held).toHaveLength(2));
    // The first call under it is what drops the figures of before.
    reported.length = 0;
    held[1]?.();
    expect(await own).toMatchObject({ kind: "NotLoggedIn" });
    expect(reported).toEqual(["all"]);
  });

  it("not logged in stays so where it takes the token away itself", async () => {
    server.respond((_, response) => {
      become("");
      answer(response, { ret_code: 10007, result: {} });
    });
    expect((await failure(client.call("profile.logout", {}, options()))).kind).toBe("NotLoggedIn");
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

  it.each([
    ["an extension of ours", "convert.history", { as: "none", durationMs: 0 }],
    ["a documented call", "profile.get", { as: "toast", durationMs: 3000 }],
  ] as const)("10017, of %s", async (_, name, show) => {
    server.respond((__, response) => answer(response, { ret_code: 10017, ret_msg: "no such route" }));
    const error = await failure(client.call(name, {}, options()));
    expect(error).toMatchObject({ kind: "BusinessError", code: "10017", outcome: "none", show });
  });

  it.each([
    ["an extension of ours", "convert.history", 404, "none"],
    ["a documented call", "profile.get", 404, "toast"],
    ["an extension of ours, and another status", "convert.history", 400, "toast"],
  ] as const)("404, of %s", async (_, name, status, as) => {
    server.respond((__, response) => answer(response, "", status));
    const error = await failure(client.call(name, {}, options()));
    expect(error).toMatchObject({ kind: "HttpError", code: "HTTP", outcome: "none", show: { as } });
  });

  it("of any length says no more than a page can show", async () => {
    const endless = "9".repeat(1_000_000);
    server.respond((_, response) => answer(response, { ret_code: 5, ret_msg: endless }));
    const said = await failure(client.call("convert.history", {}, options()));
    expect(said).toMatchObject({ code: "5", retMsg: endless.slice(0, 500) });
    server.respond((_, response) => answer(response, { ret_code: endless, ret_msg: "" }));
    expect(await failure(client.call("convert.history", {}, options()))).toMatchObject({
      code: "BAD_RESPONSE",
    });
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
      "status 429",
      (_, response) => answer(response, "", 429),
      { kind: "HttpError", code: "HTTP", message: "HTTP 429 Too Many Requests", retriable: true },
    ],
    // A rate limit's other status (F0.11).
    [
      "status 403",
      (_, response) => answer(response, "", 403),
      { kind: "HttpError", code: "HTTP", message: "HTTP 403 Forbidden", retriable: true },
    ],
    [
      "too many requests",
      (_, response) => answer(response, { ret_code: 10_006, ret_msg: "too many visits", result: {} }),
      { kind: "BusinessError", code: "10006", retriable: true },
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

  it.each([
    ["asks alone", "QUERY", { outcome: "none", retriable: true }],
    ["changes something", "JOIN", { outcome: "unknown", retriable: false }],
  ] as const)("a connection that is cut, for an input that %s", async (_, action, expected) => {
    server.respond((__, response) => response.destroy());
    const error = await failure(client.call("member.ambassador", { action }, options()));
    expect(error).toMatchObject({ ...expected, code: "NETWORK" });
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
