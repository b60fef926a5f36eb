/** F0.7, F2i.8, R7.18: ledgers of 100,000 entries, as the worker holds them for the page. */
import { setImmediate } from "node:timers/promises";
import v8 from "node:v8";
import vm from "node:vm";
import { describe, expect, test } from "vitest";
import type { CallInput, CallOutput } from "#shared/contract/index.ts";
import type { HttpClient } from "#worker/http/client.ts";
import { createLedgerAnswers } from "#worker/records/ledger-answers.ts";

v8.setFlagsFromString("--expose-gc");
const collect = vm.runInNewContext("gc") as () => void;

const entries = 100_000;
const dayMs = 86_400_000;
const end = 900 * dayMs;
const years = 730 * dayMs;
/** Evenly over two years, newest first; on whole seconds, as the funding ledger tells its own. */
const timeOf = (at: number): number => end - 1_000 - Math.floor(((at / entries) * years) / 1_000) * 1_000;
/** The first entry that is older than this. */
const firstBefore = (time: number): number => {
  let [from, to] = [0, entries];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (timeOf(middle) < time) to = middle;
    else from = middle + 1;
  }
  return from;
};

/** An exchange that has these entries, and what became of the rows that it gave. */
function exchange() {
  const given: WeakRef<object>[] = [];
  const requested: string[] = [];
  function page(start: number, until: number, size: number, cursor: string) {
    const from = cursor === "" ? firstBefore(until) : Number(cursor);
    const over = firstBefore(start);
    const to = Math.min(from + size, over);
    const list = Array.from({ length: to - from }, (_, at) => {
      const row = { id: String(entries - from - at), time: timeOf(from + at) };
      given.push(new WeakRef(row));
      return row;
    });
    const isMore = to < over;
    return {
      list,
      nextPageCursor: isMore ? String(to) : "",
      ...(!isMore && { earlierAt: over < entries ? String(timeOf(over)) : "0" }),
    };
  }
  const call = (name: string, input: never) => {
    requested.push(name);
    if (name === "records.derivatives") {
      const {
        startTime = 0,
        endTime = 0,
        limit = 0,
        cursor = "",
      } = input as CallInput<"records.derivatives">;
      const { list, ...rest } = page(startTime, endTime, limit, cursor);
      const rows = list.map((row) => Object.assign(row, { transactionTime: String(row.time) }));
      return Promise.resolve({ kind: "ok", data: { list: rows, ...rest } });
    }
    const query = input as CallInput<"records.funding">;
    const [start, until] = [query.createTimeFrom, query.createTimeTo].map((text) => Number(text) * 1_000);
    const { list, ...rest } = page(start ?? 0, until ?? 0, Number(query.limit), query.cursor ?? "");
    const rows = list.map((row) => Object.assign(row, { createTime: String(row.time / 1_000) }));
    return Promise.resolve({ kind: "ok", data: { list: rows, ...rest } });
  };
  return { http: { call } as unknown as Pick<HttpClient, "call">, given, requested };
}

type Part = Omit<CallOutput<"records.derivatives">, "list"> & {
  readonly from: number;
  readonly rows: readonly { readonly id: string }[];
  readonly known: number;
  readonly whole: boolean;
};

describe.each([
  ["ledger.funding", 100],
  ["ledger.derivatives", 50],
] as const)("%s", (name, pageSize) => {
  const open = () => {
    const { http, given, requested } = exchange();
    const answers = createLedgerAnswers(http, () => Promise.resolve("token"));
    const part = async (row: number) =>
      (await answers[name]({ filter: { endTime: end }, asOf: end, language: "en", row })) as unknown as Part;
    return { part, given, requested };
  };

  test("the first part is one call, however much is behind it", async () => {
    const { part, requested } = open();
    const first = await part(0);
    expect(first).toMatchObject({ from: 0, known: pageSize, whole: false });
    expect(requested).toHaveLength(1);
  });

  test("has each entry once to the end, and keeps forty pages of them", { timeout: 60_000 }, async () => {
    const { part, given } = open();
    let row = 0;
    for (;;) {
      const { from, rows, whole, known } = await part(row);
      expect(from).toBe(row);
      expect(rows[0]?.id).toBe(String(entries - row));
      expect(rows.at(-1)?.id).toBe(String(entries - row - rows.length + 1));
      row += rows.length;
      if (whole && row === known) break;
    }
    expect(row).toBe(entries);
    await setImmediate();
    collect();
    const kept = given.filter((one) => one.deref() !== undefined).length;
    expect(kept).toBeGreaterThan(0);
    // Forty pages, and the one that the next is compared with.
    expect(kept).toBeLessThanOrEqual(41 * pageSize);
    // What was let go is read again where somebody scrolls back.
    expect((await part(0)).rows[0]?.id).toBe(String(entries));
  });
});
