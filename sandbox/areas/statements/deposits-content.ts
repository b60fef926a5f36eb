import { and, asc, eq, gte, inArray, lt, sql } from "drizzle-orm";
import { plain } from "../../ledger/amounts.ts";
import type { Db } from "../../ledger/database.ts";
import { depositStates, deposits } from "../deposit/index.ts";
import { coinTotals } from "./coin-totals.ts";
import { amount, type Content, inSlices, text, time } from "./content.ts";
import type { StatementRow, StatementTerms } from "./tables.ts";
import { timeText } from "./times.ts";
import { wordsOf } from "./words/index.ts";

type Row = typeof deposits.$inferSelect;

const credited: ReadonlySet<number> = new Set([depositStates.success, depositStates.kept]);
const failed: ReadonlySet<number> = new Set([depositStates.failed, depositStates.deducted]);

/** What came in, by the time it was first seen; what is credited adds up. */
export async function depositsContent(db: Db, row: StatementRow, terms: StatementTerms): Promise<Content> {
  const words = wordsOf(terms.language);
  const at = timeText(terms.timezone);
  const totals = coinTotals(words, [words.credited, words.notCredited]);
  const account = (["FUND", "UNIFIED"] as const).find((one) => one === terms.account);
  const within = and(
    inArray(deposits.userId, [...terms.members]),
    gte(deposits.seenAt, row.startAt),
    lt(deposits.seenAt, Math.min(row.endAt, row.createdAt)),
    terms.coin === "" ? undefined : eq(deposits.coin, terms.coin),
    account === undefined ? undefined : eq(deposits.account, account),
  );
  const [counted] = await db.select({ count: sql<number>`count(*)::int` }).from(deposits).where(within);

  function stateOf({ status }: Row): string {
    if (credited.has(status)) return words.states.done;
    return failed.has(status) ? words.states.failed : words.states.open;
  }

  return {
    columns: [
      time(words.time),
      ...[words.user, words.coin, words.network, words.account].map(text),
      amount(words.amount),
      ...[words.status, words.sender, words.address, words.transaction].map(text),
    ],
    count: counted?.count ?? 0,
    slices: inSlices<Row>(
      (last, limit) =>
        db
          .select()
          .from(deposits)
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
        totals.add(one.coin, credited.has(one.status) ? [sum, "0"] : ["0", sum]);
        return [
          at(one.seenAt),
          String(one.userId),
          one.coin,
          one.chain === "" ? words.internal : one.chain,
          one.account,
          sum,
          stateOf(one),
          one.fromAddress,
          one.toAddress + (one.tag === "" ? "" : ` (${one.tag})`),
          one.txId,
        ];
      },
    ),
    end: async () => ({ totals: totals.table(), notes: [] }),
  };
}
