import { codes, Refusal } from "../../refusal.ts";

/** Ledgers tell at most seven days at a time (F0.7), and an hour for those in which clocks change. */
const mostMs = 7 * 86_400_000;
const clockChangeMs = 3_600_000;

export interface Window {
  readonly start: number;
  readonly end: number;
}

/** What was asked for, or the last seven days. All ms. */
export function windowOf(from: number | undefined, to: number | undefined, now: number): Window {
  const end = to ?? (from === undefined ? now + 1 : from + mostMs);
  const start = from ?? end - mostMs;
  if (start > end || end - start > mostMs + clockChangeMs) {
    throw new Refusal(codes.badParameter, "The window is wider than 7 days");
  }
  return { start, end };
}

export function limitOf(limit: number | undefined, usual: number, most: number): number {
  const wanted = limit ?? usual;
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > most) {
    throw new Refusal(codes.badParameter, `limit: from 1 to ${most}`);
  }
  return wanted;
}
