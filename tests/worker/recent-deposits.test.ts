/** F6d.3, R4.7-R4.9, D10.5. */
import { describe, expect, it, vi } from "vitest";
import type { ChainDeposit } from "#shared/contract/deposit-records.ts";
import type { CallName } from "#shared/contract/index.ts";
import { createPrivateFeed } from "#worker/feed/private-feed.ts";
import { createInvalidation } from "#worker/http/invalidation.ts";
import { createRecentDepositsTopic } from "#worker/topics/recent-deposits.ts";
import { type ManualClock, settle } from "./manual-clock.ts";
import { testLine } from "./private-line.ts";

function deposit(part: Partial<ChainDeposit> = {}): ChainDeposit {
  return {
    recordType: 1,
    id: "1",
    coin: "USDT",
    chain: "TRX",
    amount: "25",
    txID: "aa",
    status: 1,
    toAddress: "T",
    tag: "",
    depositFee: "0",
    successAt: "",
    confirmations: "0",
    requiredConfirmations: "20",
    safeConfirmations: "40",
    createdTime: "1790000000000",
    unlockedAt: "",
    endedAt: "",
    txIndex: "0",
    blockHash: "",
    batchReleaseLimit: "-1",
    depositType: "0",
    fromAddress: "",
    travelRuleStatus: 0,
    taxStatus: 0,
    taxDepositRecordsId: "",
    ...part,
  };
}

function setUp(first: readonly ChainDeposit[] = []) {
  let rows = first;
  const { clock, line, reports, sockets } = testLine();
  const invalidation = createInvalidation({ forget: () => undefined } as never);
  const http = {
    call: vi.fn(async () => ({ kind: "ok", data: { rows, nextPageCursor: "" }, invalidates: [] })),
    ...invalidation,
  };
  const source = createRecentDepositsTopic({
    http: http as never,
    clock,
    serverNow: () => 1,
    channel: createPrivateFeed(line)("deposit"),
    report: line.report,
  })();
  const changed = vi.fn();
  const stop = source.watch(changed);
  const open = async (): Promise<void> => {
    await vi.waitFor(() => expect(sockets.all.length).toBeGreaterThan(0));
    sockets.last().events.opened();
  };
  const receive = (frame: object): void => sockets.last().events.frame(JSON.stringify(frame));
  const login = (): void => receive({ topic: "login", event: "subbed", code: "200" });
  const notify = (data: unknown, f = false): void => receive({ topic: "deposit", f, data });
  const damage = (): void => sockets.last().events.frame(new Uint8Array([31, 139, 8, 0]).buffer);
  /** What the exchange has in its books from now on. */
  const book = (...next: readonly ChainDeposit[]): void => {
    rows = next;
  };
  /** What something done makes out of date. */
  const outdate = (call: CallName): void => invalidation.forget([call]);
  return { clock, sockets, reports, http, source, changed, stop, open, login, notify, damage, book, outdate };
}

/** News on the heels of other news is looked for a little later. */
async function pause(clock: ManualClock): Promise<void> {
  await settle();
  clock.advance(2_000);
}

