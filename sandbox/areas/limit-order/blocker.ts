import { and, count, eq } from "drizzle-orm";
import type { BlockerSource } from "../../dealer/blocker-source.ts";
import { limitOrders } from "./tables.ts";

/** Open orders hold money back until they are filled, canceled, or expire. */
export const openOrders: BlockerSource = {
  type: "OPEN_ORDER",
  link: "/user/assets/exchange/history?kind=limit",
  async count(db, userId) {
    const [found] = await db
      .select({ many: count() })
      .from(limitOrders)
      .where(and(eq(limitOrders.userId, userId), eq(limitOrders.status, "PENDING")));
    return found?.many ?? 0;
  },
};
