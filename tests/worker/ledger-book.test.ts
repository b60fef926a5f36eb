/** F0.7, F2i.8, R7.18. */

import { describe, expect, test } from "vitest";
import { createLedgerBook as createBook } from "#worker/records/ledger-book.ts";
import type { LedgerPage, ReadPage, Span, Window } from "#worker/records/ledger-page.ts";
import { fc, fuzzRuns } from "../fuzz.ts";

interface Row {
  readonly id: number;
  readonly at: number;
  readonly owner?: string;
  readonly amount?: number;
}

const createLedgerBook = (span: Span, read: ReadPage<Row>) =>
  createBook(span, read, {
    idOf: ({ id }) => String(id),
    timeOf: ({ at }) => at,
    factsOf: ({ amount }) => String(amount),
    ownerOf: ({ owner = "" }) => owner,
  });

const dayMs = 86_400_000;
const end = 900 * dayMs;

/** A host with these entries; `notifies`: it says when there was something before a window. */
function host(rows: Row[], pageSize: number, notifies: boolean) {
  const requested: Window[] = [];
  const read: ReadPage<Row> = async (window, cursor) => {
    requested.push(window);
    const newest = rows.toSorted((a, b) => b.at - a.at || b.id - a.id);
    const [at = Number.POSITIVE_INFINITY, id = 0] = cursor === "" ? [] : cursor.split(".").map(Number);
    const inside = newest.filter(
      (row) =>
        row.at >= window.start && row.at < window.end && (row.at < at || (row.at === at && row.id < id)),
    );
    const page = inside.slice(0, pageSize);
    const last = page.at(-1);
    const isMore = inside.length > pageSize && last !== undefined;
    const earlier = newest.find((row) => row.at < window.start)?.at ?? 0;
    const answer: LedgerPage<Row> = {
      rows: page,
      next: isMore ? `${last.at}.${last.id}` : "",
      earlierAt: notifies && !isMore ? earlier : undefined,
    };
    return answer;
  };
  return { read, requested };
}

async function readAll(book: ReturnType<typeof createLedgerBook>, between?: () => void): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const part = await book.part(rows.length);
    expect(part.from).toBe(rows.length);
    rows.push(...part.rows);
    if (part.rows.length === 0 || (part.whole && rows.length === part.known)) return rows;
    between?.();
  }
}

const ledger = fc.record({
  /** Days ago, thousandths: some entries share a moment. */
  ages: fc.array(fc.integer({ min: 1, max: 700_000 }), { maxLength: 60 }),
  pageSize: fc.integer({ min: 1, max: 7 }),
  notifies: fc.boolean(),
  reach: fc.option(fc.integer({ min: 1, max: 60 })),
});

const rowsOf = (ages: readonly number[]): Row[] =>
  ages.map((age, id) => ({ id, at: end - Math.round((age / 1_000) * dayMs) }));

