import { Decimal } from "#shared/domain/decimal.ts";
import type { Db } from "../../ledger/database.ts";
import { eventsOf, incomeKindOf } from "./events.ts";
import { readMovements } from "./movements.ts";
import { spanOf } from "./years.ts";

/** Whether the books have anything to report of a year, by account (F6i.6): a disposal, a result or an income. */
export async function withTaxableEvents(
  db: Db,
  owners: readonly string[],
  year: number,
): Promise<ReadonlySet<string>> {
  const movements = await readMovements(db, owners, spanOf(year));
  const nothing = new Decimal(0);
  const events = eventsOf(movements, { fiatValueOf: () => nothing, declared: new Map() });
  const disposed = events.flatMap((event) =>
    event.type === "disposed" || event.type === "result" ? [event.owner] : [],
  );
  const earned = movements.flatMap(({ kind, changes }) =>
    incomeKindOf(kind) === undefined ? [] : changes.map(({ owner }) => owner),
  );
  return new Set([...disposed, ...earned]);
}
