import { and, eq, gt, sql } from "drizzle-orm";
import type { Db } from "../../ledger/database.ts";
import { type StopCause, withdrawStops } from "./tables.ts";

/** Stops of all withdrawals of a person after a sensitive change (131089). */

export interface WithdrawStop {
  /** Server time, ms. */
  readonly until: number;
  readonly cause: StopCause;
}

/** A later stop never shortens an earlier one. */
export async function stopWithdrawals(db: Db, userId: number, { until, cause }: WithdrawStop): Promise<void> {
  await db
    .insert(withdrawStops)
    .values({ userId, until, cause })
    .onConflictDoUpdate({
      target: withdrawStops.userId,
      set: { until, cause },
      setWhere: sql`${withdrawStops.until} < ${until}`,
    });
}

/** The one that holds now. */
export async function withdrawStopOf(db: Db, userId: number, at: number): Promise<WithdrawStop | undefined> {
  const [row] = await db
    .select()
    .from(withdrawStops)
    .where(and(eq(withdrawStops.userId, userId), gt(withdrawStops.until, at)));
  return row;
}
