import { and, eq, gt, inArray, isNotNull } from "drizzle-orm";
import { expect } from "vitest";
import { ownerAt } from "#sandbox/areas/migration/move-coins.ts";
import {
  migrationAssets,
  migrationParts,
  migrationQuotes,
  migrations,
} from "#sandbox/areas/migration/tables.ts";
import { conversions, quotes } from "#sandbox/dealer/tables.ts";
import { balances } from "#sandbox/ledger/ledger.ts";
import { accounts, entries, postings } from "#sandbox/ledger/tables.ts";
import type { HttpCallName } from "#shared/contract/index.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import { opening, type Walker, type World } from "./world.ts";

const whole = (sums: Map<string, Decimal>, coin: string, amount: string | Decimal): void => {
  sums.set(coin, (sums.get(coin) ?? new Decimal(0)).plus(amount));
};

/** What they began with and what their conversions made of it is what they have, here and there together. */
export async function expectAllIsThere({ books }: World, { id }: Walker): Promise<void> {
  const owned = new Map<string, Decimal>();
  for (const wallet of Object.values(opening)) {
    for (const [coin, amount] of Object.entries(wallet)) whole(owned, coin, amount);
  }
  const parts = await books.db
    .select()
    .from(migrationParts)
    .innerJoin(migrationQuotes, eq(migrationQuotes.id, migrationParts.quoteId))
    .innerJoin(migrations, eq(migrations.id, migrationQuotes.migrationId))
    .where(and(eq(migrations.userId, id), eq(migrationParts.status, "success")));
  for (const { migration_parts: part, migration_quotes: quoted } of parts) {
    whole(owned, part.fromCoin, new Decimal(part.fromAmount).negated());
    whole(owned, quoted.toCoin, part.toAmount);
  }
  const converted = await books.db
    .select()
    .from(conversions)
    .innerJoin(quotes, eq(quotes.id, conversions.quoteId))
    .where(and(eq(conversions.userId, id), eq(conversions.status, "success")));
  for (const { conversions: one, quotes: quoted } of converted) {
    whole(owned, quoted.fromCoin, new Decimal(one.fromAmount).negated());
    whole(owned, quoted.toCoin, one.toAmount ?? "0");
  }
  const has = new Map<string, Decimal>();
  for (const owner of [String(id), ownerAt("EU", id)]) {
    for (const { coin, amount } of await balances(books.db, owner)) whole(has, coin, amount);
  }
  const reported = (sums: Map<string, Decimal>) =>
    [...sums]
      .map(([coin, sum]) => `${coin} ${sum.toFixed()}`)
      .filter((line) => !line.endsWith(" 0"))
      .toSorted();
  expect(reported(has)).toEqual(reported(owned));
}

/** Each coin of each account is in one place, and the books agree. */
export async function expectPlaces({ books }: World, { id }: Walker): Promise<void> {
  const [row] = await books.db
    .select()
    .from(migrations)
    .where(and(eq(migrations.userId, id), isNotNull(migrations.startedAt)));
  const here = await balances(books.db, String(id));
  const there = await balances(books.db, ownerAt("EU", id));
  const assets =
    row === undefined
      ? []
      : await books.db.select().from(migrationAssets).where(eq(migrationAssets.migrationId, row.id));
  const lines = (
    rows: readonly { readonly kind: string; readonly coin: string; readonly amount: string }[],
  ) => rows.map(({ kind, coin, amount }) => `${kind} ${coin} ${new Decimal(amount).toFixed()}`).toSorted();
  const at = (place: string) =>
    assets
      .filter((one) => one.at === place)
      .map(({ wallet: kind, coin, amount }) => ({ kind, coin, amount }));
  expect(lines(there)).toEqual(lines(at("THERE")));
  if (row === undefined) return;
  expect(at("MOVING")).toEqual([]);
  expect(lines(here)).toEqual(lines(at("HERE")));
  if (row.status !== "FAILED")
    expect(assets.filter((one) => one.action === "TRANSFER" && one.at !== "THERE")).toEqual([]);
  // From the start on nothing else has moved here.
  const later = await books.db
    .selectDistinct({ kind: postings.kind })
    .from(postings)
    .innerJoin(entries, eq(entries.postingId, postings.id))
    .innerJoin(accounts, eq(accounts.id, entries.accountId))
    .where(and(eq(accounts.owner, String(id)), gt(postings.createdAt, row.startedAt ?? 0)));
  expect(["migration_move", "migration_release"]).toEqual(
    expect.arrayContaining(later.map(({ kind }) => kind)),
  );
}

/** What was told to have happened did, once; of what was told not to nothing stands. */
export async function expectWhatWasReported(
  { books, done, nothing }: World,
  all: readonly Walker[],
): Promise<void> {
  const ids = all.map(({ id }) => id);
  const rows = await books.db.select().from(migrations).where(inArray(migrations.userId, ids));
  const used = await books.db
    .select()
    .from(migrationQuotes)
    .where(
      and(
        inArray(migrationQuotes.migrationId, ["", ...rows.map(({ id }) => id)]),
        isNotNull(migrationQuotes.usedAt),
      ),
    );
  const of = (name: HttpCallName, field: string) =>
    [...done.values()]
      .filter((one) => one.call === name)
      .map(({ input }) => String(input[field]))
      .toSorted();
  expect(of("migration.start", "migrationId")).toEqual(
    rows
      .filter(({ startedAt }) => startedAt !== null)
      .map(({ id }) => id)
      .toSorted(),
  );
  expect(of("migration.confirmQuote", "quoteId")).toEqual(used.map(({ id }) => id).toSorted());
  for (const requestId of nothing) expect(done.has(requestId)).toBe(false);
  const current = rows.filter(({ status }) => status !== "ABORTED").map(({ userId }) => userId);
  expect(new Set(current).size).toBe(current.length);
}
