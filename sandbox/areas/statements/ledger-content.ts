import { and, asc, eq, gte, inArray, lt, type SQL, sql } from "drizzle-orm";
import { Decimal } from "#shared/domain/decimal.ts";
import type { FileRow } from "../../files/file-table.ts";
import { plain } from "../../ledger/amounts.ts";
import type { Db } from "../../ledger/database.ts";
import { accounts, entries, postings } from "../../ledger/tables.ts";
import { amount, byIds, type Content, idsIn, text, time } from "./content.ts";
import { walletsOfKind } from "./kinds.ts";
import { moveName, reference } from "./moves.ts";
import type { StatementRow, StatementTerms } from "./tables.ts";
import { textsOf } from "./texts/index.ts";
import { timeText } from "./times.ts";

/** Every move of some wallets, oldest first, with the balance that it left; opening and closing balances below. */

const accountNames: Readonly<Record<string, string>> = { funding: "FUND", unified: "UNIFIED", spot: "SPOT" };
/** Kinds that are of one coin. */
const coinOf: Partial<Record<StatementRow["kind"], string>> = { USDT: "USDT", USDC: "USDC" };

interface Sum {
  readonly member: string;
  readonly wallet: string;
  readonly coin: string;
  readonly opening: Decimal;
  in: Decimal;
  out: Decimal;
}

export async function ledgerContent(db: Db, row: StatementRow, terms: StatementTerms): Promise<Content> {
  const texts = textsOf(terms.language);
  const at = timeText(terms.timezone);
  const coin = coinOf[row.kind] ?? terms.coin;
  // What is booked while it is made is of a later statement.
  const until = Math.min(row.endAt, row.createdAt);
  const mine = and(
    inArray(accounts.owner, terms.members.map(String)),
    inArray(accounts.kind, walletsOfKind(row.kind, terms.account)),
    coin === "" ? undefined : eq(accounts.coin, coin),
  );
  const within = and(mine, gte(postings.createdAt, row.startAt), lt(postings.createdAt, until));
  const ids = await idsOf(db, within);
  const sums = await openingSums(db, mine, row.startAt);

  function view(entry: Entry): FileRow {
    const { kind, ref, id, member, wallet } = entry;
    const size = new Decimal(entry.amount);
    const sum = sumOf(sums, entry);
    if (size.isNegative()) sum.out = sum.out.plus(size.abs());
    else sum.in = sum.in.plus(size);
    const place = [member, accountNames[wallet] ?? wallet, entry.coin];
    const figures = [size.toFixed(), closingOf(sum).toFixed()];
    return [at(entry.at), ...place, moveName(texts, kind), ...figures, reference(kind, ref, id)];
  }

  return {
    columns: [
      time(texts.time),
      ...[texts.user, texts.account, texts.coin, texts.type].map(text),
      ...[texts.amount, texts.balance].map(amount),
      text(texts.reference),
    ],
    count: ids.length,
    slices: byIds<Entry>(ids, (some) => readEntries(db, some), view),
    async end() {
      await requireTrue(db, mine, until, sums);
      const heads = [
        ...[texts.user, texts.account, texts.coin].map(text),
        ...[texts.opening, texts.in, texts.out, texts.closing].map(amount),
      ];
      const rows = [...sums.values()].map((sum): FileRow => {
        const figures = [sum.opening, sum.in, sum.out, closingOf(sum)].map((figure) => figure.toFixed());
        return [sum.member, accountNames[sum.wallet] ?? sum.wallet, sum.coin, ...figures];
      });
      return { totals: { title: texts.totals, columns: heads, rows }, notes: [] };
    },
  };
}

interface Entry extends Place {
  readonly id: number;
  readonly amount: string;
  readonly kind: string;
  readonly ref: string;
  readonly at: number;
}

/** `ids` as an array of the database. */
function readEntries(db: Db, ids: string): Promise<readonly Entry[]> {
  return db
    .select({
      id: entries.id,
      member: accounts.owner,
      wallet: accounts.kind,
      coin: accounts.coin,
      amount: entries.amount,
      kind: postings.kind,
      ref: postings.ref,
      at: postings.createdAt,
    })
    .from(entries)
    .innerJoin(postings, eq(postings.id, entries.postingId))
    .innerJoin(accounts, eq(accounts.id, entries.accountId))
    .where(sql`${entries.id} = any(${ids}::bigint[])`)
    .orderBy(asc(postings.createdAt), asc(entries.id));
}

type Sums = Map<string, Sum>;
type Place = Pick<Sum, "member" | "wallet" | "coin">;

function closingOf(sum: Sum): Decimal {
  return sum.opening.plus(sum.in).minus(sum.out);
}

function sumOf(sums: Sums, { member, wallet, coin }: Place, opening = new Decimal(0)): Sum {
  const key = `${member}/${wallet}/${coin}`;
  const known = sums.get(key) ?? { member, wallet, coin, opening, in: new Decimal(0), out: new Decimal(0) };
  sums.set(key, known);
  return known;
}

async function openingSums(db: Db, mine: SQL | undefined, at: number): Promise<Sums> {
  const sums: Sums = new Map();
  for (const { total, ...place } of await totalsBefore(db, mine, at)) sumOf(sums, place, new Decimal(total));
  return sums;
}

/** The books' own sums are what it is checked against. */
async function requireTrue(db: Db, mine: SQL | undefined, until: number, sums: Sums): Promise<void> {
  for (const { total, ...place } of await totalsBefore(db, mine, until)) {
    const closing = closingOf(sumOf(sums, place));
    if (!closing.eq(total))
      throw new Error(`${place.coin}: ${closing.toFixed()} is not the books' ${plain(total)}`);
  }
}

function totalsBefore(
  db: Db,
  mine: SQL | undefined,
  at: number,
): Promise<(Place & { readonly total: string })[]> {
  return db
    .select({
      member: accounts.owner,
      wallet: accounts.kind,
      coin: accounts.coin,
      total: sql<string>`sum(${entries.amount})::text`,
    })
    .from(entries)
    .innerJoin(postings, eq(postings.id, entries.postingId))
    .innerJoin(accounts, eq(accounts.id, entries.accountId))
    .where(and(mine, lt(postings.createdAt, at)))
    .groupBy(accounts.owner, accounts.kind, accounts.coin)
    .orderBy(accounts.owner, accounts.kind, accounts.coin);
}

/** Oldest first. */
async function idsOf(db: Db, within: SQL | undefined): Promise<readonly string[]> {
  const [found] = await db
    .select({
      ids: sql<
        string | null
      >`string_agg(${entries.id}::text, ',' order by ${postings.createdAt}, ${entries.id})`,
    })
    .from(entries)
    .innerJoin(postings, eq(postings.id, entries.postingId))
    .innerJoin(accounts, eq(accounts.id, entries.accountId))
    .where(within);
  return idsIn(found?.ids);
}
