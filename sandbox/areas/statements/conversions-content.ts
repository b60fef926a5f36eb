import { type SQL, sql } from "drizzle-orm";
import { Decimal } from "#shared/domain/decimal.ts";
import type { Db } from "../../ledger/database.ts";
import { accounts, entries, postings } from "../../ledger/tables.ts";
import { type CoinTotals, coinTotals } from "./coin-totals.ts";
import { amount, byIds, type Content, idsIn, text, time } from "./content.ts";
import { isConversion, moveName, reference } from "./moves.ts";
import type { StatementRow, StatementTerms } from "./tables.ts";
import { textsOf } from "./texts/index.ts";
import { timeText } from "./times.ts";

/** What a conversion changed for its owner: over all of their accounts, so that what is only held back is nothing. */
interface Change {
  /** Figures of the database's 64 bits come as text. */
  readonly id: string;
  readonly at: string;
  readonly member: string;
  readonly kind: string;
  readonly ref: string;
  /** JSON of coin and amount, what went out first. */
  readonly moves: readonly { readonly coin: string; readonly amount: string }[];
}

/**
 * Each conversion with what was paid and what was received, read from the books. `taxed`: as a tax authority asks, with
 * what was withheld of each; this exchange withholds nothing.
 */
export async function conversionsContent(
  db: Db,
  row: StatementRow,
  terms: StatementTerms,
  { taxed }: { readonly taxed: boolean },
): Promise<Content> {
  const texts = textsOf(terms.language);
  const at = timeText(terms.timezone);
  const totals = coinTotals(texts, [texts.paid, texts.received, ...(taxed ? [texts.withheld] : [])]);
  const [found] = (await db.execute(
    sql`select string_agg(id::text, ',' order by at, id) as ids from (${changesOf(terms, within(row))}) as changes`,
  )) as readonly { readonly ids: string | null }[];
  const ids = idsIn(found?.ids);
  return {
    columns: [
      time(texts.time),
      ...[texts.user, texts.type].map(text),
      amount(texts.paid),
      text(texts.coin),
      amount(texts.received),
      text(texts.coin),
      ...(taxed ? [amount(texts.withheld)] : []),
      text(texts.reference),
    ],
    count: ids.length,
    slices: byIds<Change>(
      ids,
      async (some) => {
        const changes = changesOf(terms, sql`${postings.id} = any(${some}::bigint[])`);
        return db.execute(sql`${changes} order by at, id, member`) as unknown as Promise<readonly Change[]>;
      },
      (change) => {
        const sides = [-1, 1].map((sign) =>
          change.moves.filter((move) => new Decimal(move.amount).isNegative() === sign < 0),
        );
        for (const move of change.moves) {
          const size = new Decimal(move.amount).abs().toFixed();
          totals.add(move.coin, move.amount.startsWith("-") ? [size, "0", "0"] : ["0", size, "0"]);
        }
        const [paid = [], received = []] = sides;
        const figures = (of: Change["moves"]) => [
          of.map((move) => new Decimal(move.amount).abs().toFixed()).join(" + "),
          of.map(({ coin }) => coin).join(" + "),
        ];
        return [
          at(Number(change.at)),
          change.member,
          moveName(texts, change.kind),
          ...figures(paid),
          ...figures(received),
          ...(taxed ? ["0"] : []),
          reference(change.kind, change.ref, Number(change.id)),
        ];
      },
    ),
    async end() {
      await requireTotals(db, changesOf(terms, within(row)), totals);
      return { totals: totals.table(), notes: taxed ? [texts.nothingWithheld] : [] };
    },
  };
}

/** The books' own sums of the same conversions are what it is checked against. */
async function requireTotals(db: Db, changes: SQL, totals: CoinTotals): Promise<void> {
  const booked = (await db.execute(sql`
    select move ->> 'coin' as coin,
           coalesce(-sum(size) filter (where size < 0), 0)::text as paid, coalesce(sum(size) filter (where size > 0), 0)::text as received
      from (${changes}) as changes, json_array_elements(moves) as move, cast(move ->> 'amount' as numeric) as size
     group by 1`)) as readonly { readonly coin: string; readonly paid: string; readonly received: string }[];
  if (booked.length !== totals.coins().length) throw new Error("Other coins than the books'");
  for (const { coin, paid, received } of booked) {
    const [reported, got] = totals.of(coin);
    if (reported?.eq(paid) !== true || got?.eq(received) !== true) {
      throw new Error(
        `${coin}: ${reported?.toFixed()} and ${got?.toFixed()} are not the books' ${paid} and ${received}`,
      );
    }
  }
}

function within({ startAt, endAt, createdAt }: StatementRow): SQL {
  return sql`${postings.createdAt} >= ${startAt}::bigint and ${postings.createdAt} < ${Math.min(endAt, createdAt)}::bigint`;
}

function changesOf({ members, coin }: StatementTerms, which: SQL): SQL {
  const owners = sql.join(
    members.map((id) => sql`${String(id)}`),
    sql`, `,
  );
  const has = coin === "" ? sql`true` : sql`bool_or(coin = ${coin})`;
  return sql`
    select id, at, member, kind, ref,
           json_agg(json_build_object('coin', coin, 'amount', total::text) order by total, coin) as moves
      from (select ${postings.id} as id, ${postings.createdAt} as at, ${accounts.owner} as member, ${postings.kind} as kind,
                   ${postings.ref} as ref, ${accounts.coin} as coin, sum(${entries.amount}) as total
              from ${entries} join ${postings} on ${postings.id} = ${entries.postingId}
              join ${accounts} on ${accounts.id} = ${entries.accountId}
             where ${accounts.owner} in (${owners}) and ${isConversion}
               and ${which}
             group by 1, 2, 3, 4, 5, 6 having sum(${entries.amount}) <> 0) as moved
     group by id, at, member, kind, ref having ${has}`;
}
