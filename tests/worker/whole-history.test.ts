/** F2i.2. */

import { describe, expect, it } from "vitest";
import { pageOfHistory } from "#sandbox/areas/convert/history/page-of-history.ts";
import type { ConvertHistoryRow, HistoryFilter } from "#shared/contract/convert-history.ts";
import type { CallInput, HttpCallName } from "#shared/contract/index.ts";
import type { CallResult } from "#shared/rpc/api.ts";
import { type CofferError, cofferError, isCofferError } from "#shared/rpc/errors.ts";
import type { HttpClient } from "#worker/http/client.ts";
import { differenceOf, historyCsv } from "#worker/records/convert-records.ts";
import type { HistoryTexts } from "#worker/records/history-csv.ts";
import { maxRecords, readWholeHistory } from "#worker/records/read-whole-history.ts";
import { historyRow } from "../features/convert/history/history-rows.ts";
import { fc, fuzzRuns } from "../fuzz.ts";
import { manualClock } from "./manual-clock.ts";

const texts: HistoryTexts = { heads: {}, kinds: {}, states: {}, accounts: {} };

function rowsOf(count: number): ConvertHistoryRow[] {
  return Array.from({ length: count }, (_row, at) =>
    historyRow({ exchangeTxId: String(10 ** 9 + at), createdAt: String(1_795_000_000_000 + at * 1000) }),
  );
}

type Input = CallInput<"convert.history">;

/** A server with these rows; `before` may change them, or throw, before each answer. */
function server(
  rows: readonly ConvertHistoryRow[],
  before: (requests: number, input: Input) => void = () => {},
) {
  const state = { rows, requests: 0, running: 0, maxRunning: 0 };
  const http: Pick<HttpClient, "call"> = {
    async call<N extends HttpCallName>(name: N, input: CallInput<N>): Promise<CallResult<N>> {
      if (name !== "convert.history") throw new Error(name);
      const wanted = input as Input;
      state.requests += 1;
      state.running += 1;
      state.maxRunning = Math.max(state.maxRunning, state.running);
      try {
        before(state.requests, wanted);
        await Promise.resolve();
        const { index, limit, ...filter } = wanted;
        const data = pageOfHistory(state.rows, filter, { index, limit });
        return { kind: "ok", data, invalidates: [] } as unknown as CallResult<N>;
      } finally {
        state.running -= 1;
      }
    },
  };
  return { state, reader: { http, clock: manualClock() } };
}

const ids = (rows: readonly ConvertHistoryRow[]): string[] => rows.map((row) => row.exchangeTxId);

function refused(retriable: boolean): CofferError {
  const show = { as: "none", durationMs: 0 } as const;
  const data = { kind: "Timeout", code: "9000001", message: "", call: "", requestId: "", show } as const;
  return cofferError({ ...data, retriable });
}

