/** R4.21, R7.31, R7.32, R8.13, R9.2, F2h.2, F2h.3. */
import * as v from "valibot";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { httpCalls } from "#shared/contract/index.ts";
import { collectorCalls, type LogLine, type MonitorEvent } from "#shared/contract/telemetry.ts";
import { failures } from "#worker/http/failures.ts";
import { signalCodes } from "#worker/http/taxonomy.ts";
import { createPageReports, plainRoute } from "#worker/telemetry/page-reports.ts";
import { loggedSockets } from "#worker/telemetry/socket-log.ts";
import { createTelemetry, type Telemetry } from "#worker/telemetry/telemetry.ts";
import { type ManualClock, manualClock } from "./manual-clock.ts";

let clock: ManualClock;
let posts: { readonly url: string; readonly init: RequestInit; readonly body: unknown }[];
let status: number;
let telemetry: Telemetry;
let lastId: number;

beforeEach(() => {
  clock = manualClock();
  posts = [];
  status = 200;
  lastId = 0;
  telemetry = start("https://host/events", "https://host/log");
});

function start(telemetryUrl: string, loggingUrl: string): Telemetry {
  return createTelemetry({
    async fetch(url, init) {
      posts.push({ url, init, body: JSON.parse(init.body as string) });
      return new Response("ok", { status });
    },
    clock,
    serverNow: () => clock.now() + 0.4,
    telemetryUrl,
    loggingUrl,
    environment: "sitnet",
    newId: () => {
      lastId += 1;
      return `trace-${lastId}`;
    },
    report: () => undefined,
  });
}

const events = (): MonitorEvent[] =>
  posts
    .filter(({ url }) => url.endsWith("/events"))
    .flatMap(({ body }) => v.parse(collectorCalls["monitor.events"].request, body).events);
const lines = (): LogLine[] =>
  posts
    .filter(({ url }) => url.endsWith("/log"))
    .map(({ body }) => v.parse(collectorCalls["log.write"].request, body));

/** Lets what is due go out. */
async function settle(): Promise<void> {
  clock.advance(5000);
  await vi.waitFor(() => expect(posts.length).toBeGreaterThan(0));
}

describe("events of calls", () => {
  it("carry code, route, duration, outcome, ret_code, time and trace, and nothing else", async () => {
    const trace = telemetry.begin("convert.execute", "exchangeNew/convert/execute");
    clock.advance(123);
    trace.end("BusinessError", 700_008);
    const ts = clock.now();
    await settle();
    expect(events()).toEqual([
      {
        code: httpCalls["convert.execute"].eventCode,
        route: "/exchangeNew/convert/execute",
        duration: 123,
        outcome: "BusinessError",
        retCode: 700_008,
        ts,
        traceId: "trace-1",
      },
    ]);
    expect(posts[0]?.init).toMatchObject({
      credentials: "omit",
      referrerPolicy: "no-referrer",
      redirect: "error",
    });
  });

  it("have a code of the range for every call, and all codes of it are used", () => {
    const codes = new Set(Object.values(httpCalls).map(({ eventCode }) => eventCode));
    expect(codes).toEqual(new Set(Array.from({ length: 68 }, (_, at) => 70_100 + at)));
  });

  it("that took up to 30 s are logged, longer ones are not", async () => {
    const short = telemetry.begin("profile.get", "a");
    clock.advance(30_000);
    short.end("ok", 0);
    const long = telemetry.begin("profile.get", "b");
    clock.advance(30_001);
    long.end("ok", 0);
    await settle();
    expect(events().map(({ route }) => route)).toEqual(["/a"]);
  });

  it("that timed out are logged with 30 s, whatever the timer and the steps before it added, and the log says so", async () => {
    const late = telemetry.begin("convert.coins", "coins");
    clock.advance(30_250);
    late.fail(failures.timeout, 0);
    await settle();
    await vi.waitFor(() => expect(lines()).toHaveLength(1));
    expect(events()).toMatchObject([
      { code: 79_997, outcome: "Timeout", traceId: "trace-1" },
      { code: 70_113, duration: 30_000, outcome: "Timeout", retCode: 9_000_001, traceId: "trace-1" },
    ]);
    expect(lines()).toMatchObject([
      { level: "error", msg: "timeout of 30000ms exceeded", ctx: { route: "/coins", traceId: "trace-1" } },
    ]);
  });

  it("that never ended are not followed for longer than 60 s", async () => {
    const lost = telemetry.begin("profile.get", "lost");
    clock.advance(60_001);
    lost.end("ok", 0);
    telemetry.begin("profile.get", "next").end("ok", 0);
    await settle();
    expect(events().map(({ route }) => route)).toEqual(["/next"]);
  });

  it.each([
    ["timeout", 0, 79_997, 9_000_001, "Timeout"],
    ["status", 404, 79_998, 404, "HttpError"],
    ["network", 0, 79_999, -1, "TypeError"],
  ] as const)(
    "that failed by %s come with an event of their own",
    async (why, httpStatus, code, retCode, outcome) => {
      telemetry.begin("profile.get", "p").fail(failures[why], httpStatus);
      await settle();
      expect(events()).toMatchObject([
        { code, retCode, outcome, traceId: "trace-1" },
        { code: 70_100, retCode, outcome, traceId: "trace-1" },
      ]);
    },
  );

  it("that were cancelled are not logged", async () => {
    telemetry.begin("profile.get", "p").fail(failures.cancelled, 0);
    telemetry.note(signalCodes.signatureValid, "x");
    await settle();
    expect(events().map(({ code }) => code)).toEqual([79_990]);
  });
});

