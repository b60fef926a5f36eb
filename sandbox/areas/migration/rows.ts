import { and, desc, eq, ne, sql } from "drizzle-orm";
import type { MigrationStatus } from "#shared/domain/migration-states.ts";
import type { Person } from "../../accounts/person.ts";
import type { Db } from "../../ledger/database.ts";
import { codes, Refusal } from "../../refusal.ts";
import { type MigrationRow, migrations } from "./tables.ts";

/** A person's newest migration: the one that was not stopped, else the last that was. */
export async function newestOf(db: Db, userId: number): Promise<MigrationRow | undefined> {
  const [row] = await db
    .select()
    .from(migrations)
    .where(eq(migrations.userId, userId))
    .orderBy(sql`${migrations.status} = 'ABORTED'`, desc(migrations.createdAt))
    .limit(1);
  return row;
}

/** The one that was not stopped; with `share` its row is held against changes until the transaction ends. */
export async function currentOf(db: Db, userId: number, share = false): Promise<MigrationRow | undefined> {
  const found = db
    .select()
    .from(migrations)
    .where(and(eq(migrations.userId, userId), ne(migrations.status, "ABORTED")));
  const [row] = share ? await found.for("share") : await found;
  return row;
}

/** From the start on what comes to somebody would lie where they do not get at it any more (F6h.5). */
const leaving: ReadonlySet<MigrationStatus> = new Set([
  "TRANSFERRING",
  "CARD_PENDING",
  "CARD_PROCESSING",
  "FAILED",
  "COMPLETED",
]);

export function isLeaving({ status }: MigrationRow): boolean {
  return leaving.has(status);
}

/** Whether a person takes no money here any more. Asked in a transaction, it stays so until that ends: no move begins under it. */
export async function hasLeft(tx: Db, userId: number): Promise<boolean> {
  const row = await currentOf(tx, userId, true);
  return row !== undefined && isLeaving(row);
}

/** The site that a person has moved to, "" for none. */
export async function movedTo(db: Db, userId: number): Promise<string> {
  const row = await currentOf(db, userId);
  return row?.status === "COMPLETED" ? row.targetSite : "";
}

const mine = (person: Person, id: string) => and(eq(migrations.id, id), eq(migrations.userId, person.id));

/** One of a person, or 700004. */
export async function requireMigration(db: Db, person: Person, id: string): Promise<MigrationRow> {
  const [row] = await db.select().from(migrations).where(mine(person, id));
  return known(row);
}

/** As {@link requireMigration}, its row held until the transaction ends: every change of its state waits here. */
export async function lockMigration(tx: Db, person: Person, id: string): Promise<MigrationRow> {
  const [row] = await tx.select().from(migrations).where(mine(person, id)).for("no key update");
  return known(row);
}

function known(row: MigrationRow | undefined): MigrationRow {
  if (row === undefined) throw new Refusal(codes.orderNotFound, "No such migration");
  return row;
}

export function requireStatus({ status }: MigrationRow, ...allowed: readonly MigrationStatus[]): void {
  if (!allowed.includes(status)) throw new Refusal(codes.statusForbids, `Not while it is ${status}`);
}

/** Takes a step of the table, or stays and notes something. The database knows the table. */
export async function go(
  tx: Db,
  row: MigrationRow,
  at: number,
  next: Partial<MigrationRow>,
): Promise<MigrationRow> {
  const changed = { ...next, updatedAt: at };
  await tx.update(migrations).set(changed).where(eq(migrations.id, row.id));
  return { ...row, ...changed };
}
