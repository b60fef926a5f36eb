import { Decimal } from "./decimal.ts";
import { isBefore } from "./record-times.ts";

/** What cannot be true of a record of a transfer, whoever signed it; "" when nothing is wrong. Pure. */

interface Transfer {
  readonly amount: string;
  readonly fromMemberId: string;
  readonly toMemberId: string;
  readonly fromAccountType: string;
  readonly toAccountType: string;
  readonly timestamp: string;
  readonly status: string;
  readonly endedAt: string;
  readonly failCode: number;
}

/** Nothing that moves, from where it is to where it is, one that arrived with a reason why not, or an end that is none. */
function transferFault(record: Transfer): string {
  const { amount, fromMemberId, toMemberId, fromAccountType, toAccountType, status, failCode } = record;
  if (new Decimal(amount).lte(0)) return "amount";
  const isNamed = fromMemberId !== "" && fromAccountType !== "";
  if (isNamed && fromMemberId === toMemberId && fromAccountType === toAccountType) return "toAccountType";
  if (status === "SUCCESS" && failCode !== 0) return "failCode";
  return hasOddEnd(record) ? "endedAt" : "";
}

/** Before it began, or of one that goes on. */
function hasOddEnd({ endedAt, timestamp, status }: Transfer): boolean {
  return isBefore(endedAt, timestamp) || (endedAt !== "" && status === "PENDING");
}

/** The first transfer that cannot be. */
export function transfersFault({ list }: { readonly list: readonly Transfer[] }): string {
  const fault = list.map(transferFault).find((one) => one !== "");
  return fault === undefined ? "" : `list[].${fault}`;
}
