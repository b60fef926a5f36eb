/** R4.7-R4.9, D10.5. */
import { describe, expect, it, vi } from "vitest";
import { callDefinition } from "#shared/contract/index.ts";
import { loadCall } from "#shared/contract/load.ts";
import { watchAccount } from "#worker/topics/account-reports.ts";
import { settle } from "./manual-clock.ts";
import { testLine } from "./private-line.ts";

function setUp() {
  const { clock, line, reports, sockets } = testLine();
  const outdated = vi.fn();
  const watch = (reported: "order" | "wallet", load?: typeof loadCall) =>
    watchAccount({ clock, privateLine: line, report: line.report, outdated }, reported, load);
  const open = async (): Promise<void> => {
    await vi.waitFor(() => expect(sockets.all.length).toBeGreaterThan(0));
    sockets.last().events.opened();
  };
  const receive = (frame: object): void => sockets.last().events.frame(JSON.stringify(frame));
  const login = (): void => receive({ topic: "login", event: "subbed", code: "200" });
  /** Frames are read in order, but not at once. */
  const read = async (): Promise<void> => {
    for (let i = 0; i < 20; i += 1) await Promise.resolve();
    clock.advance(0);
  };
  return { clock, watch, open, login, receive, read, outdated, reports, sockets };
}

const forged = { account: "funding", coin: "BTC", balance: "1e99", invalidates: ["profile.get"] };

describe("what the private feed reports of an account", () => {
  it.each([
    ["order", "limitOrder.cancel"],
    ["wallet", "withdraw.create"],
  ] as const)("%s: has read again what %s would, and believes nothing of it", async (topic, call) => {
    const { watch, open, login, receive, read, outdated } = setUp();
    watch(topic);
    await open();
    login();
    receive({ topic, f: false, data: [forged, null, "x"] });
    await vi.waitFor(async () => {
      await read();
      expect(outdated).toHaveBeenCalledTimes(1);
    });
    expect(outdated).toHaveBeenCalledWith(callDefinition(call).invalidates);
    expect(callDefinition(call).invalidates).toContain("convert.coins");
  });

  it("is read again later where the code that says what to read cannot be had", async () => {
    const { clock, watch, open, login, receive, read, outdated, reports } = setUp();
    let isThere = false;
    watch("wallet", async (name) => (isThere ? loadCall(name) : Promise.reject(new TypeError("no network"))));
    await open();
    login();
    receive({ topic: "wallet", f: false, data: [forged] });
    await vi.waitFor(async () => {
      await read();
      expect(reports).toEqual(["reported change not read"]);
    });
    isThere = true;
    clock.advance(20_000);
    await vi.waitFor(() => expect(outdated).toHaveBeenCalledTimes(1));
    clock.advance(200_000);
    await settle();
    expect(outdated).toHaveBeenCalledTimes(1);
  });

  it("means nothing before the socket has said whose it is", async () => {
    const { watch, open, login, receive, read, outdated } = setUp();
    watch("wallet");
    await open();
    receive({ topic: "wallet", f: false, data: [forged] });
    await read();
    login();
    receive({ topic: "order", f: false, data: [forged] });
    await read();
    expect(outdated).not.toHaveBeenCalled();
  });

  it("comes over one socket, which closes after the last who watches", async () => {
    const { clock, watch, open, login, sockets } = setUp();
    const stops = [watch("wallet"), watch("order"), watch("wallet")];
    await open();
    login();
    const topics = sockets.last().sent.flatMap(({ topic }) => topic ?? []);
    expect(topics).toEqual(["wallet", "order"]);
    for (const stop of stops) stop();
    expect(sockets.last().closed).toBe(false);
    clock.advance(5_000);
    expect(sockets.last().closed).toBe(true);
    expect(sockets.all).toHaveLength(1);
  });
});
