import type { ConvertHistoryRow, HistoryFilter } from "#shared/contract/convert-history.ts";
import { convertFacts } from "#shared/domain/known-facts.ts";
import { isTorn } from "#shared/domain/record-facts.ts";
import { isCofferError } from "#shared/rpc/errors.ts";
import type { Clock } from "../clock.ts";
import { CallFailed } from "../http/call-failed.ts";
import type { HttpClient } from "../http/client.ts";
import { ownCall } from "../http/own-call.ts";

export interface HistoryReader {
  readonly http: Pick<HttpClient, "call">;
  readonly clock: Clock;
}

/** All that fits, newest first. `total` is more than there are rows where the bound was reached, one more where nobody says how many. */
export interface WholeHistory {
  readonly rows: readonly ConvertHistoryRow[];
  readonly total: number;
}

/** The most that one file holds. */
export const maxRecords = 10_000;
/** The most that a page holds (F2i.2). */
const pageSize = 100;
const concurrent = 4;
const retries = 2;
const firstDelayMs = 500;
/** Records that change their state while they are read move between the pages: then all is read again, so often. */
const readings = 3;

interface Page {
  readonly list: readonly ConvertHistoryRow[];
  /** Undefined where the exchange does not report it. */
  readonly total?: number | undefined;
}

interface Reading extends WholeHistory {
  /** Pages that contradict each other: two records of one number, a whole page of nothing new, or fewer records than are said to be. */
  readonly isBroken: boolean;
}

/**
 * Reads every page of what fits a filter. Rejects with the CofferError of a page that could not be read, with CallFailed
 * where pages contradict each other however often they are read.
 */
export async function readWholeHistory(reader: HistoryReader, filter: HistoryFilter): Promise<WholeHistory> {
  for (let reading = 1; ; reading += 1) {
    const { rows, total, isBroken } = await readOnce(reader, filter);
    const isLast = reading === readings;
    if (!isBroken) return { rows, total };
    if (isLast) throw new CallFailed("unreadable", "pages that contradict each other", true);
  }
}

async function readOnce(reader: HistoryReader, filter: HistoryFilter): Promise<Reading> {
  const first = await readPage(reader, filter, 1);
  if (first.total === undefined) return readOn(reader, filter, first);
  const newest = first.list[0];
  const wanted = Math.min(first.total, maxRecords);
  if (newest === undefined || first.list.length >= wanted) return distinct([first], first.total);
  // What is converted meanwhile would push every record one place on.
  const end = Number(newest.createdAt) + 1;
  const frozen = { ...filter, endTime: Math.min(filter.endTime ?? end, end) };
  const numbers = Array.from({ length: Math.ceil(wanted / pageSize) - 1 }, (_page, at) => at + 2);
  const pages = await pooled(numbers, (index) => readPage(reader, frozen, index));
  return distinct([first, ...pages], first.total);
}

/** Page after page until one is not full, where nobody says how many there are; one beyond the bound says whether there are more. */
async function readOn(reader: HistoryReader, filter: HistoryFilter, first: Page): Promise<Reading> {
  const pages = [first];
  const ids = new Set(first.list.map(idOf));
  while ((pages.at(-1)?.list.length ?? 0) >= pageSize && pages.length * pageSize <= maxRecords) {
    // oxlint-disable-next-line no-await-in-loop -- only a page says whether there is another
    const page = await readPage(reader, filter, pages.length + 1);
    const before = ids.size;
    for (const row of page.list) ids.add(idOf(row));
    if (page.list.length >= pageSize && ids.size === before) return { rows: [], total: 0, isBroken: true };
    pages.push(page);
  }
  const { total, ...reading } = distinct(pages, 0);
  return { ...reading, total: Math.min(total, maxRecords + 1) };
}

const idOf = ({ exchangeTxId }: ConvertHistoryRow): string => exchangeTxId;

function distinct(pages: readonly Page[], total: number): Reading {
  const all = pages.flatMap(({ list }) => list);
  const byId = new Map(all.map((row) => [idOf(row), row]));
  return {
    rows: [...byId.values()].slice(0, maxRecords),
    total: Math.max(total, byId.size),
    isBroken: byId.size < Math.min(total, maxRecords) || isTorn(all, idOf, convertFacts),
  };
}

async function readPage({ http, clock }: HistoryReader, filter: HistoryFilter, index: number): Promise<Page> {
  for (let failures = 0; ; failures += 1) {
    try {
      const input = { ...filter, index, limit: pageSize };
      return await ownCall(http, "convert.history", input);
    } catch (thrown) {
      if (failures === retries || !isCofferError(thrown) || !thrown.data.retriable) throw thrown;
      await new Promise<void>((resolve) => clock.setTimeout(resolve, firstDelayMs * 2 ** failures));
    }
  }
}

/** Answers in the order of `items`, of which a few are under way at a time; the first failure ends it. */
async function pooled<T, R>(items: readonly T[], run: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  let failed = false;
  const lane = async (): Promise<void> => {
    while (!failed && next < items.length) {
      const at = next;
      next += 1;
      try {
        results[at] = await run(items[at] as T);
      } catch (thrown) {
        failed = true;
        throw thrown;
      }
    }
  };
  await Promise.all(Array.from({ length: concurrent }, lane));
  return results;
}
