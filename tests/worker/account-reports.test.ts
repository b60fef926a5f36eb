/** R4.7-R4.9, D10.5. */
import { describe, expect, it, vi } from "vitest";
import { callDefinition } from "#shared/contract/index.ts";
import { loadCall } from "#shared/contract/load.ts";
import { QuoteBook } from "#worker/feed/quote-book.ts";
import { Rates } from "#worker/feed/rates.ts";
import { watchAccount } from "#worker/topics/account-reports.ts";
import { areaTopics } from "#worker/topics/area-topics.ts";
import type { TopicContext } from "#worker/topics/define-topic.ts";
import type { TopicSource } from "#worker/topics/topic-source.ts";
import { settle } from "./manual-clock.ts";
import { testLine } from "./private-line.ts";

function setUp() {
  const { clock, line, reports, sockets } = testLine();
  const outdated = vi.fn();
  const watch = (reported: "order" | "wallet", load?: typeof loadCall) =>
    watchAccount({ clock, privateLine: line, report: line.report, outdated }, reported, load);
  /** A topic of a form, about which nobody else answers anything. */
  const watchTopic = (name: string, params: object): void => {
    const nothing = (): undefined => undefined;
    const context = {
      feed: { quotes: new QuoteBook(), rates: new Rates(), status: () => "live", watch: () => nothing },
      http: { call: () => new Promise(nothing), onInvalidated: () => nothing },
      clock,
      serverClock: { now: () => clock.now() },
      basisOf: () => ({ current: () => ({}), watch: () => nothing }),
      privateLine: line,
      report: line.report,
      outdated,
    } as unknown as TopicContext;
    const topic = areaTopics.find((one) => one.name === name);
    const make = topic?.create(context) as ((of: object) => Pick<TopicSource<never>, "watch">) | undefined;
    make?.(params).watch(nothing);
  };
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
  return { clock, watch, watchTopic, open, login, receive, read, outdated, reports, sockets };
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

  it.each([
    ["limitOrder.estimate", { fromCoin: "BTC", toCoin: "USDT" }],
    ["blockTrade.estimate", { accountType: "eb_convert_funding", fromCoin: "BTC", toCoin: "USDT" }],
    ["specialCoins.estimate", { accountType: "eb_convert_funding", productId: "1", coin: "BTC" }],
    ["batch.estimate", { accountType: "eb_convert_funding", toCoin: "USDT", chosen: [] }],
    ["transfer.estimate", { from: { accountType: "FUND", memberId: "" }, to: null, coin: "BTC", attempt: 0 }],
    ["withdraw.estimate", { coin: "BTC", chain: "BTC", internal: false, attempt: 0 }],
  ])("has what the form of %s stands on read again", async (name, params) => {
    const { watchTopic, open, login, receive, read, outdated } = setUp();
    watchTopic(name, params);
    await open();
    login();
    receive({ topic: "wallet", f: false, data: [forged] });
    await vi.waitFor(async () => {
      await read();
      expect(outdated).toHaveBeenCalledTimes(1);
    });
    const [calls] = outdated.mock.calls[0] ?? [];
    expect(calls).toEqual(expect.arrayContaining(["convert.coins", "batch.list", "blockTrade.check"]));
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
