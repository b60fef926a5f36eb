import { inArray } from "drizzle-orm";
import type { FrozenSource } from "../../dealer/frozen-source.ts";
import { limitOrders } from "./tables.ts";

/** Open orders hold back what they pay until they are filled, canceled, or expire. */
export const frozenByOrders: FrozenSource = {
  area: "limit",
  async details(db, refs) {
    const rows = await db
      .select({ id: limitOrders.id, expiresAt: limitOrders.expiresAt })
      .from(limitOrders)
      .where(inArray(limitOrders.id, [...refs]));
    return new Map(rows.map((row) => [row.id, { until: String(row.expiresAt), needs: "" }]));
  },
};
