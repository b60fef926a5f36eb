import * as v from "valibot";
import {
  type ConvertHistoryRow,
  convertHistoryRow,
  convertKinds,
  type HistoryFilter,
  historyStates,
} from "#shared/contract/convert-history.ts";
import type { HistoryEntry } from "../../../dealer/history-source.ts";
import { codes, Refusal } from "../../../refusal.ts";

/** Which records fit a filter, their order and their pages. Pure. */

export interface HistoryPage {
  readonly list: ConvertHistoryRow[];
  /** How many fit in all. */
  readonly total: number;
}

const maxPerPage = 100;
const usualPage = 20;

export interface Paging {
  /** From 1, 1 when absent. */
  readonly index?: number | undefined;
  /** 20 when absent, at most 100. */
  readonly limit?: number | undefined;
}

/** A page of what fits, newest first. Refuses with 10001 what cannot be asked for. */
export function pageOfHistory(
  entries: readonly HistoryEntry[],
  filter: HistoryFilter,
  { index = 1, limit = usualPage }: Paging,
): HistoryPage {
  const fitting = entries.filter(fits(filter)).toSorted(newestFirst);
  const list = fitting.slice((index - 1) * limit, index * limit).map(rowOf);
  return { list, total: fitting.length };
}

/** Refuses with 10001: pages and limits out of bounds, a period that ends before it begins, unknown kinds and states. */
export function requireValidRange(filter: HistoryFilter, { index = 1, limit = usualPage }: Paging): void {
  if (!Number.isInteger(index) || index < 1) throw bad("index: from 1");
  if (!Number.isInteger(limit) || limit < 1 || limit > maxPerPage)
    throw bad(`limit: from 1 to ${maxPerPage}`);
  const { startTime = 0, endTime = Number.POSITIVE_INFINITY } = filter;
  if (startTime >= endTime) throw bad("endTime: after startTime");
  requireKnown("kind", filter.kind, convertKinds);
  requireKnown("state", filter.state, historyStates);
  for (const coin of listOf(filter.coin) ?? []) {
    if (!/^[A-Z0-9]{1,20}$/.test(coin)) throw bad("coin: a list of codes");
  }
}

/** What is told of an entry: what it is found by beside that stays here. */
function rowOf(entry: HistoryEntry): ConvertHistoryRow {
  return v.parse(convertHistoryRow, entry);
}

function requireKnown(field: string, text: string | undefined, known: readonly string[]): void {
  for (const one of listOf(text) ?? []) {
    if (!known.includes(one)) throw bad(`${field}: a list of ${known.join(", ")}`);
  }
}

function bad(message: string): Refusal {
  return new Refusal(codes.badParameter, message);
}

function fits(filter: HistoryFilter): (entry: HistoryEntry) => boolean {
  const kinds = listOf(filter.kind);
  const states = listOf(filter.state);
  const accounts = listOf(filter.accountType);
  const coins = listOf(filter.coin);
  const { recordNo, startTime = 0, endTime = Number.POSITIVE_INFINITY } = filter;
  return (entry) => {
    const at = Number(entry.createdAt);
    return (
      at >= startTime &&
      at < endTime &&
      (kinds === null || kinds.has(entry.kind)) &&
      (states === null || states.has(entry.state)) &&
      (accounts === null || accounts.has(entry.accountType)) &&
      (coins === null || coinsOf(entry).some((coin) => coins.has(coin))) &&
      (recordNo === undefined || entry.exchangeTxId.startsWith(recordNo))
    );
  };
}

function coinsOf({ fromCoin, toCoin, coins = [] }: HistoryEntry): readonly string[] {
  return [fromCoin, toCoin, ...coins];
}

/** The entries of a comma list, null for no list. */
export function listOf(text: string | undefined): ReadonlySet<string> | null {
  if (text === undefined || text === "") return null;
  return new Set(text.split(","));
}

function newestFirst(a: ConvertHistoryRow, b: ConvertHistoryRow): number {
  return Number(b.createdAt) - Number(a.createdAt) || (a.exchangeTxId < b.exchangeTxId ? 1 : -1);
}
