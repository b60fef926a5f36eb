import type { Person } from "../../accounts/person.ts";
import type { Exchange } from "../../exchange.ts";
import { currentOf, go, lockMigration } from "./rows.ts";
import type { MigrationSettings } from "./settings.ts";
import { identityDue } from "./steps.ts";

/**
 * What becomes of identity data that the target has (KYC_PENDING), or that come once more after a rejection. In other states
 * nothing happens.
 */
export async function answerIdentity(
  exchange: Exchange<MigrationSettings>,
  person: Person,
  answer: "accept" | "reject" | "again",
  at: number,
): Promise<void> {
  const { database, settings } = exchange;
  const dueAt = await database.db.transaction(async (tx) => {
    const current = await currentOf(tx, person.id);
    if (current === undefined) return null;
    const row = await lockMigration(tx, person, current.id);
    if (answer === "again") {
      if (row.status !== "KYC_REJECTED") return null;
      const due = identityDue(settings, settings.migrationIdentity, at);
      return (await go(tx, row, at, { status: "KYC_PENDING", ...due })).dueAt;
    }
    if (row.status !== "KYC_PENDING") return null;
    return (await go(tx, row, at, { identity: answer, dueAt: at })).dueAt;
  });
  if (dueAt !== null) exchange.scheduleSettling(dueAt - at);
}