describe("the whole history", () => {
  it.each([0, 1, 99, 100, 101, 250, 1234])("of %i records, newest first", async (count) => {
    const rows = rowsOf(count);
    const { reader, state } = server(rows);
    const whole = await readWholeHistory(reader, {});
    expect(ids(whole.rows)).toEqual(ids(rows).toReversed());
    expect(whole.total).toBe(count);
    expect(state.requests).toBe(Math.max(1, Math.ceil(count / 100)));
    expect(state.maxRunning).toBeLessThanOrEqual(4);
  });

  it("ends at the bound and says how many there are", async () => {
    const { reader } = server(rowsOf(maxRecords + 50));
    const whole = await readWholeHistory(reader, {});
    expect(whole.rows).toHaveLength(maxRecords);
    expect(whole.total).toBe(maxRecords + 50);
    expect(new Set(ids(whole.rows)).size).toBe(maxRecords);
  });

  it.each([
    [maxRecords, maxRecords],
    [maxRecords + 500, maxRecords + 1],
  ])("of %i records ends at the bound where nobody says how many: %i are known of", async (count, known) => {
    const rows = rowsOf(count);
    const http = {
      call: async (_name: string, { index = 1 }: Input) => ({
        kind: "ok",
        data: { list: rows.slice((index - 1) * 100, index * 100) },
        invalidates: [],
      }),
    } as unknown as Pick<HttpClient, "call">;
    const whole = await readWholeHistory({ http, clock: manualClock() }, {});
    expect(whole.rows).toHaveLength(maxRecords);
    expect(whole.total).toBe(known);
  });

  it("is as it stood when it was begun: what comes in meanwhile moves nothing", async () => {
    const rows = rowsOf(350);
    const { reader, state } = server(rows, (requests) => {
      if (requests < 2) return;
      state.rows = [
        ...state.rows,
        historyRow({ exchangeTxId: `late-${requests}`, createdAt: "1799999999999" }),
      ];
    });
    const whole = await readWholeHistory(reader, {});
    expect(ids(whole.rows)).toEqual(ids(rows).toReversed());
  });

  it("is read again when records leave the filter meanwhile", async () => {
    const rows = rowsOf(250).map((row) => ({ ...row, state: "waiting" as const }));
    const { reader, state } = server(rows, (requests) => {
      if (requests !== 2) return;
      state.rows = rows.map((row, at) => (at > 240 ? { ...row, state: "success" as const } : row));
    });
    const whole = await readWholeHistory(reader, { state: "waiting" });
    expect(ids(whole.rows)).toEqual(ids(rows).slice(0, 241).toReversed());
  });

  it("is read again where one number stands for two records, and is none where it stays so", async () => {
    const rows = rowsOf(150);
    const forged = rows.map((row) => ({ ...row, fromAmount: "99" }));
    const moved = (of: readonly ConvertHistoryRow[]) => [...of.slice(0, 100), ...rows.slice(50)];
    const lying = server(rows, (_requests, { index }) => {
      lying.state.rows = index === 1 ? rows : moved(forged);
    });
    await expect(readWholeHistory(lying.reader, {})).rejects.toThrow("contradict each other");
    expect(lying.state.requests).toBe(6);

    const once = server(rows, (requests) => {
      once.state.rows = requests === 2 ? moved(forged) : rows;
    });
    expect(ids((await readWholeHistory(once.reader, {})).rows)).toEqual(ids(rows).toReversed());
  });

  it("is none where a page is cut short however often it is read: a file has no holes", async () => {
    const rows = rowsOf(150);
    const short = server(rows, (_requests, { index }) => {
      short.state.rows = index === 2 ? rows.slice(0, 120) : rows;
    });
    await expect(readWholeHistory(short.reader, {})).rejects.toThrow("contradict each other");
    expect(short.state.requests).toBe(6);
  });

  it("is none where nobody says how many there are and every page is the first", async () => {
    const rows = rowsOf(100);
    let requests = 0;
    const http = {
      call: async () => {
        requests += 1;
        return { kind: "ok", data: { list: rows }, invalidates: [] };
      },
    } as unknown as Pick<HttpClient, "call">;
    const reading = readWholeHistory({ http, clock: manualClock() }, {});
    await expect(reading).rejects.toThrow("contradict each other");
    expect(requests).toBe(6);
  });

  it("waits out a page that fails twice, and gives up with its error after that", async () => {
    let failures = 2;
    const rows = rowsOf(150);
    const flaky = server(rows, (_requests, { index }) => {
      if (index !== 2 || failures === 0) return;
      failures -= 1;
      throw refused(true);
    });
    const reading = readWholeHistory(flaky.reader, {});
    await expect.poll(() => flaky.reader.clock.pending).toBe(1);
    flaky.reader.clock.advance(500);
    await expect.poll(() => flaky.reader.clock.pending).toBe(1);
    flaky.reader.clock.advance(1000);
    expect((await reading).rows).toHaveLength(150);

    const refusing = server(rows, () => {
      throw refused(false);
    });
    const error = await readWholeHistory(refusing.reader, {}).catch((thrown: unknown) => thrown);
    expect(isCofferError(error) && error.data.code).toBe("9000001");
    expect(refusing.state.requests).toBe(1);
  });

  it("has exactly what the filter lets through, whatever it is", async () => {
    const kinds = ["instant", "limit", "smallBalances", "block", "specialCoins"] as const;
    const rows = rowsOf(430).map((row, at) => ({ ...row, kind: kinds[at % 5] ?? "instant" }));
    const filter = fc.record(
      {
        kind: fc.subarray([...kinds]).map((some) => some.join(",")),
        startTime: fc.integer({ min: 1_795_000_000_000, max: 1_795_000_430_000 }),
        endTime: fc.integer({ min: 1_795_000_000_000, max: 1_795_000_430_000 }),
      },
      { requiredKeys: [] },
    ) as fc.Arbitrary<HistoryFilter>;
    await fc.assert(
      fc.asyncProperty(filter, async (wanted) => {
        const { kind = "", startTime = 0, endTime = Number.POSITIVE_INFINITY } = wanted;
        const whole = await readWholeHistory(server(rows).reader, wanted);
        const meant = rows.filter(
          (row) =>
            (kind === "" || kind.split(",").includes(row.kind)) &&
            Number(row.createdAt) >= startTime &&
            Number(row.createdAt) < endTime,
        );
        expect(ids(whole.rows)).toEqual(ids(meant).toReversed());
      }),
      { numRuns: fuzzRuns(10) },
    );
  });
});

describe("the worker's calls", () => {
  it("refuse an input that is none", async () => {
    const { reader, state } = server(rowsOf(1));
    await expect(historyCsv(reader, { filter: { startTime: "now" }, texts })).rejects.toThrow();
    expect(() => differenceOf({ quoted: "1e5", received: "2" })).toThrow();
    expect(state.requests).toBe(0);
  });

  it("answer a file with how many records it holds", async () => {
    const { reader } = server(rowsOf(3));
    const made = await historyCsv(reader, { filter: {}, texts });
    expect(made).toMatchObject({ count: 3, total: 3 });
    expect(made.text.split("\r\n")).toHaveLength(5);
  });
});
