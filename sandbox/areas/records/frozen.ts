import { and, eq, inArray, sql } from "drizzle-orm";
import type { CallInput, CallOutput } from "#shared/contract/index.ts";
import type { FrozenAsset } from "#shared/contract/records.ts";
import type { Person } from "../../accounts/person.ts";
import type { FrozenDetail, FrozenSource } from "../../dealer/frozen-source.ts";
import { plain } from "../../ledger/amounts.ts";
import type { Db } from "../../ledger/database.ts";
import { accounts, entries, postings } from "../../ledger/tables.ts";
import { meaningOf, recordId } from "./entry-meaning.ts";
import { limitOf } from "./windows.ts";

type Input = CallInput<"records.frozen">;

/** Where something can be locked: what the API calls the account, and what ends the id of a line there. */
const lockedIn: Readonly<Record<string, { readonly accountType: string; readonly mark: readonly string[] }>> =
  {
    funding_locked: { accountType: "FUND", mark: [] },
    unified_locked: { accountType: "UNIFIED", mark: ["u"] },
    spot_locked: { accountType: "SPOT", mark: ["s"] },
  };

/**
 * What is held back, by what holds it: the entries of the locked accounts, added up by reference. So all lines together
 * are what those accounts hold, whichever area locked it.
 */
export async function frozenAssets(
  db: Db,
  sources: readonly FrozenSource[],
  person: Person,
  { coin, reason, page = 1, size }: Input,
): Promise<CallOutput<"records.frozen">> {
  const limit = limitOf(size, 20, 100);
  const area = sql<string>`split_part(${postings.kind}, '_', 1)`;
  // What is locked at once ends coin by coin there: each end names its coin behind the reference.
  const whole = sql<string>`case when ${area} in ('batch', 'migration') then split_part(${postings.ref}, '/', 1) else ${postings.ref} end`;
  const held = await db
    .select({
      area,
      ref: whole,
      coin: accounts.coin,
      account: accounts.kind,
      amount: sql<string>`sum(${entries.amount})::text`,
      since: sql<string>`min(${postings.createdAt})::text`,
    })
    .from(entries)
    .innerJoin(postings, eq(postings.id, entries.postingId))
    .innerJoin(accounts, eq(accounts.id, entries.accountId))
    .where(
      and(
        eq(accounts.owner, String(person.id)),
        inArray(accounts.kind, Object.keys(lockedIn)),
        coin === undefined ? undefined : eq(accounts.coin, coin),
      ),
    )
    .groupBy(area, whole, accounts.coin, accounts.kind)
    .having(sql`sum(${entries.amount}) <> 0`);
  const fitting = held
    .filter((row) => reason === undefined || meaningOf(row.area).reason === reason)
    .toSorted((a, b) => Number(b.since) - Number(a.since) || (a.ref < b.ref ? -1 : 1));
  const shown = fitting.slice((Math.max(1, page) - 1) * limit, Math.max(1, page) * limit);
  const details = new Map<string, FrozenDetail>();
  for (const source of sources) {
    const refs = shown.filter((row) => row.area === source.area).map(({ ref }) => ref);
    if (refs.length === 0) continue;
    for (const [ref, detail] of await source.details(db, refs)) details.set(`${source.area}/${ref}`, detail);
  }
  return {
    total: fitting.length,
    list: shown.map((row): FrozenAsset => {
      const { reason: why, record } = meaningOf(row.area);
      const detail = details.get(`${row.area}/${row.ref}`);
      const id = recordId(row.ref);
      const { accountType, mark } = lockedIn[row.account] ?? { accountType: "", mark: [] };
      return {
        id: [row.area, id, row.coin, ...mark].join(".").slice(0, 64),
        coin: row.coin,
        amount: plain(row.amount),
        reason: why,
        createdTime: row.since,
        unfreezeTime: detail?.until ?? "",
        accountType,
        record: record === "other" ? null : { kind: record, id },
        needs: detail?.needs ?? "",
      };
    }),
  };
}
