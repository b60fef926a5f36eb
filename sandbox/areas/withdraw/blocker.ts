import { and, count, eq, isNull } from "drizzle-orm";
import type { BlockerSource } from "../../dealer/blocker-source.ts";
import { withdrawals } from "./tables.ts";

/** What is on its way out holds money back until it has left or come back. */
export const openWithdrawals: BlockerSource = {
  type: "PENDING_WITHDRAW",
  link: "/user/assets/withdraw",
  async count(db, userId) {
    const [found] = await db
      .select({ many: count() })
      .from(withdrawals)
      .where(and(eq(withdrawals.userId, userId), isNull(withdrawals.endedAt)));
    return found?.many ?? 0;
  },
};
