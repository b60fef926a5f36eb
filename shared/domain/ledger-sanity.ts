import { Decimal } from "./decimal.ts";
import { isBefore } from "./record-times.ts";

/** What cannot be true of a ledger's page, whatever signed it; "" when nothing is wrong. Pure. */

interface Change {
  readonly transactionTime: string;
  readonly cashFlow: string;
  readonly funding: string;
  readonly fee: string;
  readonly change: string;
}

/**
 * A change that its parts do not come to, under either rule (F2c.7), or an entry outside of the window (F0.7), whose last moment
 * may count or not: nobody says.
 */
export function derivativesFault(
  { list }: { readonly list: readonly Change[] },
  {
    startTime = 0,
    endTime = Number.POSITIVE_INFINITY,
    id,
  }: {
    readonly id?: string | undefined;
    readonly startTime?: number | undefined;
    readonly endTime?: number | undefined;
  },
): string {
  const isOutside = (at: number): boolean => at < startTime || at > endTime;
  if (id === undefined && list.some(({ transactionTime }) => isOutside(Number(transactionTime)))) {
    return "an entry outside of the window";
  }
  return list.some((row) => row.change !== "" && !isSum(row)) ? "a change that is not its parts' sum" : "";
}

/** Unified accounts add what funding brought, the classic ledger takes it off. */
function isSum({ cashFlow, funding, fee, change }: Change): boolean {
  const rest = new Decimal(cashFlow || 0).minus(fee || 0);
  return [rest.plus(funding || 0), rest.minus(funding || 0)].some((sum) => sum.eq(change));
}

interface Move {
  readonly memberId: string;
  readonly txnAmt: string;
  readonly createTime: string;
}

/** Entries of two members, outside of the window, or with a sign: the direction says it, an amount has none. */
export function fundingFault(
  { list }: { readonly list: readonly Move[] },
  {
    createTimeFrom,
    createTimeTo,
    id,
  }: {
    readonly id?: string | undefined;
    readonly createTimeFrom?: string | undefined;
    readonly createTimeTo?: string | undefined;
  },
): string {
  const start = Number(createTimeFrom ?? 0);
  const end = createTimeTo === undefined ? Number.POSITIVE_INFINITY : Number(createTimeTo);
  if (new Set(list.map(({ memberId }) => memberId)).size > 1) return "list[].memberId";
  const isOutside = ({ createTime }: Move): boolean => Number(createTime) < start || Number(createTime) > end;
  if (id === undefined && list.some(isOutside)) return "an entry outside of the window";
  return list.some(({ txnAmt }) => new Decimal(txnAmt).lte(0)) ? "an amount that is none" : "";
}

interface Frozen {
  readonly amount: string;
  readonly createdTime: string;
  readonly unfreezeTime: string;
}

/** Something that is held back and is nothing, which would be taken off what is, or until before it was. */
export function frozenFault({ list }: { readonly list: readonly Frozen[] }): string {
  if (list.some(({ amount }) => new Decimal(amount).lte(0))) return "list[].amount";
  const isOver = ({ createdTime, unfreezeTime }: Frozen): boolean => isBefore(unfreezeTime, createdTime);
  return list.some(isOver) ? "list[].unfreezeTime" : "";
}
