import { Decimal } from "./decimal.ts";
import { depositStatuses } from "./deposit-status.ts";
import { isBefore } from "./record-times.ts";

/** What cannot be true of a record of a deposit, whoever signed it; "" when nothing is wrong. Pure. */

interface Came {
  readonly amount: string;
}

interface Paid extends Came {
  /** "" where none applies. */
  readonly depositFee: string;
}

interface OnChain extends Paid {
  readonly status: number;
  /** ms as text, "" of what has not been. */
  readonly createdTime: string;
  readonly successAt: string;
  readonly unlockedAt: string;
  readonly endedAt: string;
}

/** 1 on-chain, 2 from another user, 3 fiat. */
type Deposit =
  | ({ readonly recordType: 1 } & OnChain)
  | ({ readonly recordType: 2 } & Came)
  | ({ readonly recordType: 3 } & Paid);

/** Nothing that came, a fee of more than came, a time that is none of its way, or a failure of what was credited. */
function depositFault(record: Deposit): string {
  if (new Decimal(record.amount).lte(0)) return "amount";
  if (record.recordType === 2) return "";
  if (new Decimal(record.depositFee || 0).gt(record.amount)) return "depositFee";
  if (record.recordType === 3) return "";
  const { status, createdTime, successAt, unlockedAt, endedAt } = record;
  // A host that has no other time of a record tells by this one when it ended.
  if (status === depositStatuses.failed && createdTime !== "" && successAt !== "") return "successAt";
  if (isBefore(successAt, createdTime)) return "successAt";
  if (isBefore(unlockedAt, createdTime) || isBefore(unlockedAt, successAt)) return "unlockedAt";
  return isBefore(endedAt, createdTime) ? "endedAt" : "";
}

/** The first deposit that cannot be. */
export function depositsFault({ rows }: { readonly rows: readonly Deposit[] }): string {
  const fault = rows.map(depositFault).find((one) => one !== "");
  return fault === undefined ? "" : `rows[].${fault}`;
}
