/** F0.7, D8.7: a list of any length, of which the worker may know more than this page has asked for. */
import { expect, test, vi } from "vitest";
import { LongList, type LongPart } from "#src/records/long-list.ts";

const dayMs = 86_400_000;
/** Entries of ten days, ten a day, of which the worker has read all. */
const entries = Array.from({ length: 100 }, (_entry, at) => ({
  id: at,
  time: Date.UTC(2026, 10, 20) - Math.floor(at / 10) * dayMs,
}));

type Entry = (typeof entries)[number];

function listOf(fetch: (row: number) => LongPart<Entry>): LongList<Entry> {
  return new LongList<Entry>({
    fetch: (row) => Promise.resolve(fetch(row)),
    dayOf: ({ time }) => new Date(time).toISOString().slice(0, 10),
  });
}

const pages =
  (size: number) =>
  (row: number): LongPart<Entry> => {
    const from = Math.floor(row / size) * size;
    return {
      from,
      rows: entries.slice(from, from + size),
      known: entries.length,
      whole: true,
      endedAt: 0,
      reading: 0,
    };
  };

/** What stands at each place: the day of a title, or of a row. */
const daysIn = (list: LongList<Entry>): readonly string[] => {
  const view = list.view();
  return Array.from({ length: view.places }, (_place, place) => {
    const there = view.at(place);
    if (typeof there !== "number") return `day ${there.date}`;
    const row = view.row(there);
    return row === undefined ? "gap" : String(row.id);
  });
};

const inOrder = entries.flatMap(({ id, time }) => [
  ...(id % 10 === 0 ? [`day ${new Date(time).toISOString().slice(0, 10)}`] : []),
  String(id),
]);

test("opened again, each row stands below its day, wherever the list is scrolled to first", async () => {
  const list = listOf(pages(20));
  list.show(0, 0);
  await vi.waitFor(() => expect(list.view().known).toBeGreaterThan(0));
  // To the end at once, as with the scroll bar: what lies between is read, too.
  list.show(90, 99);
  await vi.waitFor(() => expect(list.view().whole).toBe(true));
  expect(daysIn(list)).toEqual(inOrder);
});

test("a worker that begins anew with other pages goes on where the list has come to", async () => {
  let size = 20;
  const list = listOf((row) => {
    const part = pages(size)(row);
    return { ...part, known: part.from + part.rows.length, whole: part.from + part.rows.length >= 100 };
  });
  list.show(0, 0);
  await vi.waitFor(() => expect(list.view().known).toBeGreaterThanOrEqual(20));
  size = 30;
  await vi.waitFor(() => {
    list.show(0, 100);
    expect(list.view().whole).toBe(true);
  });
  expect(daysIn(list)).toEqual(inOrder);
});

test("parts of a list that the worker began anew do not stand beside those of before", async () => {
  let reading = 0;
  const list = listOf((row) => {
    // Of the second reading the newest thirty are gone.
    const part = pages(20)(row);
    const rows = reading === 0 ? entries : entries.slice(30);
    return { ...part, rows: rows.slice(part.from, part.from + 20), known: rows.length, reading };
  });
  list.show(0, 100);
  await vi.waitFor(() => expect(list.view().whole).toBe(true));
  reading = 1;
  list.retry();
  await vi.waitFor(() => {
    list.show(0, 100);
    expect(list.view().whole).toBe(true);
    expect(list.view().known).toBe(70);
  });
  expect(daysIn(list)).toEqual(inOrder.slice(33));
});

test("the rows next to one are those of the list, and end where others were let go", async () => {
  const list = listOf(pages(5));
  list.show(0, 0);
  await vi.waitFor(() => expect(list.view().known).toBe(100));
  // The page holds twelve parts: to the end at once, it lets the first one go.
  list.show(109, 109);
  await vi.waitFor(() => expect(list.view().row(99)).toBeDefined());
  const idsAround = (id: number) =>
    list
      .view()
      .around((row) => row.id === id)
      .map((row) => row.id);
  expect(idsAround(98)).toEqual([95, 96, 97, 98, 99]);
  expect(idsAround(30)).toEqual(entries.slice(5, 60).map(({ id }) => id));
  expect(idsAround(2)).toEqual([]);
});
