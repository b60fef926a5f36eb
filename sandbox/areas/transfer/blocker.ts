import { and, countDistinct, eq, ne, sql } from "drizzle-orm";
import type { BlockerSource } from "../../dealer/blocker-source.ts";
import { accounts } from "../../ledger/tables.ts";
import { subAccounts } from "./tables.ts";

/** Sub-accounts do not move: what one holds, or has on its way, would stay where nobody can get at it. */
export const fullSubAccounts: BlockerSource = {
  type: "SUB_ACCOUNT",
  link: "/user/assets/transfer",
  async count(db, userId) {
    const [found] = await db
      .select({ many: countDistinct(subAccounts.id) })
      .from(subAccounts)
      .innerJoin(accounts, sql`${accounts.owner} = ${subAccounts.id}::text`)
      .where(and(eq(subAccounts.mainId, userId), ne(accounts.balance, "0")));
    return found?.many ?? 0;
  },
};
