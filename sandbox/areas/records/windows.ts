import { codes, Refusal } from "../../refusal.ts";

/** Ledgers tell at most seven days at a time (F0.7), and an hour for those in which clocks change. */
const maxMs = 7 * 86_400_000;
const clockChangeMs = 3_600_000;

export interface Window {
  readonly start: number;
  readonly end: number;
}

/** What was asked for, or the last seven days. All ms. */
export function windowOf(from: number | undefined, to: number | undefined, now: number): Window {
  const end = to ?? (from === undefined ? now + 1 : from + maxMs);
  const start = from ?? end - maxMs;
  if (start > end || end - start > maxMs + clockChangeMs) {
    throw new Refusal(codes.badParameter, "The window is wider than 7 days");
  }
  return { start, end };
}

export function limitOf(limit: number | undefined, usual: number, max: number): number {
  const wanted = limit ?? usual;
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > max) {
    throw new Refusal(codes.badParameter, `limit: from 1 to ${max}`);
  }
  return wanted;
}
