/** D6.6. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newRequestId, type SandboxUnderTest, startMs, startSandbox } from "./sandbox-under-test.ts";

/** The control plane's faults beyond status and latency, and the two collectors. */

let under: SandboxUnderTest;
let token = "";
let account = "";
beforeAll(async () => {
  under = await startSandbox();
}, startMs);
beforeEach(async () => {
  await under.control("/sandbox/control/reset", {});
  ({ token, account } = await under.account({ balances: { funding: { USDT: "1000" } } }));
});
afterAll(() => under.close());

const fault = (part: object) => under.control("/sandbox/control/faults", { times: 1, ...part });
const profile = () =>
  fetch(`${under.origin}/x-api/v2/private/user/profile`, { headers: { UserToken: token } });

describe("an answer", () => {
  test("of a chosen code, words and result, in the path's own spelling", async () => {
    await fault({ retCode: 10_024, retMsg: "not here", result: { rule: 7 } });
    expect(await (await profile()).json()).toMatchObject({
      ret_code: 10_024,
      ret_msg: "not here",
      result: { rule: 7 },
    });
    await fault({ retCode: 10_024 });
    expect(await under.call("profile.exchangeRate", { name: "EUR" })).toMatchObject({ code: 10_024 });
  });

  test("of the wrong shape, malformed, or empty", async () => {
    await fault({ retCode: 0, result: { id: "seven" } });
    expect((await under.call("profile.get", {}, token)).result).toEqual({ id: "seven" });
    await fault({ body: '{"ret_code":' });
    expect(await (await profile()).text()).toBe('{"ret_code":');
    await fault({ body: "" });
    expect(await (await profile()).text()).toBe("");
  });

  test("under another content type", async () => {
    await fault({ contentType: "text/html" });
    const response = await profile();
    expect(response.headers.get("content-type")).toMatch(/^text\/html/);
    expect(await response.json()).toMatchObject({ ret_code: 0 });
  });

  test("of which only half comes", async () => {
    await fault({ cutBody: true });
    const response = await profile();
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow();
  });

  test("that lies about what was done", async () => {
    const accountType = "eb_convert_funding";
    const pair = { fromCoin: "USDT", toCoin: "BTC", requestCoin: "USDT", requestAmount: "400" };
    const quoted = await under.call(
      "convert.quote",
      { ...pair, accountType, requestId: newRequestId() },
      token,
    );
    const quoteTxId = quoted.result.quoteTxId ?? "";
    const input = { quoteTxId, accountType, requestId: newRequestId() } as const;
    await fault({ call: "convert.execute", status: 502, body: "{}", afterHandling: true });
    await expect(under.call("convert.execute", input, token)).rejects.toThrow("Not an envelope");
    expect(await under.balance(account, "funding", "USDT")).toBe("600");
  });
});

describe("the collectors", () => {
  const post = (path: string, body: object) =>
    fetch(`${under.origin}${path}`, { method: "POST", body: JSON.stringify(body) });
  const event = {
    code: 70_100,
    route: "/a",
    duration: 5,
    outcome: "ok",
    retCode: 0,
    ts: 1,
    traceId: "t",
  };
  const line = { app: "coffer", env: "sitnet", level: "info", ts: 1, msg: "ws_open", ctx: {} };

  test("keep what they are sent until a reset", async () => {
    expect((await post("/monitoring-collector", { events: [event] })).status).toBe(204);
    expect(await (await post("/log-collector", line)).text()).toBe("ok");
    expect(await under.control("/sandbox/control/telemetry")).toEqual({ events: [event], lines: [line] });
    await under.control("/sandbox/control/reset", {});
    expect(await under.control("/sandbox/control/telemetry")).toEqual({ events: [], lines: [] });
  });

  test("refuse what the contract does not know", async () => {
    expect((await post("/monitoring-collector", { events: [{ ...event, code: 5 }] })).status).toBe(400);
    expect((await post("/monitoring-collector", { events: [] })).status).toBe(400);
    expect((await post("/log-collector", { ...line, level: "shout" })).status).toBe(400);
  });

  test("answer what a test wants the log to answer", async () => {
    await under.control("/sandbox/control/settings", { logReply: "busy" });
    expect(await (await post("/log-collector", line)).text()).toBe("busy");
    await under.control("/sandbox/control/reset", {});
    expect(await (await post("/log-collector", line)).text()).toBe("ok");
  });
});

describe("the host's configuration", () => {
  test("for scripts is what the document carries, keys in it", async () => {
    const config = await under.control<{ signing: { requestPublicKey: string } }>("/sandbox/app-config");
    expect(config.signing.requestPublicKey).toMatch(/^-----BEGIN PUBLIC KEY-----/);
    expect(config).toMatchObject({ telemetryUrl: "/monitoring-collector", loggingUrl: "/log-collector" });
  });
});
