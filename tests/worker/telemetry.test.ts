/** R4.21, R7.32, R9.2, F2h.3. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import { httpCalls } from "#shared/contract/index.ts";
import { failures } from "#worker/http/failures.ts";
import { signalCodes } from "#worker/http/taxonomy.ts";
import { createPageReports } from "#worker/telemetry/page-reports.ts";
import { createTelemetryWorld, type TelemetryWorld } from "./telemetry-world.ts";

let world: TelemetryWorld;

beforeEach(() => {
  world = createTelemetryWorld();
});

describe("events of calls", () => {
  it("carry code, route, duration, outcome, ret_code, time and trace, and nothing else", async () => {
    const trace = world.telemetry.begin("convert.execute", "exchangeNew/convert/execute");
    world.clock.advance(123);
    trace.end("BusinessError", 700_008);
    const ts = world.clock.now();
    await world.settle();
    expect(world.events()).toEqual([
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
    expect(world.posts[0]?.init).toMatchObject({
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
    const short = world.telemetry.begin("profile.get", "a");
    world.clock.advance(30_000);
    short.end("ok", 0);
    const long = world.telemetry.begin("profile.get", "b");
    world.clock.advance(30_001);
    long.end("ok", 0);
    await world.settle();
    expect(world.events().map(({ route }) => route)).toEqual(["/a"]);
  });

  it("that timed out are logged with 30 s, whatever the timer and the steps before it added, and the log says so", async () => {
    const late = world.telemetry.begin("convert.coins", "coins");
    world.clock.advance(30_250);
    late.fail(failures.timeout, 0);
    await world.settle();
    await vi.waitFor(() => expect(world.lines()).toHaveLength(1));
    expect(world.events()).toMatchObject([
      { code: 79_997, outcome: "Timeout", traceId: "trace-1" },
      { code: 70_113, duration: 30_000, outcome: "Timeout", retCode: 9_000_001, traceId: "trace-1" },
    ]);
    expect(world.lines()).toMatchObject([
      { level: "error", msg: "timeout of 30000ms exceeded", ctx: { route: "/coins", traceId: "trace-1" } },
    ]);
  });

  it("that never ended are not followed for longer than 60 s", async () => {
    const lost = world.telemetry.begin("profile.get", "lost");
    world.clock.advance(60_001);
    lost.end("ok", 0);
    world.telemetry.begin("profile.get", "next").end("ok", 0);
    await world.settle();
    expect(world.events().map(({ route }) => route)).toEqual(["/next"]);
  });

  it.each([
    ["timeout", 0, 79_997, 9_000_001, "Timeout"],
    ["status", 404, 79_998, 404, "HttpError"],
    ["network", 0, 79_999, -1, "TypeError"],
  ] as const)(
    "that failed by %s come with an event of their own",
    async (why, httpStatus, code, retCode, outcome) => {
      world.telemetry.begin("profile.get", "p").fail(failures[why], httpStatus);
      await world.settle();
      expect(world.events()).toMatchObject([
        { code, retCode, outcome, traceId: "trace-1" },
        { code: 70_100, retCode, outcome, traceId: "trace-1" },
      ]);
    },
  );

  it("that were cancelled are not logged", async () => {
    world.telemetry.begin("profile.get", "p").fail(failures.cancelled, 0);
    world.telemetry.note(signalCodes.signatureValid, "x");
    await world.settle();
    expect(world.events().map(({ code }) => code)).toEqual([79_990]);
  });
});

describe("batches", () => {
  const note = () => world.telemetry.note(signalCodes.signatureValid, "x");

  it("go every five seconds", async () => {
    note();
    note();
    world.clock.advance(4999);
    expect(world.posts).toEqual([]);
    await world.settle();
    expect(world.posts).toHaveLength(1);
    expect(world.events()).toHaveLength(2);
    // With nothing left to send it comes to rest.
    world.clock.advance(5000);
    expect(world.clock.pending).toBe(0);
    expect(world.posts).toHaveLength(1);
  });

  it("go at once when there are twenty", async () => {
    for (let at = 0; at < 20; at += 1) note();
    await vi.waitFor(() => expect(world.events()).toHaveLength(20));
  });

  it("go with keepalive when the page leaves", async () => {
    note();
    await world.settle();
    note();
    world.telemetry.leave();
    await vi.waitFor(() => expect(world.posts).toHaveLength(2));
    expect(world.posts.map(({ init }) => init.keepalive)).toEqual([false, true]);
  });

  it("that did not arrive go again with the next, each event once", async () => {
    world.answers.status = 503;
    note();
    await world.settle();
    await vi.waitFor(() => expect(world.clock.pending).toBe(1));
    world.answers.status = 200;
    note();
    world.clock.advance(5000);
    await vi.waitFor(() => expect(world.posts).toHaveLength(2));
    expect(world.posts[1]?.body).toMatchObject({ events: [{ code: 79_990 }, { code: 79_990 }] });
  });

  it("go ever more rarely to a collector in trouble, however much there is to tell", async () => {
    world.answers.status = 503;
    for (let second = 0; second < 80; second += 1) {
      for (let at = 0; at < 30; at += 1) note();
      await vi.waitFor(() => expect(world.clock.pending).toBe(1));
      world.clock.advance(1000);
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(world.posts.length).toBeLessThan(8);
    world.answers.status = 200;
    world.clock.advance(160_000);
    await vi.waitFor(() => expect(world.events().length).toBeGreaterThan(500));
  });

  it("never hold more than 500: the oldest go", async () => {
    world.answers.status = 503;
    for (let at = 0; at < 700; at += 1) world.telemetry.note(signalCodes.signatureValid, `n${at}`);
    await vi.waitFor(() => expect(world.posts.length).toBeGreaterThan(0));
    await vi.waitFor(() => expect(world.clock.pending).toBe(1));
    world.answers.status = 200;
    world.posts.length = 0;
    world.clock.advance(5000);
    await vi.waitFor(() => expect(world.events()).toHaveLength(500));
    const routes = world.events().map(({ route }) => route);
    expect(new Set(routes).size).toBe(500);
    expect(routes).toContain("/n699");
    expect(routes).not.toContain("/n0");
  });

  it("are not made where the host has no collectors", () => {
    const silent = world.start("", "");
    silent.begin("profile.get", "p").end("ok", 0);
    silent.note(signalCodes.signatureValid, "x");
    silent.log("info", "x", {});
    expect(world.clock.pending).toBe(0);
  });
});

it("reports a login to analytics, not of whose it was", async () => {
  createPageReports(world.telemetry)({
    what: "login",
    route: "/user/assets/exchange/lwb-exchange/8412",
    id: 7,
  });
  const ts = world.clock.now();
  await world.settle();
  expect(world.events()).toEqual([
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
