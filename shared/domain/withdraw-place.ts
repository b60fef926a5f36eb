import type { WithdrawRecord } from "../contract/withdraw-records.ts";

/** Where a withdrawal over a network stands among its five steps. Pure. */
export interface WithdrawPlace {
  /** Index of the step at work; 5 when all is done. */
  readonly current: number;
  readonly seen: number;
  /** 0 where nobody says how many it takes. */
  readonly of: number;
}

export function withdrawPlace({
  status,
  broadcastAt,
  confirmations,
  requiredConfirmations,
}: WithdrawRecord): WithdrawPlace {
  const of = whole(requiredConfirmations);
  const seen = Math.min(whole(confirmations), of);
  const reported = { seen, of };
  if (status === "success") return { ...reported, current: 5 };
  if (status === "BlockchainConfirmed" || seen > 0) return { ...reported, current: 3 };
  if (status === "Pending") return { ...reported, current: broadcastAt === "" ? 2 : 3 };
  return { ...reported, current: 1 };
}

function whole(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : 0;
}
