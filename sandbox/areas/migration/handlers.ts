import { eq } from "drizzle-orm";
import type { Person } from "../../accounts/person.ts";
import type { Exchange } from "../../exchange.ts";
import type { Db } from "../../ledger/database.ts";
import { codes, Refusal } from "../../refusal.ts";
import type { AreaHandlers } from "../handler.ts";
import { beginMigration, stopMigration } from "./begin.ts";
import { blockersOf } from "./blockers.ts";
import { confirmConversion } from "./confirm-conversion.ts";
import { conversionResult, quoteConversion } from "./conversion-quote.ts";
import { reportedAssets, stampOf, totalOf } from "./review.ts";
import { go, newestOf, requireMigration } from "./rows.ts";
import { deadlineOf, type MigrationSettings } from "./settings.ts";
import { startTransfer } from "./start-transfer.ts";
import { notStarted, stateOf } from "./state-view.ts";
import { type MigrationRow, migrations } from "./tables.ts";

const pageSize = 50;

/** Moving an account to a regional site. */
export const migrationHandlers: AreaHandlers<"migration", MigrationSettings> = {
  "migration.banner": {
    access: "private",
    async handle(_input, { exchange: { settings }, db, now }, person) {
      const row = await newestOf(db, person.id);
      const targetSite = row?.targetSite ?? person.profile.migratesTo ?? "";
      const status = row?.status ?? "NOT_STARTED";
      const isOpen = targetSite !== "" && status !== "COMPLETED";
      return {
        show: isOpen,
        targetSite,
        deadline: isOpen ? deadlineOf(settings, now) : 0,
        status,
        tncVersion: settings.migrationTerms,
      };
    },
  },
  "migration.create": {
    access: "private",
    async handle(input, { exchange, db, now }, person) {
      const { id, status, targetSite } = await beginMigration(exchange, db, person, input, now);
      exchange.scheduleSettling(exchange.settings.migrationPauseMs);
      return { migrationId: id, status, targetSite };
    },
  },
  "migration.abort": {
    access: "private",
    async handle({ migrationId }, { db, now }, person) {
      const { status } = await stopMigration(db, person, migrationId, now);
      return { status, migrationId };
    },
  },
  "migration.status": {
    access: "private",
    async handle({ migrationId }, { exchange, db, now, origin }, person) {
      const found =
        migrationId === undefined
          ? await newestOf(db, person.id)
          : await requireMigration(db, person, migrationId);
      if (found === undefined) return notStarted(person.profile.migratesTo ?? "");
      const row = await checkAgain(exchange, db, person, found, now);
      return stateOf(exchange, db, person, row, origin);
    },
  },
  "migration.assetsTotal": {
    access: "private",
    async handle({ migrationId }, { exchange, db }, person) {
      const row = await reviewed(db, person, migrationId);
      return totalOf(row, await reportedAssets(exchange, db, row));
    },
  },
  "migration.assetsInfo": {
    access: "private",
    async handle({ migrationId, cursor = "" }, { exchange, db }, person) {
      const row = await reviewed(db, person, migrationId);
      const rows = await reportedAssets(exchange, db, row);
      const stamp = stampOf(rows);
      const from = startOf(cursor, stamp);
      const until = from + pageSize;
      const nextPageCursor = until < rows.length ? `${stamp}.${until}` : "";
      return { list: rows.slice(from, until), nextPageCursor, migrationId, stamp };
    },
  },
  "migration.convertInfo": {
    access: "private",
    handle: (input, { exchange, db, now }, person) => quoteConversion(exchange, db, person, input, now),
  },
  "migration.confirmQuote": {
    access: "money",
    admission: "convert",
    async handle(input, { exchange, tx, now, afterCommit }, person) {
      await confirmConversion(exchange, tx, person, input, now);
      afterCommit(exchange.scheduleSettling);
      const { quoteId, migrationId } = input;
      return { quoteId, status: "processing", migrationId };
    },
  },
  "migration.confirmQuery": {
    access: "private",
    handle: (input, { db }, person) => conversionResult(db, person, input),
  },
  "migration.start": {
    access: "money",
    admission: "session",
    async handle(input, { exchange, tx, now, afterCommit }, person) {
      const { status, id } = await startTransfer(exchange, tx, person, input, now);
      afterCommit(() => exchange.scheduleSettling(exchange.settings.migrationStepMs));
      return { status, migrationId: id };
    },
  },
};

/** Whether what was in the way still is: asking is what finds out (F6h.3). */
async function checkAgain(
  exchange: Exchange<MigrationSettings>,
  db: Db,
  person: Person,
  row: MigrationRow,
  at: number,
): Promise<MigrationRow> {
  if (row.status !== "PRECHECK_FAILED" || (await blockersOf(exchange, db, person)).length > 0) return row;
  const { migrationPauseMs } = exchange.settings;
  return db.transaction(async (tx) => {
    const [held] = await tx.select().from(migrations).where(eq(migrations.id, row.id)).for("no key update");
    if (held?.status !== "PRECHECK_FAILED") return held ?? row;
    exchange.scheduleSettling(migrationPauseMs);
    return go(tx, held, at, { status: "PRECHECK", dueAt: at + migrationPauseMs });
  });
}

/** One whose checks are over: before that nothing is to be reviewed. */
async function reviewed(db: Db, person: Person, id: string): Promise<MigrationRow> {
  const row = await requireMigration(db, person, id);
  if (row.checkedAt === null) throw new Refusal(codes.statusForbids, `Not while it is ${row.status}`);
  return row;
}

function startOf(cursor: string, stamp: string): number {
  if (cursor === "") return 0;
  const [of = "", place = ""] = cursor.split(".");
  if (!/^\d{1,6}$/.test(place)) throw new Refusal(codes.badParameter, "cursor: of this list");
  if (of !== stamp)
    throw new Refusal(codes.statusForbids, "The list has changed: read it from the beginning");
  return Number(place);
}