describe("a ledger over many windows", () => {
  test("has each entry once, newest first, whatever is booked meanwhile", async () => {
    await fc.assert(
      fc.asyncProperty(ledger, async ({ ages, pageSize, notifies, reach }) => {
        const rows = rowsOf(ages);
        const { read } = host(rows, pageSize, notifies);
        const startTime = reach === null ? undefined : end - reach * dayMs;
        const wanted = rows
          .filter(({ at }) => at >= (startTime ?? 0))
          .toSorted((a, b) => b.at - a.at || b.id - a.id);
        let newId = 1_000;
        const read1 = await readAll(createLedgerBook({ startTime, endTime: end }, read), () => {
          newId += 1;
          rows.push({ id: newId, at: end + newId });
        });
        expect(read1).toEqual(wanted);
      }),
      { numRuns: fuzzRuns(60) },
    );
  });

  test("requests seven days at most, and leaps over a year without entries where the host tells", async () => {
    const { read, requested } = host(rowsOf([1_000, 400_000]), 5, true);
    expect(await readAll(createLedgerBook({ endTime: end }, read))).toHaveLength(2);
    expect(requested.length).toBe(2);
    expect(requested.every((window) => window.end - window.start <= 7 * dayMs)).toBe(true);
  });

  test.for<[boolean, number]>([
    [true, 0],
    [false, end - 106 * 7 * dayMs],
  ])(
    "of nothing says how far back it looked, where the host says when there was something: %s",
    async ([says, at]) => {
      const { read } = host([], 5, says);
      const part = await createLedgerBook({ endTime: end }, read).part(0);
      expect(part).toMatchObject({ rows: [], whole: true, endedAt: at });
    },
  );

  test("reads pages again that it no longer keeps, and not those that it does", async () => {
    const { read, requested } = host(rowsOf(Array.from({ length: 60 }, (_age, at) => at * 100 + 1)), 1, true);
    const book = createLedgerBook({ endTime: end }, read);
    const all = await readAll(book);
    const before = requested.length;
    expect((await book.part(59)).rows).toEqual([all[59]]);
    expect(requested.length).toBe(before);
    expect((await book.part(0)).rows).toEqual([all[0]]);
    expect(requested.length).toBe(before + 1);
  });

  test("fails where pages contradict each other, and goes on once they do not", async () => {
    const { read } = host(rowsOf([1_000, 2_000, 3_000]), 1, true);
    let forged = false;
    const book = createLedgerBook({ endTime: end }, async (window, cursor) => {
      const page = await read(window, cursor);
      return forged && page !== null ? { ...page, rows: [], next: page.next } : page;
    });
    await book.part(0);
    forged = true;
    await Promise.allSettled([book.part(1)]);
    forged = false;
    expect((await book.part(2)).known).toBeGreaterThan(0);
  });

  const entries = (first: number, length: number): Row[] =>
    Array.from({ length }, (_, at) => ({ id: first + at, at: end - first - at }));
  const page = (rows: readonly Row[], next: string, earlierAt?: number): LedgerPage<Row> => ({
    rows,
    next,
    earlierAt,
  });
  let requested = 0;
  const anew = (): number => {
    requested += 1;
    return requested;
  };
  test.each<[lie: string, (cursor: string) => LedgerPage<Row>]>([
    ["a cursor that comes back", () => page(entries(anew(), 1), "same")],
    ["ever new cursors of nothing", () => page([], String(anew()))],
    ["ever new cursors of the same rows", () => page(entries(1, 2), String(anew()))],
    [
      "a row again on the next page",
      (cursor) => (cursor === "" ? page(entries(1, 2), "2") : page(entries(2, 2), "")),
    ],
    ["a row twice on a page", () => page([...entries(1, 1), ...entries(1, 1)], "")],
    [
      "older rows before newer ones",
      (cursor) => (cursor === "" ? page(entries(5, 2), "2") : page(entries(1, 2), "")),
    ],
    [
      "a page of another member",
      (cursor) =>
        page(
          entries(cursor === "" ? 1 : 3, 2).map((row) => ({ ...row, owner: cursor })),
          cursor === "" ? "2" : "",
        ),
    ],
    ["a page dropped", (cursor) => (cursor === "" ? page(entries(1, 2), "2") : page([], ""))],
    ["an entry of before that is not there", () => page([], "", end - 20 * dayMs)],
  ])("ends in an error with %s", async (_, answer) => {
    requested = 0;
    const book = createLedgerBook({ endTime: end }, async (_window, cursor) => answer(cursor));
    await expect(readAll(book)).rejects.toThrow("contradict");
  });

  test("a page that was let go is itself once it is read again, or is none", async () => {
    let amount = 1;
    const book = createLedgerBook({ endTime: end }, async (_window, cursor) => {
      const at = Number(cursor);
      return page(
        entries(at * 2, 2).map((row) => ({ ...row, amount })),
        at < 50 ? String(at + 1) : "",
        0,
      );
    });
    await readAll(book);
    expect((await book.part(0)).rows).toHaveLength(2);
    amount = 2;
    await expect(book.part(2)).rejects.toThrow("contradict");
  });

  test("a past that has changed for good is read from its beginning, once it was told twice", async () => {
    let amount = 1;
    const book = createLedgerBook({ endTime: end }, async (_window, cursor) => {
      const at = Number(cursor);
      return page(
        entries(at * 2, 2).map((row) => ({ ...row, amount })),
        at < 50 ? String(at + 1) : "",
        0,
      );
    });
    await readAll(book);
    amount = 2;
    await expect(book.part(2)).rejects.toThrow("contradict");
    // Once is no proof: a page that is itself again is the old list's.
    amount = 1;
    expect(await book.part(2)).toMatchObject({ from: 2, reading: 0 });
    amount = 2;
    await expect(book.part(6)).rejects.toThrow("contradict");
    expect(await book.part(6)).toMatchObject({
      from: 0,
      known: 2,
      whole: false,
      reading: 1,
      rows: [{ amount: 2 }, { amount: 2 }],
    });
    expect(await readAll(book)).toHaveLength(102);
  });
});
