import * as v from "valibot";
import type { CallInput, CallOutput } from "#shared/contract/index.ts";
import type { WithdrawRecord } from "#shared/contract/withdraw-records.ts";
import { type WithdrawColumnId, withdrawColumns, withdrawViewCalls } from "#shared/contract/withdraw-view.ts";
import { withdrawFacts } from "#shared/domain/chain-facts.ts";
import { type CsvCell, csvFile, idCell, numberCell, textCell, timeCell } from "#shared/domain/csv.ts";
import { entryOf } from "#shared/domain/entry-of.ts";
import { isWithdrawEnded } from "#shared/domain/withdraw-end.ts";
import { CallFailed } from "../http/call-failed.ts";
import type { HttpClient } from "../http/client.ts";
import { ownCall } from "../http/own-call.ts";
import { readAllPages } from "../records/read-all-pages.ts";

type Texts = CallInput<"withdraw.csv">["texts"];

/** The most that one file, and one page of the answer, holds. */
const maxInFile = 10_000;
const pageSize = 50;

/** Answers "withdraw.csv". Rejects with a CofferError or CallFailed. */
export async function withdrawCsv(
  http: Pick<HttpClient, "call">,
  input: unknown,
): Promise<CallOutput<"withdraw.csv">> {
  const read = v.safeParse(withdrawViewCalls["withdraw.csv"].request, input);
  if (!read.success) throw new CallFailed("request", "withdraw.csv", false);
  const { filter, texts } = read.output;
  const { rows, isWhole } = await readAllPages<WithdrawRecord>(
    maxInFile,
    { idOf: ({ withdrawId }) => withdrawId, factsOf: withdrawFacts },
    async (cursor) => {
      const page = { ...filter, limit: pageSize, ...(cursor !== "" && { cursor }) };
      const answer = await ownCall(http, "withdraw.records", page);
      return { rows: answer.rows, next: answer.nextPageCursor };
    },
  );
  return { text: csvOf(rows, texts), count: rows.length, total: rows.length + (isWhole ? 0 : 1) };
}

/** Times in UTC, amounts with all their digits, ids and addresses as they are. */
function csvOf(rows: readonly WithdrawRecord[], texts: Texts): string {
  return csvFile(
    withdrawColumns.map((column) => texts.heads[column] ?? column),
    rows.map((row) => withdrawColumns.map((column) => cells[column](row, texts))),
  );
}

/** Of what it cost; one that came back, with its fee, cost nothing. */
const costCell = ({ status }: WithdrawRecord, amount: string): CsvCell =>
  numberCell(isWithdrawEnded(status) && status !== "success" ? "" : amount);
const time = (ms: string): CsvCell => timeCell(ms === "" ? null : Number(ms));

const cells: Readonly<Record<WithdrawColumnId, (row: WithdrawRecord, texts: Texts) => CsvCell>> = {
  time: (row) => time(row.createTime),
  id: (row) => idCell(row.withdrawId),
  kind: (row, texts) => textCell(entryOf(texts.kinds, String(row.withdrawType)) ?? String(row.withdrawType)),
  state: (row, texts) => textCell(entryOf(texts.states, row.status) ?? row.status),
  coin: (row) => textCell(row.coin),
  network: (row) => textCell(row.chain),
  amount: (row) => numberCell(row.amount),
  fee: (row) => costCell(row, row.withdrawFee),
  tax: (row) => costCell(row, row.tax),
  debited: (row) => costCell(row, row.debited),
  accounts: (row, texts) => textCell(entryOf(texts.accounts, row.accountType) ?? row.accountType),
  address: (row) => idCell(row.toAddress),
  memo: (row) => idCell(row.tag),
  txId: (row) => idCell(row.txID),
  confirmations: (row) => numberCell(row.confirmations),
  ended: (row) => time(row.endedAt),
};
