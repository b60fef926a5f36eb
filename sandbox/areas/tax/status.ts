import { and, eq, gte, inArray, max } from "drizzle-orm";
import type { TaxSubAccount } from "#shared/contract/tax.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import type { Person } from "../../accounts/person.ts";
import type { Db } from "../../ledger/database.ts";
import { costDeclarations } from "../deposit-risk/index.ts";
import { fileQueue } from "../statements/index.ts";
import { eventsOf, incomeKindOf } from "./events.ts";
import { readMovements } from "./movements.ts";
import { taxReports } from "./tables.ts";
import { spanOf, yearOf } from "./years.ts";

/** The year that states are about: the last one that is over. */
export const statusYearOf = (now: number): number => yearOf(now) - 1;

/** Where each of a person's accounts stands (F6i.6). */
export async function statesOf(
  db: Db,
  person: Person,
  owners: readonly string[],
  now: number,
): Promise<(uid: string) => TaxSubAccount["taxStatus"]> {
  const year = statusYearOf(now);
  const due = await withTaxableEvents(db, owners, year);
  const made = await madeOf(db, person, year);
  return (uid) => (!due.has(uid) ? 0 : made.has(uid) ? 2 : 1);
}

/** Accounts with a profit and loss report of a year that was made after it was over, and since a cost was last declared. */
async function madeOf(db: Db, { id }: Person, year: number): Promise<ReadonlySet<string>> {
  const [last] = await db
    .select({ at: max(costDeclarations.declaredAt) })
    .from(costDeclarations)
    .where(eq(costDeclarations.userId, id));
  const rows = await db
    .select({ uid: taxReports.uid })
    .from(taxReports)
    .innerJoin(fileQueue, eq(fileQueue.id, taxReports.queryId))
    .where(
      and(
        eq(taxReports.mainId, id),
        eq(taxReports.year, year),
        eq(fileQueue.kind, "PNL"),
        inArray(fileQueue.state, ["ready", "expired"]),
        // One of the year so far lacks what came after it.
        gte(fileQueue.startedAt, Math.max(spanOf(year).until, (last?.at ?? 0) + 1)),
      ),
    );
  return new Set(rows.map(({ uid }) => String(uid)));
}

/** Whether the books have anything to report of a year, by account (F6i.6): a disposal, a result or an income. */
async function withTaxableEvents(
  db: Db,
  owners: readonly string[],
  year: number,
): Promise<ReadonlySet<string>> {
  const movements = await readMovements(db, owners, spanOf(year));
  const nothing = new Decimal(0);
  const events = eventsOf(movements, { fiatValueOf: () => nothing, declared: new Map(), sentAt: new Map() });
  const disposed = events.flatMap((event) =>
    event.type === "disposed" || event.type === "result" ? [event.owner] : [],
  );
  const earned = movements.flatMap(({ kind, changes }) =>
    incomeKindOf(kind) === undefined ? [] : changes.map(({ owner }) => owner),
  );
  return new Set([...disposed, ...earned]);
}