describe("batches", () => {
  const note = () => telemetry.note(signalCodes.signatureValid, "x");

  it("go every five seconds", async () => {
    note();
    note();
    clock.advance(4999);
    expect(posts).toEqual([]);
    await settle();
    expect(posts).toHaveLength(1);
    expect(events()).toHaveLength(2);
    // With nothing left to send it comes to rest.
    clock.advance(5000);
    expect(clock.pending).toBe(0);
    expect(posts).toHaveLength(1);
  });

  it("go at once when there are twenty", async () => {
    for (let at = 0; at < 20; at += 1) note();
    await vi.waitFor(() => expect(events()).toHaveLength(20));
  });

  it("go with keepalive when the page leaves", async () => {
    note();
    await settle();
    note();
    telemetry.leave();
    await vi.waitFor(() => expect(posts).toHaveLength(2));
    expect(posts.map(({ init }) => init.keepalive)).toEqual([false, true]);
  });

  it("that did not arrive go again with the next, each event once", async () => {
    status = 503;
    note();
    await settle();
    await vi.waitFor(() => expect(clock.pending).toBe(1));
    status = 200;
    note();
    clock.advance(5000);
    await vi.waitFor(() => expect(posts).toHaveLength(2));
    expect(posts[1]?.body).toMatchObject({ events: [{ code: 79_990 }, { code: 79_990 }] });
  });

  it("never hold more than 500: the oldest go", async () => {
    status = 503;
    for (let at = 0; at < 700; at += 1) telemetry.note(signalCodes.signatureValid, `n${at}`);
    await vi.waitFor(() => expect(posts.length).toBeGreaterThan(0));
    await vi.waitFor(() => expect(clock.pending).toBe(1));
    status = 200;
    posts = [];
    clock.advance(5000);
    await vi.waitFor(() => expect(events()).toHaveLength(500));
    const routes = events().map(({ route }) => route);
    expect(new Set(routes).size).toBe(500);
    expect(routes).toContain("/n699");
    expect(routes).not.toContain("/n0");
  });

  it("are not made where the host has no collectors", () => {
    const silent = start("", "");
    silent.begin("profile.get", "p").end("ok", 0);
    silent.note(signalCodes.signatureValid, "x");
    silent.log("info", "x", {});
    expect(clock.pending).toBe(0);
  });
});

