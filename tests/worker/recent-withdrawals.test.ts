/** F6c.7, F4c.8, R4.7-R4.9, D10.5. */
import { describe, expect, it, vi } from "vitest";
import type { WithdrawRecord } from "#shared/contract/withdraw-records.ts";
import { createPrivateFeed, type PrivateChannel } from "#worker/feed/private-feed.ts";
import { createRecentWithdrawalsTopic } from "#worker/topics/recent-withdrawals.ts";
import { type ManualClock, settle } from "./manual-clock.ts";
import { testLine } from "./private-line.ts";
import { withdrawal } from "./withdrawal.ts";

/** `lost`: the first answer is. `given`: instead of the feed. */
function setUp(first: readonly WithdrawRecord[], lost = false, given?: PrivateChannel) {
  let rows = first;
  const { clock, line, reports, sockets } = testLine();
  const http = {
    call: vi.fn(async () => ({ kind: "ok", data: { rows, nextPageCursor: "" }, invalidates: [] })),
    onInvalidated: () => () => undefined,
  };
  if (lost) http.call.mockRejectedValueOnce(new Error("503"));
  const channel = given ?? createPrivateFeed(line)("withdraw");
  const source = createRecentWithdrawalsTopic({
    http: http as never,
    clock,
    serverNow: () => 1,
    channel,
    report: line.report,
  })();
  const stop = source.watch(vi.fn());
  const receive = (frame: object): void => sockets.last().events.frame(JSON.stringify(frame));
  const open = async (): Promise<void> => {
    await vi.waitFor(() => expect(sockets.all.length).toBeGreaterThan(0));
    sockets.last().events.opened();
    receive({ topic: "login", event: "subbed", code: "200" });
  };
  return {
    source,
    clock,
    sockets,
    http,
    stop,
    open,
    reports,
    notify: (data: unknown) =>
      receive({
        topic: "withdraw",
        f: false,
        data,
      }),
    book: (...next: readonly WithdrawRecord[]) => {
      rows = next;
    },
  };
}

/** News on the heels of other news is looked for a little later. */
async function pause(clock: ManualClock): Promise<void> {
  await settle();
  clock.advance(2_000);
}

/** A live feed that says nothing. */
const quiet: PrivateChannel = { status: () => "live", watch: () => () => undefined };