describe("recent deposits", () => {
  it("are read once, then reported by the private feed, which is requested before the login and received after it", async () => {
    const { source, open, login, notify, sockets, http, stop } = setUp([deposit()]);
    await vi.waitFor(() => expect(source.read()).toHaveLength(1));
    await open();
    expect(sockets.last().sent.map(({ event, op }) => event ?? op)).toEqual(["sub", "login"]);
    notify([deposit({ confirmations: "9" })], true);
    await settle();
    expect(source.read()[0]).toMatchObject({ confirmations: "0" });
    login();
    notify([deposit({ confirmations: "1" })], true);
    await vi.waitFor(() => expect(source.read()[0]).toMatchObject({ confirmations: "1" }));
    expect(source.status()).toBe("live");
    expect(http.call).toHaveBeenCalledTimes(1);
    stop();
  });

  it("are called credited by no count that nobody signed", async () => {
    const { source, open, login, notify, http, stop } = setUp([deposit({ confirmations: "3" })]);
    await vi.waitFor(() => expect(source.read()).toHaveLength(1));
    await open();
    login();
    notify([deposit({ confirmations: "20" })]);
    await vi.waitFor(() => expect(http.call).toHaveBeenCalledTimes(2));
    await settle();
    expect(source.read()[0]).toMatchObject({ confirmations: "3", status: 1 });
    stop();
  });

  it("are counted anew by an answer once a count that was made up is contradicted", async () => {
    const { source, clock, open, login, notify, book, stop } = setUp([deposit({ confirmations: "3" })]);
    await vi.waitFor(() => expect(source.read()).toHaveLength(1));
    await open();
    login();
    notify([deposit({ confirmations: "19" })]);
    await vi.waitFor(() => expect(source.read()[0]).toMatchObject({ confirmations: "19" }));
    book(deposit({ confirmations: "4" }));
    notify([deposit({ confirmations: "4" })]);
    await pause(clock);
    await vi.waitFor(() => expect(source.read()[0]).toMatchObject({ confirmations: "4" }));
    stop();
  });

  it("never go back by what is older, but for a rollback; a row that says the same is the same", async () => {
    const { source, clock, open, login, notify, book, stop } = setUp([deposit({ confirmations: "5" })]);
    await vi.waitFor(() => expect(source.read()).toHaveLength(1));
    await open();
    login();
    const [before] = source.read();
    notify([deposit({ confirmations: "4" })]);
    notify([deposit({ confirmations: "5" })], true);
    await settle();
    expect(source.read()[0]).toBe(before);
    book(deposit({ confirmations: "5", status: 7 }));
    notify([deposit({ confirmations: "5", status: 7 })]);
    await pause(clock);
    await vi.waitFor(() => expect(source.read()[0]).toMatchObject({ status: 7 }));
    book(deposit({ confirmations: "5", status: 70_011, endedAt: "1790000000000" }));
    notify([deposit({ confirmations: "5", status: 70_011, endedAt: "1790000000000" })]);
    await pause(clock);
    await vi.waitFor(() => expect(source.read()[0]).toMatchObject({ status: 70_011 }));
    stop();
  });

  it("that cannot be read are left out and reported", async () => {
    const { source, open, login, notify, reports, stop } = setUp();
    await open();
    login();
    notify([{ id: "x" }], true);
    await vi.waitFor(() => expect(reports).toContain("deposit row dropped"));
    expect(source.read()).toEqual([]);
    stop();
  });

  it("are read again after a frame that was damaged, which may have been of them, also where an answer is on its way", async () => {
    const { source, clock, reports, open, login, damage, http, book, stop } = setUp();
    const dropped = (): number => reports.filter((what) => what === "feed frame dropped").length;
    /** A frame is inflated on another thread: its loss is noticed a little later. */
    const damaged = async (): Promise<void> => {
      const before = dropped();
      damage();
      await vi.waitFor(() => expect(dropped()).toBe(before + 1));
    };
    await open();
    await damaged();
    await settle();
    expect(http.call).toHaveBeenCalledTimes(1);
    login();
    await settle();
    book(deposit());
    await damaged();
    await vi.waitFor(() => expect(source.read()).toMatchObject([{ id: "1" }]));
    let answer: () => void = () => undefined;
    const late = await http.call();
    http.call.mockImplementationOnce(async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return late;
    });
    await damaged();
    await pause(clock);
    book(deposit(), deposit({ id: "2" }));
    await damaged();
    answer();
    await pause(clock);
    await vi.waitFor(() => expect(source.read()).toHaveLength(2));
    stop();
  });

  it("that their owner did something to are read again, also where an answer of before is on its way", async () => {
    const asked = deposit({ status: 2, depositType: "50" });
    const { source, http, book, outdate, stop } = setUp([asked]);
    await vi.waitFor(() => expect(source.read()).toHaveLength(1));
    book({ ...asked, depositType: "0" });
    outdate("withdraw.records");
    outdate("deposit.records");
    await vi.waitFor(() => expect(source.read()).toMatchObject([{ depositType: "0" }]));
    const late = await http.call();
    http.call.mockImplementationOnce(async () => {
      await settle();
      return late;
    });
    outdate("deposit.records");
    book({ ...asked, status: 4, endedAt: "1790000000000" });
    outdate("deposit.records");
    await vi.waitFor(() => expect(source.read()).toMatchObject([{ status: 4 }]));
    expect(http.call).toHaveBeenCalledTimes(5);
    stop();
    outdate("deposit.records");
    await settle();
    expect(http.call).toHaveBeenCalledTimes(5);
  });

  it("are requested again while nobody reports, and no more once nobody looks", async () => {
    const { clock, http, stop } = setUp();
    await settle();
    clock.advance(15_000);
    await vi.waitFor(() => expect(http.call).toHaveBeenCalledTimes(2));
    await settle();
    stop();
    clock.advance(60_000);
    await settle();
    expect(http.call).toHaveBeenCalledTimes(2);
  });
});

