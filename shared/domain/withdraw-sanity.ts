import { Decimal, isBelow0 } from "./decimal.ts";
import { isBefore } from "./record-times.ts";
import { withdrawEnds } from "./withdraw-ends.ts";

/** What cannot be true of a person's withdrawals, whoever signed it; "" when nothing is wrong. Pure. */

interface Sent {
  readonly amount: string;
  readonly withdrawFee: string;
  readonly debited?: string | undefined;
  readonly tax?: string | undefined;
  readonly status: string;
  readonly createTime: string;
  readonly broadcastAt?: string | undefined;
  readonly endedAt?: string | undefined;
  readonly failCode?: number | undefined;
}

/**
 * Nothing, or less; a sum that is not its parts; one that arrived with a reason why not; one that was called back from its network,
 * from where nobody can; or a time that is none of its way.
 */
function fieldAtFault(record: Sent): string {
  const { amount, withdrawFee, tax = "", status, failCode = 0, broadcastAt = "" } = record;
  if (new Decimal(amount).lte(0)) return "amount";
  if (isBelow0(withdrawFee)) return "withdrawFee";
  if (isBelow0(tax)) return "tax";
  if (!isOfItsParts(record)) return "debited";
  if (status === "success" && failCode !== 0) return "failCode";
  if (status === "CancelByUser" && broadcastAt !== "") return "broadcastAt";
  return hasOddTime(record) ? "endedAt" : "";
}

/** Amount and fee together, with a tax or without: whether one is taken beside them or of them nobody says. */
function isOfItsParts({ amount, withdrawFee, debited = "", tax = "" }: Sent): boolean {
  if (debited === "" || withdrawFee === "") return true;
  const sum = new Decimal(amount).plus(withdrawFee);
  return sum.eq(debited) || sum.plus(tax || 0).eq(debited);
}

/** Before it was requested, or the end of one that goes on. */
function hasOddTime({ createTime, broadcastAt = "", endedAt = "", status }: Sent): boolean {
  const isEarly = [broadcastAt, endedAt].some((time) => isBefore(time, createTime));
  return isEarly || (endedAt !== "" && status !== "Unknown" && !withdrawEnds.has(status));
}

/** The first withdrawal that cannot be. */
export function sentFault({ rows }: { readonly rows: readonly Sent[] }): string {
  const fault = rows.map(fieldAtFault).find((one) => one !== "");
  return fault === undefined ? "" : `rows[].${fault}`;
}
