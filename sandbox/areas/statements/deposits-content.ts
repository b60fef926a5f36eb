import { and, asc, eq, getTableColumns, gte, inArray, lt, sql } from "drizzle-orm";
import { depositStatuses } from "#shared/domain/deposit-status.ts";
import { plain } from "../../ledger/amounts.ts";
import type { Db } from "../../ledger/database.ts";
import { accounts, postings } from "../../ledger/tables.ts";
import { type DepositRow, depositPostings, deposits } from "../deposit/index.ts";
import { bookedOf, requireBooked, requireRecords } from "./booked.ts";
import { coinTotals } from "./coin-totals.ts";
import { amount, type Content, inSlices, text, time } from "./content.ts";
import type { StatementRow, StatementTerms } from "./tables.ts";
import { textsOf } from "./texts/index.ts";
import { timeText } from "./times.ts";

interface Row extends DepositRow {
  readonly booked: string;
}

const kinds = Object.values(depositPostings);
const done: ReadonlySet<number> = new Set([depositStatuses.success, depositStatuses.kept]);
const failed: ReadonlySet<number> = new Set([depositStatuses.failed, depositStatuses.deducted]);

/** Its owner has it: what the chain took back is still theirs until it is taken off again. */
const isCredited = ({ creditedAt, status }: Row): boolean =>
  creditedAt !== null && status !== depositStatuses.deducted;

/** What came in, by the time it was first seen; what is credited adds up, and is what the books have of each. */
export async function depositsContent(db: Db, row: StatementRow, terms: StatementTerms): Promise<Content> {
  const texts = textsOf(terms.language);
  const at = timeText(terms.timezone);
  const totals = coinTotals(texts, [texts.credited, texts.notCredited]);
  const account = (["FUND", "UNIFIED"] as const).find((one) => one === terms.account);
  const booked = bookedOf(db, deposits, kinds, { locked: false });
  const span = { from: row.startAt, until: Math.min(row.endAt, row.createdAt) };
  const within = and(
    inArray(deposits.userId, [...terms.members]),
    gte(deposits.seenAt, span.from),
    lt(deposits.seenAt, span.until),
    terms.coin === "" ? undefined : eq(deposits.coin, terms.coin),
    account === undefined ? undefined : eq(deposits.account, account),
  );
  const [counted] = await db.select({ count: sql<number>`count(*)::int` }).from(deposits).where(within);

  function stateOf({ status }: Row): string {
    if (done.has(status)) return texts.states.done;
    return failed.has(status) ? texts.states.failed : texts.states.open;
  }

  return {
    columns: [
      time(texts.time),
      ...[texts.user, texts.coin, texts.network, texts.account].map(text),
      amount(texts.amount),
      ...[texts.status, texts.sender, texts.address, texts.transaction].map(text),
    ],
    count: counted?.count ?? 0,
    slices: inSlices<Row>(
      (last, limit) =>
        db
          .select({ ...getTableColumns(deposits), booked: booked.total })
          .from(deposits)
          .innerJoinLateral(booked, sql`true`)
          .where(
            and(
              within,
              last && sql`(${deposits.seenAt}, ${deposits.id}) > (${last.seenAt}::bigint, ${last.id}::text)`,
            ),
          )
          .orderBy(asc(deposits.seenAt), asc(deposits.id))
          .limit(limit),
      (one) => {
        const sum = plain(one.amount);
        const figures = isCredited(one) ? ([sum, "0"] as const) : (["0", sum] as const);
        requireBooked(one.id, figures[0], one.booked);
        totals.add(one.coin, figures);
        return [
          at(one.seenAt),
          String(one.userId),
          one.coin,
          one.chain === "" ? texts.internal : one.chain,
          one.account,
          sum,
          stateOf(one),
          one.fromAddress,
          one.toAddress + (one.tag === "" ? "" : ` (${one.tag})`),
          one.txId,
        ];
      },
    ),
    async end() {
      const record = sql`(
        select 1 from ${deposits} where ${deposits.id} = ${postings.ref}
           and ${accounts.owner} in (${deposits.userId}::text, ${deposits.fromMember}))`;
      await requireRecords(db, { ...span, members: terms.members, kinds }, record);
      return { totals: totals.table(), notes: [] };
    },
  };
}
