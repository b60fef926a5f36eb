import { and, asc, eq, getTableColumns, gte, inArray, lt, sql } from "drizzle-orm";
import { Decimal } from "#shared/domain/decimal.ts";
import { plain } from "../../ledger/amounts.ts";
import type { Db } from "../../ledger/database.ts";
import { accounts, postings } from "../../ledger/tables.ts";
import { type WithdrawRow, withdrawals, withdrawPostings } from "../withdraw/index.ts";
import { bookedOf, requireBooked, requireRecords } from "./booked.ts";
import { coinTotals } from "./coin-totals.ts";
import { amount, type Content, inSlices, text, time } from "./content.ts";
import type { StatementRow, StatementTerms } from "./tables.ts";
import { textsOf } from "./texts/index.ts";
import { timeText } from "./times.ts";

interface Row extends WithdrawRow {
  readonly booked: string;
}

const kinds = Object.values(withdrawPostings);

/** What went out, with fees; what was sent adds up, what came back does not. Each is what the books have of it. */
export async function withdrawalsContent(db: Db, row: StatementRow, terms: StatementTerms): Promise<Content> {
  const texts = textsOf(terms.language);
  const at = timeText(terms.timezone);
  const totals = coinTotals(texts, [texts.received, texts.fee, texts.debited]);
  const booked = bookedOf(db, withdrawals, kinds, { locked: true });
  const span = { from: row.startAt, until: Math.min(row.endAt, row.createdAt) };
  const within = and(
    inArray(withdrawals.userId, [...terms.members]),
    gte(withdrawals.createdAt, span.from),
    lt(withdrawals.createdAt, span.until),
    terms.coin === "" ? undefined : eq(withdrawals.coin, terms.coin),
  );
  const [counted] = await db.select({ count: sql<number>`count(*)::int` }).from(withdrawals).where(within);

  function stateOf({ status, endedAt }: Row): string {
    if (status === "success") return texts.states.done;
    return endedAt === null ? texts.states.open : texts.states.failed;
  }

  return {
    columns: [
      time(texts.time),
      ...[texts.user, texts.coin, texts.network].map(text),
      ...[texts.received, texts.fee, texts.debited].map(amount),
      ...[texts.status, texts.address, texts.transaction].map(text),
    ],
    count: counted?.count ?? 0,
    slices: inSlices<Row>(
      (last, limit) =>
        db
          .select({ ...getTableColumns(withdrawals), booked: booked.total })
          .from(withdrawals)
          .innerJoinLateral(booked, sql`true`)
          .where(
            and(
              within,
              last &&
                sql`(${withdrawals.createdAt}, ${withdrawals.id}) > (${last.createdAt}::bigint, ${last.id}::text)`,
            ),
          )
          .orderBy(asc(withdrawals.createdAt), asc(withdrawals.id))
          .limit(limit),
      (one) => {
        const debited = new Decimal(one.received).plus(one.fee).toFixed();
        const figures = [plain(one.received), plain(one.fee), debited];
        const isSent = one.status === "success";
        requireBooked(one.id, isSent ? `-${debited}` : "0", one.booked);
        if (isSent) totals.add(one.coin, figures);
        return [
          at(one.createdAt),
          String(one.userId),
          one.coin,
          one.chain === "" ? texts.internal : one.chain,
          ...figures,
          stateOf(one),
          one.address + (one.tag === "" ? "" : ` (${one.tag})`),
          one.txId,
        ];
      },
    ),
    async end() {
      const record = sql`(
        select 1 from ${withdrawals}
         where ${withdrawals.id} = ${postings.ref} and ${accounts.owner} = ${withdrawals.userId}::text)`;
      await requireRecords(db, { ...span, members: terms.members, kinds }, record);
      return { totals: totals.table(), notes: [texts.onlySent] };
    },
  };
}
