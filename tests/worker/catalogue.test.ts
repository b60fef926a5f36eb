/** R5.1, R5.2, R9.1, R9.9, R9.21. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CallDefinition } from "#shared/contract/define.ts";
import { profileCalls } from "#shared/contract/profile.ts";
import type { CallOptions } from "#shared/rpc/api.ts";
import { CofferError, codeMissing, type ErrorData } from "#shared/rpc/errors.ts";
import type { HttpClient } from "#worker/http/client.ts";
import type { Failure } from "#worker/http/failures.ts";
import type { CallMonitor } from "#worker/http/monitor.ts";
import { createHttpPlane, type HttpPlaneOptions } from "#worker/http/plane.ts";
import { answerLocally, type LocalAnswers, lazyOnce } from "#worker/local-calls.ts";
import { writeLog } from "#worker/telemetry/collectors.ts";
import { business, type Reported, rows, says, toast } from "./catalogue-rows.ts";
import { answer, startHttpServer, type TestServer } from "./http-server.ts";
import { type ManualClock, manualClock } from "./manual-clock.ts";
import { planeOptions } from "./plane-options.ts";

let server: TestServer;
let clock: ManualClock;
let reported: Reported[];
let lastId = 0;

beforeEach(async () => {
  server = await startHttpServer();
  clock = manualClock();
  reported = [];
});
afterEach(() => server.close());

const monitor: CallMonitor = {
  begin: () => ({
    end: (outcome, retCode) => reported.push({ outcome, retCode, event: 0 }),
    fail({ log, event, code }: Failure, httpStatus) {
      const retCode = httpStatus || (/^\d+$/.test(code) ? Number(code) : -1);
      if (log !== null) reported.push({ outcome: log, retCode, event });
    },
  }),
  note: () => undefined,
};

function client(more: Partial<HttpPlaneOptions> = {}): HttpClient {
  return createHttpPlane({
    ...planeOptions({ clock, apiBase: `${server.origin}/x-api/` }),
    monitor,
    ...more,
  });
}

function options(part: Partial<CallOptions> = {}): CallOptions {
  lastId += 1;
  return { id: `call-${lastId}`, exempt: false, ...part };
}

async function failure(promise: Promise<unknown>): Promise<ErrorData> {
  const thrown = await promise.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(thrown instanceof CofferError)) throw new Error(`no CofferError but ${String(thrown)}`);
  return thrown.data;
}

describe("the error catalogue (R8.1-R8.19)", () => {
  it("ret_code 0: success, the result returned", async () => {
    server.respond((_, response) => answer(response, { ret_code: 0, result: { list: [], total: 0 } }));
    const result = await client().call("convert.history", {}, options());
    expect(result).toMatchObject({ kind: "ok", data: { list: [], total: 0 } });
    expect(reported).toEqual([{ outcome: "ok", retCode: 0, event: 0 }]);
  });

  it.each(rows.map((row) => [row.trigger, row] as const))("%s", async (_, row) => {
    server.respond(row.reply);
    const { call = "convert.history" } = row;
    const error = await failure(client().call(call, {}, options()));
    expect(error).toMatchObject({ ...row.error, call });
    if (row.error.result === undefined) expect(error).not.toHaveProperty("result");
    expect(reported).toEqual(row.reported === undefined ? [] : [row.reported]);
  });

  it.each([10_007, 33_003, 10_009])(
    "%i on a login-exempt page: resolved with the raw response",
    async (code) => {
      const raw = { ret_code: code, ret_msg: "log in", result: { hint: 1 } };
      server.respond((_, response) => answer(response, raw));
      const result = await client().call("convert.history", {}, options({ exempt: true }));
      expect(result).toEqual({ kind: "anonymous", raw });
      expect(reported).toEqual([business(code)]);
    },
  );

  it("timeout: the message for 3 s, the request aborted, reported as such", async () => {
    let aborted = false;
    server.respond((_, response) => {
      response.on("close", () => {
        aborted = true;
      });
    });
    const error = failure(client().call("convert.history", {}, options()));
    await vi.waitFor(() => expect(server.seen).toHaveLength(1));
    clock.advance(30_000);
    expect(await error).toMatchObject({
      kind: "Timeout",
      code: "9000001",
      message: "Request timeout, please re-try!",
      show: toast(3000),
    });
    await vi.waitFor(() => expect(aborted).toBe(true));
    expect(reported).toEqual([{ outcome: "Timeout", retCode: 9_000_001, event: 79_997 }]);
  });

  it("unsupported response type: nothing is sent", async () => {
    const odd = { ...profileCalls["profile.get"], responseType: "blob" } as unknown as CallDefinition;
    const error = await failure(client({ load: async () => odd }).call("profile.get", {}, options()));
    expect(error).toMatchObject({
      kind: "ResponseError",
      message: "responseType not support",
      outcome: "none",
    });
    expect(server.seen).toEqual([]);
  });

  it("response type text: the bare body is the answer", async () => {
    const plain: CallDefinition = {
      ...profileCalls["profile.get"],
      responseType: "text",
      response: (await import("valibot")).string(),
    };
    server.respond((_, response) => response.end("as it is"));
    const result = await client({ load: async () => plain }).call("profile.get", {}, options());
    expect(result).toMatchObject({ kind: "ok", data: "as it is" });
  });

  it.each(["OK", "", " ok", '"ok"'])("logging reply %j: 'Non Response!'", async (reply) => {
    server.respond((_, response) => response.end(reply));
    const line = { app: "coffer", env: "sitnet", level: "info", ts: 1, msg: "x", ctx: {} } as const;
    const send = () =>
      writeLog((url, init) => fetch(url, init), `${server.origin}/log-collector`, line, false);
    await expect(send()).rejects.toThrow("Non Response!");
    server.respond((_, response) => response.end("ok"));
    await expect(send()).resolves.toBeUndefined();
  });

  it("a notify-type reminder makes the toast a notification, and nothing else of what is shown", async () => {
    const query = () => failure(client().call("convert.history", {}, options({ reminder: "notify" })));
    server.respond(says(700_008));
    expect((await query()).show).toEqual({ as: "notification", durationMs: 4500 });
    server.respond(says(10_024));
    expect((await query()).show?.as).toBe("modal");
  });

  it("cancelled: nobody is notified, and nothing is logged", async () => {
    server.respond(() => undefined);
    const one = client();
    const error = failure(one.call("convert.history", {}, { id: "mine", exempt: false }));
    await vi.waitFor(() => expect(server.seen).toHaveLength(1));
    one.cancel("mine");
    expect(await error).toMatchObject({ kind: "Cancelled", show: { as: "none", durationMs: 0 } });
    expect(reported).toEqual([]);
  });

  it("a part of the contract that cannot be loaded is a network failure before anything was sent", async () => {
    const load = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
    const error = await failure(client({ load }).call("withdraw.records", {}, options()));
    expect(error).toMatchObject({ code: "NETWORK", outcome: "none", retriable: true, message: codeMissing });
  });

  it("a part of the worker that cannot be loaded is told from a network that is not there", async () => {
    const part = lazyOnce(() => Promise.reject(new TypeError("Failed to fetch dynamically imported module")));
    const answers = { "withdraw.target": () => part() } as unknown as LocalAnswers;
    const error = await failure(answerLocally(answers, "withdraw.target", {}));
    expect(error).toMatchObject({ code: "NETWORK", retriable: true, message: codeMissing });
  });
});
