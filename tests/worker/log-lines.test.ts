/** R7.31, R8.13, F2h.2. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createPageReports, plainRoute } from "#worker/telemetry/page-reports.ts";
import { loggedSockets } from "#worker/telemetry/socket-log.ts";
import { createTelemetryWorld, type TelemetryWorld } from "./telemetry-world.ts";

let world: TelemetryWorld;

beforeEach(() => {
  world = createTelemetryWorld();
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
      world.telemetry,
      () => online,
    );
    const received: string[] = [];
    const listener = {
      opened: () => received.push("opened"),
      frame: () => undefined,
      ended: () => received.push("ended"),
    };
    open("wss://host/spot/ws/quote/v2?binary=true&timestamp=5&token=geheim", listener);
    end();
    end();
    online = false;
    open("wss://host/spot/ws/quote/v2?binary=true", listener);
    end();
    await world.settle();
    await vi.waitFor(() => expect(world.lines()).toHaveLength(3));
    const about = { path: "/spot/ws/quote/v2", query: "binary=true&timestamp=5" };
    expect(world.lines().map(({ msg, ctx }) => [msg, ctx])).toEqual([
      ["ws_open", about],
      ["ws_close", about],
      ["ws_open", { ...about, query: "binary=true" }],
    ]);
    expect(world.lines()[0]).toMatchObject({ app: "coffer", env: "sitnet", level: "info" });
    expect(received).toEqual(["opened", "ended", "ended", "opened", "ended"]);
    await vi.waitFor(() => expect(world.events()).toHaveLength(3));
    const event = { outcome: "ok", route: about.path, query: about.query };
    expect(world.events()).toMatchObject([
      { ...event, code: 79_980, name: "ws_open" },
      { ...event, code: 79_981, name: "ws_close" },
      { code: 79_980, name: "ws_open", query: "binary=true" },
    ]);
  });

  it("carry what the page measured, and rejections without a code (79996)", async () => {
    const report = createPageReports(world.telemetry);
    report({ what: "vital", route: "/user/assets/exchange/index", name: "LCP", value: 812.5 });
    report({ what: "rejection", route: "/user/assets/deposit?coin=BTC", name: "RangeError" });
    await world.settle();
    await vi.waitFor(() => expect(world.lines()).toHaveLength(2));
    expect(world.lines().map(({ msg, ctx }) => [msg, ctx])).toEqual([
      ["vital", { route: "/user/assets/exchange/index", name: "LCP", value: "812.5" }],
      ["rejection", { route: "/user/assets/deposit", name: "RangeError" }],
    ]);
    await vi.waitFor(() => expect(world.events()).toMatchObject([{ code: 79_996, outcome: "other" }]));
  });

  it("that were not confirmed by ok are written again, and only those", async () => {
    world.answers.text = (body) => ((body as { readonly msg: string }).msg === "two" ? "OK" : "ok");
    for (const msg of ["one", "two", "three"]) world.telemetry.log("info", msg, {});
    await world.settle();
    await vi.waitFor(() => expect(world.telemetry.waiting()).toBe(1));
    world.answers.text = () => "ok";
    world.clock.advance(5000);
    await vi.waitFor(() =>
      expect(world.lines().map(({ msg }) => msg)).toEqual(["one", "two", "three", "two"]),
    );
    await vi.waitFor(() => expect(world.telemetry.waiting()).toBe(0));
  });

  it("that are never confirmed are given up, and cost the others nothing", async () => {
    world.answers.text = (body) => ((body as { readonly msg: string }).msg === "two" ? "no" : "ok");
    world.telemetry.log("info", "two", {});
    const sent = (wanted: string): number => world.lines().filter(({ msg }) => msg === wanted).length;
    for (let turn = 1; turn <= 20; turn += 1) {
      world.telemetry.log("info", "other", {});
      const due = (): void => {
        world.clock.advance(5000);
        expect(sent("other")).toBe(turn);
      };
      await vi.waitFor(due, { interval: 1 });
    }
    expect(sent("two")).toBe(10);
    await vi.waitFor(() => expect(world.telemetry.waiting()).toBe(0));
  });

  it.each([
    { what: "rejection", route: "/", name: "Error: bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh" },
    { what: "vital", route: "/", name: "balance", value: 5 },
    { what: "vital", route: "/", name: "LCP", value: Number.NaN },
    { what: "else" },
  ])("refuse %j", (input) => {
    expect(() => createPageReports(world.telemetry)(input)).toThrow("bad request");
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
