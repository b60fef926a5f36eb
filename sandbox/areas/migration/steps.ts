import { and, asc, eq, isNotNull, lte } from "drizzle-orm";
import type { MigrationStatus } from "#shared/domain/migration-states.ts";
import { personOf } from "../../accounts/person.ts";
import { users } from "../../accounts/tables.ts";
import type { Exchange } from "../../exchange.ts";
import type { Db } from "../../ledger/database.ts";
import type { Settling } from "../../settler.ts";
import { blockersOf } from "./blockers.ts";
import { moveCards } from "./move-cards.ts";
import { moveNext } from "./move-coins.ts";
import { go } from "./rows.ts";
import type { MigrationSettings } from "./settings.ts";
import { settleConversion } from "./settle-conversion.ts";
import { type MigrationRow, migrations } from "./tables.ts";

/**
 * What a migration does by itself (F6h.1). Each step is one transaction, and the row says when the next is due: a run that
 * broke off anywhere is taken up where it stood.
 */

type Market = Exchange<MigrationSettings>;

/** Takes the step that is due; answers the row as it is then, undefined where there was none. */
export async function step(exchange: Market, id: string, at: number): Promise<MigrationRow | undefined> {
  return exchange.database.db.transaction(async (tx) => {
    const [row] = await tx.select().from(migrations).where(eq(migrations.id, id)).for("no key update");
    if (row === undefined || row.dueAt === null || row.dueAt > at) return undefined;
    return steps[row.status]?.(exchange, tx, row, at) ?? go(tx, row, at, { dueAt: null });
  });
}

type Step = (exchange: Market, tx: Db, row: MigrationRow, at: number) => Promise<MigrationRow>;

/** Of the states that something happens in by itself. */
const steps: Readonly<Partial<Record<MigrationStatus, Step>>> = {
  CREATED({ settings }, tx, row, at) {
    const next = row.needsIdentity
      ? { status: "KYC_PENDING" as const, ...identityDue(settings, row.identity, at) }
      : { status: "PRECHECK" as const, dueAt: at + settings.migrationPauseMs };
    return go(tx, row, at, next);
  },
  KYC_PENDING({ settings }, tx, row, at) {
    if (row.identity === "reject") return go(tx, row, at, { status: "KYC_REJECTED", dueAt: null });
    const dueAt = at + settings.migrationPauseMs;
    return go(tx, row, at, { status: "PRECHECK", identityAt: at, dueAt });
  },
  PRECHECK: checked,
  CONVERTING: settleConversion,
  TRANSFERRING: ({ settings }, tx, row, at) => moveNext(tx, row, at, settings.migrationStepMs),
  CARD_PROCESSING: moveCards,
};

/** Identity data that came: what the target will say, and when. */
export function identityDue(
  { migrationIdentityMs }: Pick<MigrationSettings, "migrationIdentityMs">,
  identity: MigrationRow["identity"],
  at: number,
): Pick<MigrationRow, "identity" | "dueAt"> {
  return { identity, dueAt: identity === "wait" ? null : at + migrationIdentityMs };
}

async function checked(exchange: Market, tx: Db, row: MigrationRow, at: number): Promise<MigrationRow> {
  const [user] = await tx.select().from(users).where(eq(users.id, row.userId));
  if (user === undefined) throw new Error(`No user ${row.userId}`);
  const blockers = await blockersOf(exchange, tx, personOf(user));
  if (blockers.length > 0) return go(tx, row, at, { status: "PRECHECK_FAILED", dueAt: null });
  return go(tx, row, at, { status: "ASSET_REVIEW", checkedAt: at, dueAt: null });
}

/** Takes every step that is due by now, and has the settler look again for the one after. */
async function settle(exchange: Market, id: string, at: number): Promise<void> {
  for (;;) {
    const row = await step(exchange, id, at);
    if (row === undefined) return;
    if (row.dueAt === null) return;
    if (row.dueAt > at) {
      exchange.scheduleSettling(row.dueAt - at);
      return;
    }
  }
}

export function migrationSettling(exchange: Market): Settling {
  const { db } = exchange.database;
  return {
    async pending() {
      const rows = await db
        .select({ dueAt: migrations.dueAt })
        .from(migrations)
        .where(isNotNull(migrations.dueAt));
      return rows.flatMap(({ dueAt }) => dueAt ?? []);
    },
    async due(at) {
      if (exchange.settings.holdMigrations) return [];
      const rows = await db
        .select({ id: migrations.id })
        .from(migrations)
        .where(and(isNotNull(migrations.dueAt), lte(migrations.dueAt, at)))
        .orderBy(asc(migrations.dueAt));
      return rows.map(({ id }) => id);
    },
    settle: (id, at) => settle(exchange, id, at),
  };
}