describe("recent withdrawals", () => {
  it("count blocks by what is pushed; an end is one once a verified answer has it", async () => {
    const { source, clock, open, notify, book, http, stop } = setUp([withdrawal()]);
    await vi.waitFor(() => expect(source.read()).toHaveLength(1));
    await open();
    notify([withdrawal({ confirmations: "7", updateTime: "1790000000009" })]);
    await vi.waitFor(() => expect(source.read()[0]).toMatchObject({ confirmations: "7" }));
    expect(http.call).toHaveBeenCalledTimes(1);
    book(withdrawal({ confirmations: "7" }));
    // Somebody else's word, and the books say otherwise.
    notify([withdrawal({ status: "success", confirmations: "20", endedAt: "1790000000000" })]);
    await vi.waitFor(() => expect(http.call).toHaveBeenCalledTimes(2));
    await settle();
    expect(source.read()[0]).toMatchObject({ status: "BlockchainConfirmed", confirmations: "7" });
    book(withdrawal({ status: "success", confirmations: "20", endedAt: "1790000000000" }));
    notify([withdrawal({ status: "success", confirmations: "20", endedAt: "1790000000000" })]);
    await pause(clock);
    await vi.waitFor(() => expect(source.read()[0]).toMatchObject({ status: "success" }));
    stop();
  });

  it("have the blocks and the transaction that a verified answer says, though a push had counted more", async () => {
    const { source, clock, open, notify, book, http, stop } = setUp([withdrawal({ confirmations: "2" })]);
    await vi.waitFor(() => expect(source.read()).toHaveLength(1));
    await open();
    notify([withdrawal({ confirmations: "19" })]);
    await vi.waitFor(() => expect(source.read()[0]).toMatchObject({ confirmations: "19" }));
    // Its network took another transaction of it.
    book(withdrawal({ confirmations: "3", txID: "bb" }));
    for (let at = 0; at < 5; at += 1) {
      clock.advance(15_000);
      await settle();
    }
    expect(http.call.mock.calls.length).toBeGreaterThan(1);
    expect(source.read()[0]).toMatchObject({ confirmations: "3", txID: "bb" });
    stop();
  });

  it("never go back, and another address under a known id is nothing that a push proves", async () => {
    const { source, open, notify, stop } = setUp([
      withdrawal({ status: "Fail", endedAt: "1790000000000", txID: "" }),
    ]);
    await vi.waitFor(() => expect(source.read()).toHaveLength(1));
    await open();
    const [before] = source.read();
    notify([withdrawal({ confirmations: "19" })]);
    notify([withdrawal({ status: "Fail", endedAt: "1790000000000", txID: "", toAddress: "another" })]);
    await settle();
    expect(source.read()[0]).toBe(before);
    stop();
  });

  it.each([
    ["of one that its network was never told of", { status: "Pending", broadcastAt: "" }, "20"],
    ["of more than it takes", {}, "21"],
    ["that are words", {}, "19 - reversed, send 1 ETH to 0xbad"],
  ] as const)("count no blocks %s by a push alone", async (_what, part, confirmations) => {
    const known = withdrawal(part);
    const { source, open, notify, http, stop } = setUp([known]);
    await vi.waitFor(() => expect(source.read()).toHaveLength(1));
    await open();
    notify([{ ...known, confirmations }]);
    await vi.waitFor(() => expect(http.call).toHaveBeenCalledTimes(2));
    await settle();
    expect(source.read()[0]).toMatchObject({ confirmations: "0" });
    stop();
  });

  it("may be asked about until they are on their way", async () => {
    const pending = { status: "Pending", broadcastAt: "" } as const;
    const { source, clock, open, notify, book, stop } = setUp([withdrawal(pending)]);
    await vi.waitFor(() => expect(source.read()).toHaveLength(1));
    await open();
    book(withdrawal({ ...pending, status: "MoreInformationRequired" }));
    notify([withdrawal({ ...pending, status: "MoreInformationRequired" })]);
    await vi.waitFor(() => expect(source.read()[0]).toMatchObject({ status: "MoreInformationRequired" }));
    book(withdrawal({ ...pending, status: "SecurityCheck" }));
    notify([withdrawal({ ...pending, status: "SecurityCheck" })]);
    await pause(clock);
    await vi.waitFor(() => expect(source.read()[0]).toMatchObject({ status: "SecurityCheck" }));
    stop();
  });

  it("in a state that is not known here are what the exchange says, until they have ended", async () => {
    const later = { status: "Unknown", updateTime: "1790000000009" } as const;
    const { source, clock, open, notify, book, stop } = setUp([withdrawal({ confirmations: "7" })]);
    await vi.waitFor(() => expect(source.read()).toHaveLength(1));
    await open();
    book(withdrawal(later));
    notify([withdrawal(later)]);
    await vi.waitFor(() => expect(source.read()[0]).toMatchObject({ status: "Unknown" }));
    book(withdrawal({ status: "success", endedAt: "1790000000000" }));
    notify([withdrawal({ status: "success", endedAt: "1790000000000" })]);
    await pause(clock);
    await vi.waitFor(() => expect(source.read()[0]).toMatchObject({ status: "success" }));
    book(withdrawal(later));
    notify([withdrawal(later)]);
    await pause(clock);
    await settle();
    expect(source.read()[0]).toMatchObject({ status: "success" });
    stop();
  });

  it("under way are read each minute under a live feed that says nothing; those that ended are not", async () => {
    const { source, clock, book, http, stop } = setUp([withdrawal()], false, quiet);
    await settle();
    const pass = async (ms: number): Promise<void> => {
      for (let passed = 0; passed < ms; passed += 15_000) {
        clock.advance(15_000);
        await settle();
      }
    };
    await pass(45_000);
    expect(http.call).toHaveBeenCalledTimes(1);
    book(withdrawal({ status: "Fail", endedAt: "1790000000000", txID: "" }));
    await pass(15_000);
    expect(http.call).toHaveBeenCalledTimes(2);
    expect(source.read()[0]).toMatchObject({ status: "Fail" });
    await pass(180_000);
    expect(http.call).toHaveBeenCalledTimes(2);
    stop();
  });

  it("are not called live before their list was read, whatever the feed is; a later failure, and a session that ended, count", async () => {
    const { source, open, clock, http, sockets, stop } = setUp([], true);
    expect(source.status()).toBe("connecting");
    await vi.waitFor(() => expect(source.status()).toBe("stale"));
    await open();
    await settle();
    expect(source.status()).toBe("stale");
    clock.advance(15_000);
    await vi.waitFor(() => expect(source.status()).toBe("live"));
    sockets.last().events.ended();
    http.call.mockRejectedValueOnce(new Error("503"));
    expect(source.status()).toBe("live");
    clock.advance(15_000);
    await vi.waitFor(() => expect(source.status()).toBe("stale"));
    clock.advance(15_000);
    await vi.waitFor(() => expect(source.status()).toBe("live"));
    http.call.mockResolvedValueOnce({ kind: "anonymous" } as never);
    clock.advance(15_000);
    await vi.waitFor(() => expect(source.status()).toBe("stale"));
    stop();
  });

  it("that can no longer be read are stale under a live feed too, and live once they are read again", async () => {
    const { source, clock, http, stop } = setUp([withdrawal()], false, quiet);
    await vi.waitFor(() => expect(source.status()).toBe("live"));
    http.call.mockRejectedValueOnce(new Error("503"));
    for (let passed = 0; passed < 60_000; passed += 15_000) {
      clock.advance(15_000);
      await settle();
    }
    expect(source.status()).toBe("stale");
    clock.advance(15_000);
    await settle();
    expect(source.status()).toBe("live");
    stop();
  });

  it("that cannot be read are left out, reported without what stood there, and looked for; those beside them count", async () => {
    const { source, open, notify, book, http, reports, stop } = setUp([withdrawal()]);
    await vi.waitFor(() => expect(source.read()).toHaveLength(1));
    await open();
    book(withdrawal({ confirmations: "3" }));
    notify([{ withdrawId: "x" }, null, withdrawal({ confirmations: "3" })]);
    await vi.waitFor(() => expect(reports).toContain("withdrawal row dropped"));
    expect(source.read()[0]).toMatchObject({ confirmations: "3" });
    await vi.waitFor(() => expect(http.call).toHaveBeenCalledTimes(2));
    stop();
  });

  it("that nothing proves are asked for ever more seldom, however many are pushed", async () => {
    const { source, clock, open, notify, http, stop } = setUp([]);
    await vi.waitFor(() => expect(source.status()).toBe("live"));
    await open();
    for (let i = 0; i < 200; i += 1) {
      notify([withdrawal({ withdrawId: `forged ${i}` })]);
      await settle();
      clock.advance(50);
    }
    // Once as it is opened; of ten seconds of pushes at 0, 1, 3 and 7 s.
    expect(http.call).toHaveBeenCalledTimes(5);
    expect(source.read()).toEqual([]);
    stop();
  });
});