it("tells analytics of a login, not of whose it was", async () => {
  createPageReports(telemetry)({ what: "login", route: "/user/assets/exchange/lwb-exchange/8412", id: 7 });
  const ts = clock.now();
  await settle();
  expect(events()).toEqual([
    {
      code: 79_982,
      name: "login",
      route: "/user/assets/exchange/lwb-exchange/*",
      duration: 0,
      outcome: "ok",
      retCode: 0,
      ts,
      traceId: "trace-1",
    },
  ]);
});

describe("log lines", () => {
  it("tell of the feed's sockets: ws_open, and ws_close only while online, with path and query but no token", async () => {
    let online = true;
    let end: () => void = () => undefined;
    const open = loggedSockets(
      (_, socketEvents) => {
        socketEvents.opened();
        end = () => socketEvents.ended();
        return { send: () => undefined, close: () => undefined };
      },
      telemetry,
      () => online,
    );
    const heard: string[] = [];
    const listener = {
      opened: () => heard.push("opened"),
      frame: () => undefined,
      ended: () => heard.push("ended"),
    };
    open("wss://host/spot/ws/quote/v2?binary=true&timestamp=5&token=geheim", listener);
    end();
    end();
    online = false;
    open("wss://host/spot/ws/quote/v2?binary=true", listener);
    end();
    await settle();
    await vi.waitFor(() => expect(lines()).toHaveLength(3));
    const about = { path: "/spot/ws/quote/v2", query: "binary=true&timestamp=5" };
    expect(lines().map(({ msg, ctx }) => [msg, ctx])).toEqual([
      ["ws_open", about],
      ["ws_close", about],
      ["ws_open", { ...about, query: "binary=true" }],
    ]);
    expect(lines()[0]).toMatchObject({ app: "coffer", env: "sitnet", level: "info" });
    expect(heard).toEqual(["opened", "ended", "ended", "opened", "ended"]);
    await vi.waitFor(() => expect(events()).toHaveLength(3));
    const event = { outcome: "ok", route: about.path, query: about.query };
    expect(events()).toMatchObject([
      { ...event, code: 79_980, name: "ws_open" },
      { ...event, code: 79_981, name: "ws_close" },
      { code: 79_980, name: "ws_open", query: "binary=true" },
    ]);
  });

  it("carry what the page measured, and rejections without a code (79996)", async () => {
    const report = createPageReports(telemetry);
    report({ what: "vital", route: "/user/assets/exchange/index", name: "LCP", value: 812.5 });
    report({ what: "rejection", route: "/user/assets/deposit?coin=BTC", name: "RangeError" });
    await settle();
    await vi.waitFor(() => expect(lines()).toHaveLength(2));
    expect(lines().map(({ msg, ctx }) => [msg, ctx])).toEqual([
      ["vital", { route: "/user/assets/exchange/index", name: "LCP", value: "812.5" }],
      ["rejection", { route: "/user/assets/deposit", name: "RangeError" }],
    ]);
    await vi.waitFor(() => expect(events()).toMatchObject([{ code: 79_996, outcome: "other" }]));
  });

  it.each([
    { what: "rejection", route: "/", name: "Error: bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh" },
    { what: "vital", route: "/", name: "balance", value: 5 },
    { what: "vital", route: "/", name: "LCP", value: Number.NaN },
    { what: "else" },
  ])("refuse %j", (input) => {
    expect(() => createPageReports(telemetry)(input)).toThrow("bad request");
  });

  it.each([
    ["/user/assets/exchange/lwb-exchange/history/8412", "/user/assets/exchange/lwb-exchange/history/*"],
    ["/user/assets/withdraw?address=bc1q", "/user/assets/withdraw"],
    ["/user/assets/a@b.com", "/user/assets/*"],
    ["/user/assets/#0x52908400098527886E0F7030069857D2E4169EE7", "/user/assets/"],
  ])("write the route %s as %s", (path, route) => {
    expect(plainRoute(path)).toBe(route);
  });
});
