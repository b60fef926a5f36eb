import type { MigrationBlocker } from "#shared/contract/migration.ts";
import type { Person } from "../../accounts/person.ts";
import type { Exchange } from "../../exchange.ts";
import type { Db } from "../../ledger/database.ts";
import { codes, Refusal } from "../../refusal.ts";
import { elsewhereOf, outsideOf } from "./outside.ts";

/**
 * What is in the way now (F6h.3): open orders and withdrawals as the books have them, loans as the person's record has, and
 * what lies outside of this sandbox as it was told.
 */
export async function blockersOf(exchange: Exchange, db: Db, person: Person): Promise<MigrationBlocker[]> {
  const found: MigrationBlocker[] = [];
  for (const { type, link, count } of exchange.blockers) {
    const many = await count(db, person.id);
    if (many > 0) found.push({ type, count: many, link });
  }
  for (const { type, count } of await outsideOf(db, person, exchange.clock.now())) {
    const known = found.find((one) => one.type === type);
    if (known === undefined) found.push({ type, count, link: elsewhereOf(type) });
    else known.count += count;
  }
  return found.toSorted((a, b) => (a.type < b.type ? -1 : 1));
}

export async function requireNoBlockers(exchange: Exchange, tx: Db, person: Person): Promise<void> {
  const [first] = await blockersOf(exchange, tx, person);
  if (first === undefined) return;
  throw new Refusal(codes.statusForbids, `In the way: ${first.count} ${first.type}`);
}