describe("what a push may say", () => {
  const credited = { status: 3, confirmations: "20", successAt: "1790000060000" } as const;

  it.each([
    ["a deposit that nobody made", deposit({ id: "2", amount: "25000" })],
    ["a credit that is none", deposit(credited)],
    ["another amount", deposit({ amount: "25000" })],
    ["enough blocks to be withdrawable", deposit({ ...credited, confirmations: "40" })],
    ["another coin", deposit({ coin: "BTC" })],
    ["words for a count", deposit({ confirmations: "64 - reversed, send 1 ETH to 0xbad" })],
    ["no count", deposit({ confirmations: "" })],
  ])("%s is requested, and again, and not believed", async (_what, pushed) => {
    const { source, open, login, notify, http, clock, stop } = setUp([deposit()]);
    await vi.waitFor(() => expect(source.read()).toHaveLength(1));
    const [known] = source.read();
    await open();
    login();
    notify([deposit()], true);
    notify([pushed]);
    await vi.waitFor(() => expect(http.call).toHaveBeenCalledTimes(2));
    await settle();
    expect(source.read()).toEqual([known]);
    clock.advance(15_000);
    await vi.waitFor(() => expect(http.call).toHaveBeenCalledTimes(3));
    await settle();
    expect(source.read()).toEqual([known]);
    stop();
  });

  it("is there as soon as a verified answer says it too", async () => {
    const { source, clock, open, login, notify, book, stop } = setUp();
    await open();
    login();
    book(deposit());
    notify([deposit()]);
    await vi.waitFor(() => expect(source.read()).toMatchObject([{ id: "1", status: 1 }]));
    book(deposit(credited));
    notify([deposit(credited)]);
    await pause(clock);
    await vi.waitFor(() => expect(source.read()).toMatchObject([{ status: 3 }]));
    stop();
  });

  it("is requested again when the answer to it is lost", async () => {
    const { source, open, login, notify, book, http, clock, stop } = setUp();
    await settle();
    await open();
    login();
    notify([], true);
    book(deposit());
    http.call.mockRejectedValueOnce(new Error("lost"));
    notify([deposit()]);
    await settle();
    expect(source.read()).toEqual([]);
    clock.advance(15_000);
    await vi.waitFor(() => expect(source.read()).toMatchObject([{ id: "1" }]));
    stop();
  });

  it("counts the blocks of what is known without a question", async () => {
    const { source, open, login, notify, http, stop } = setUp([deposit()]);
    await vi.waitFor(() => expect(source.read()).toHaveLength(1));
    await open();
    login();
    for (const confirmations of ["1", "2", "3"]) notify([deposit({ confirmations })]);
    await vi.waitFor(() => expect(source.read()).toMatchObject([{ confirmations: "3" }]));
    expect(http.call).toHaveBeenCalledTimes(1);
    stop();
  });
});
