import { and, eq, isNotNull, lte } from "drizzle-orm";
import { depositStatuses } from "#shared/domain/deposit-status.ts";
import type { Exchange } from "../../exchange.ts";
import type { Settling } from "../../settler.ts";
import { depositDesk } from "./desk.ts";
import type { DepositSettings } from "./settings.ts";
import { releaseDue } from "./steps.ts";
import { deposits } from "./tables.ts";

/** What is above the day's limit waits for the days that have room (F1.7, F6d.3). */

const waits = and(eq(deposits.status, depositStatuses.processing), isNotNull(deposits.dueAt));

/** Credits what its day has come for. */
export function dayLimitSettling(exchange: Exchange<DepositSettings>): Settling {
  const { db } = exchange.database;
  return {
    async pending() {
      const rows = await db.select({ dueAt: deposits.dueAt }).from(deposits).where(waits);
      return rows.flatMap(({ dueAt }) => dueAt ?? []);
    },
    async due(at) {
      const rows = await db
        .select({ id: deposits.id })
        .from(deposits)
        .where(and(waits, lte(deposits.dueAt, at)))
        .orderBy(deposits.dueAt);
      return rows.map(({ id }) => id);
    },
    async settle(id, at) {
      const row = await db.transaction((tx) => releaseDue(tx, id, at));
      if (row !== undefined) await depositDesk.of(exchange).changed(id);
    },
  };
}
