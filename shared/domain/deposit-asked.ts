import { depositStatuses } from "./deposit-status.ts";

/** Whether a deposit is at the status that a list was narrowed to (F4c.5, F4c.6). Pure. */

const { confirming, processing, success, failed, kept } = depositStatuses;

/** What a server may count to a plain status: on the way through the pool, and what stays credited after a rollback. */
const groups: ReadonlyMap<unknown, number> = new Map([
  [10_011, processing],
  [10_012, success],
  [kept, success],
]);

/** Deposits from other users count in numbers of their own: under way, done, failed. */
const ofUsers: ReadonlyMap<unknown, number> = new Map([
  [confirming, 1],
  [processing, 1],
  [success, 2],
  [failed, 3],
]);

export function isAtStatus(
  { recordType, status }: { readonly recordType?: unknown; readonly status?: unknown },
  wanted: unknown,
): boolean {
  if (recordType === 2) return ofUsers.get(wanted) === status;
  return status === wanted || groups.get(status) === wanted;
}
