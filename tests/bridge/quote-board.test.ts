/** D4.3. */
import { beforeEach, describe, expect, it } from "vitest";
import type { QuoteRow } from "#shared/contract/market.ts";
import type { Snapshot, TopicStatus } from "#shared/rpc/snapshot.ts";
import type { Bridge } from "#src/bridge/bridge.ts";
import { Notices } from "#src/bridge/notices.ts";
import { QuoteBoard } from "#src/bridge/quote-board.ts";
import { FakeClock } from "./fake-clock.ts";

interface Open {
  /** Those of its subscription, then those of each amendment. */
  readonly requested: (readonly string[])[];
  readonly send: (snapshot: Snapshot<QuoteRow>) => void;
}

let opened: Open[];
let clock: FakeClock;
let board: QuoteBoard;
let kept: (readonly string[])[];

beforeEach(() => {
  opened = [];
  clock = new FakeClock();
  const subscribe: Bridge["subscribe"] = (_topic, params, listener) => {
    const requested = [symbolsOf(params)];
    opened.push({ requested, send: (sent) => listener(sent, "") });
    return { amend: (next) => requested.push(symbolsOf(next)), release: () => undefined };
  };
  kept = [];
  board = new QuoteBoard({ subscribe }, new Notices(clock), (rows) =>
    kept.push(rows.map(({ key, lastPrice }) => `${key} ${lastPrice}`)),
  );
});

/** What the worker sends, and the moment until the page is told. */
async function send(sent: Snapshot<QuoteRow>): Promise<void> {
  opened[0]?.send(sent);
  await clock.advance(0);
}

function symbolsOf(params: unknown): readonly string[] {
  return (params as { symbols: readonly string[] }).symbols;
}

function quote(key: string, lastPrice: string, asOf = 1): QuoteRow {
  const rest = { changeRate24H: "", highPrice24h: "", lowPrice24h: "", volume24h: "", turnover24hUSD: "" };
  return { key, lastPrice, asOf, ...rest };
}

function snapshot(rows: readonly QuoteRow[], full = false, status: TopicStatus = "live") {
  return { epoch: 1, seq: 1, edition: 0, asOf: 1, status, full, rows };
}

function recorder() {
  const prices: (string | undefined)[] = [];
  return { prices, listener: (row: QuoteRow | undefined) => prices.push(row?.lastPrice) };
}

describe("the quote board", () => {
  it("asks once for all symbols that came into view together", async () => {
    board.watch("ETHUSDT", recorder().listener);
    board.watch("BTCUSDT", recorder().listener);
    board.watch("BTCUSDT", recorder().listener);
    await clock.advance(16);
    expect(opened.map(({ requested }) => requested)).toEqual([[["ETHUSDT", "BTCUSDT"]]]);
  });

  it("tells each listener of its own symbol only", async () => {
    const btc = recorder();
    const eth = recorder();
    board.watch("BTCUSDT", btc.listener);
    board.watch("ETHUSDT", eth.listener);
    await clock.advance(16);
    await send(snapshot([quote("BTCUSDT", "1"), quote("ETHUSDT", "2")], true));
    await send(snapshot([quote("BTCUSDT", "3", 2)]));
    expect(btc.prices).toEqual(["1", "3"]);
    expect(eth.prices).toEqual(["2"]);
    expect(board.quoteOf("BTCUSDT")?.lastPrice).toBe("3");
  });

  it("amends its one subscription, keeps the figures meanwhile, and repeats nothing", async () => {
    const btc = recorder();
    board.watch("BTCUSDT", btc.listener);
    await clock.advance(16);
    await send(snapshot([quote("BTCUSDT", "1")], true));
    board.watch("ETHUSDT", recorder().listener);
    await clock.advance(16);
    expect(opened.map(({ requested }) => requested)).toEqual([[["BTCUSDT"], ["BTCUSDT", "ETHUSDT"]]]);
    expect(board.quoteOf("BTCUSDT")?.lastPrice).toBe("1");
    await send(snapshot([quote("BTCUSDT", "2", 2)]));
    await send(snapshot([quote("BTCUSDT", "2", 2), quote("ETHUSDT", "9")], true));
    expect(btc.prices).toEqual(["1", "2"]);
    expect(board.quoteOf("ETHUSDT")?.lastPrice).toBe("9");
  });

  it("lets symbols go late and only when nobody came back to them", async () => {
    const release = board.watch("BTCUSDT", recorder().listener);
    board.watch("ETHUSDT", recorder().listener);
    await clock.advance(16);
    await send(snapshot([], true));
    release();
    await clock.advance(500);
    const again = board.watch("BTCUSDT", recorder().listener);
    await clock.advance(5_000);
    expect(opened[0]?.requested).toHaveLength(1);
    again();
    await clock.advance(1_000);
    expect(opened[0]?.requested.at(-1)).toEqual(["ETHUSDT"]);
  });

  it("gives away what it last had of symbols that it lets go, and nothing at a tick (R3.1)", async () => {
    const release = board.watch("BTCUSDT", recorder().listener);
    board.watch("ETHUSDT", recorder().listener);
    await clock.advance(16);
    await send(snapshot([quote("BTCUSDT", "1"), quote("ETHUSDT", "9")], true));
    await send(snapshot([quote("BTCUSDT", "2", 2)]));
    release();
    expect(kept).toEqual([]);
    await clock.advance(1_000);
    await send(snapshot([quote("ETHUSDT", "9")], true));
    await send(snapshot([quote("ETHUSDT", "8", 2)]));
    expect(kept).toEqual([["BTCUSDT 2"]]);
  });

  it("tells of snapshots that come together once, of the newest, rows before the status", async () => {
    const seen: string[] = [];
    board.watch("BTCUSDT", (row) => seen.push(`${row?.lastPrice} ${board.status}`));
    board.watchStatus(() => seen.push(board.status));
    await clock.advance(16);
    opened[0]?.send(snapshot([quote("BTCUSDT", "1")], true));
    opened[0]?.send(snapshot([quote("BTCUSDT", "2", 2)]));
    expect(seen).toEqual([]);
    await clock.advance(0);
    expect(seen).toEqual(["2 connecting", "live"]);
  });

  it("says when the feed has no such quote any more", async () => {
    const btc = recorder();
    board.watch("BTCUSDT", btc.listener);
    await clock.advance(16);
    await send(snapshot([quote("BTCUSDT", "1")], true));
    await send(snapshot([], true));
    expect(btc.prices).toEqual(["1", undefined]);
    expect(board.quoteOf("BTCUSDT")).toBeUndefined();
  });

  it("tells the feed's status, also when no symbol is watched", async () => {
    const statuses: TopicStatus[] = [];
    const release = board.watchStatus(() => statuses.push(board.status));
    await clock.advance(16);
    expect(opened[0]?.requested).toEqual([[]]);
    await send(snapshot([], true));
    await send(snapshot([]));
    await send(snapshot([], false, "stale"));
    release();
    await send(snapshot([]));
    expect(statuses).toEqual(["live", "stale"]);
  });
});
