import { randomBytes } from "node:crypto";
import type { CallInput } from "#shared/contract/index.ts";
import { canAbort } from "#shared/domain/migration-states.ts";
import type { Person } from "../../accounts/person.ts";
import type { Exchange } from "../../exchange.ts";
import { type Db, refusedBy } from "../../ledger/database.ts";
import { codes, Refusal } from "../../refusal.ts";
import { needsIdentity, type TargetSite } from "./listing.ts";
import { currentOf, go, lockMigration } from "./rows.ts";
import type { MigrationSettings } from "./settings.ts";
import { requireStanding } from "./standing.ts";
import { type MigrationRow, migrations } from "./tables.ts";

/** Begins a migration, or answers the one that is under way. Refuses with 10001 other terms and sites, with 700003 a second move. */
export async function beginMigration(
  { settings }: Exchange<MigrationSettings>,
  db: Db,
  person: Person,
  { targetSite, tncVersion }: Pick<CallInput<"migration.create">, "targetSite" | "tncVersion">,
  at: number,
): Promise<MigrationRow> {
  const { migratesTo: site } = person.profile;
  requireStanding(person, at);
  const current = await currentOf(db, person.id);
  if (current !== undefined) return again(current, targetSite);
  if (site === undefined) throw new Refusal(codes.statusForbids, "This account has no site to move to");
  if (targetSite !== site) throw new Refusal(codes.badParameter, `targetSite: this account moves to ${site}`);
  if (tncVersion !== settings.migrationTerms) {
    throw new Refusal(codes.badParameter, `tncVersion: ${settings.migrationTerms} is current`);
  }
  const row = newRow(person, site, settings, at);
  try {
    await db.insert(migrations).values(row);
  } catch (error) {
    if (refusedBy(error) !== "one_migration_a_person") throw error;
    // Another copy of the request was faster.
    const first = await currentOf(db, person.id);
    if (first === undefined) throw error;
    return again(first, targetSite);
  }
  return row;
}

function again(row: MigrationRow, targetSite: string): MigrationRow {
  if (row.endedAt !== null) throw new Refusal(codes.statusForbids, `The migration is ${row.status}`);
  if (row.targetSite !== targetSite) {
    throw new Refusal(codes.badParameter, `targetSite: this account moves to ${row.targetSite}`);
  }
  return row;
}

function newRow(
  person: Person,
  targetSite: TargetSite,
  { migrationTerms, migrationIdentity, migrationPauseMs }: MigrationSettings,
  at: number,
): MigrationRow {
  return {
    id: `mig${at.toString(36)}${randomBytes(6).toString("hex")}`,
    userId: person.id,
    targetSite,
    status: "CREATED",
    terms: migrationTerms,
    needsIdentity: needsIdentity(targetSite, person),
    identity: migrationIdentity,
    dueAt: at + migrationPauseMs,
    createdAt: at,
    updatedAt: at,
    identityAt: null,
    checkedAt: null,
    startedAt: null,
    movedAt: null,
    cardsAt: null,
    endedAt: null,
    stoppedIn: "",
    quoteId: "",
    failAt: 0,
    cardsFailed: false,
    issuerRefuses: false,
  };
}

/** Stops one while its assets have not begun to move. One that was stopped is. */
export async function stopMigration(db: Db, person: Person, id: string, at: number): Promise<MigrationRow> {
  return db.transaction(async (tx) => {
    const row = await lockMigration(tx, person, id);
    if (row.status === "ABORTED") return row;
    if (!canAbort(row.status)) {
      throw new Refusal(codes.statusForbids, `It cannot be stopped while it is ${row.status}`);
    }
    return go(tx, row, at, { status: "ABORTED", stoppedIn: row.status, endedAt: at, dueAt: null });
  });
}
