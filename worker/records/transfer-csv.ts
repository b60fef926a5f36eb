import * as v from "valibot";
import type { CallInput, CallOutput } from "#shared/contract/index.ts";
import type { TransferRecord } from "#shared/contract/transfer.ts";
import { type TransferColumnId, transferColumns, transferFileCalls } from "#shared/contract/transfer-file.ts";
import { type CsvCell, csvFile, idCell, numberCell, textCell, timeCell } from "#shared/domain/csv.ts";
import { entryOf } from "#shared/domain/entry-of.ts";
import { transferFacts } from "#shared/domain/known-facts.ts";
import { otherNameAt } from "#shared/domain/other-name.ts";
import { CallFailed } from "../http/call-failed.ts";
import type { HttpClient } from "../http/client.ts";
import { ownCall } from "../http/own-call.ts";
import { readAllPages } from "./read-all-pages.ts";

type Input = CallInput<"transfer.csv">;

/** The most that one file holds, and that a page holds (F2c.6). */
const maxRecords = 10_000;
const pageSize = 50;

/** Rejects with a CofferError when a page cannot be read, with CallFailed for an input that is none. */
export async function transferCsv(
  http: Pick<HttpClient, "call">,
  input: unknown,
): Promise<CallOutput<"transfer.csv">> {
  const read = v.safeParse(transferFileCalls["transfer.csv"].request, input);
  if (!read.success) throw new CallFailed("request", "transfer.csv", false);
  const { filter, texts } = read.output;
  const { rows, isWhole } = await readAllPages<TransferRecord>(
    maxRecords,
    { idOf: ({ transferId }) => transferId, factsOf: transferFacts },
    async (cursor) => {
      const page = { ...filter, limit: pageSize, ...(cursor !== "" && { cursor }) };
      const { list, nextPageCursor } = await ownCall(http, "transfer.list", page);
      return { rows: list, next: nextPageCursor };
    },
  );
  const heads = transferColumns.map((column) => texts.heads[column] ?? column);
  const lines = rows.map((row) => transferColumns.map((column) => cells[column](row, texts)));
  return { text: csvFile(heads, lines), count: rows.length, total: rows.length + Number(!isWhole) };
}

const cells: Readonly<Record<TransferColumnId, (row: TransferRecord, texts: Input["texts"]) => CsvCell>> = {
  time: (row) => timeCell(Number(row.timestamp)),
  number: (row) => idCell(row.transferId),
  state: (row, texts) => textCell(entryOf(texts.states, row.status) ?? row.status),
  amount: (row) => numberCell(row.amount),
  coin: (row) => textCell(row.coin),
  fromAccount: (row, texts) => textCell(entryOf(texts.accounts, row.fromAccountType) ?? row.fromAccountType),
  fromMember: (row, texts) => memberCell(row.fromMemberId, row, texts),
  toAccount: (row, texts) => textCell(entryOf(texts.accounts, row.toAccountType) ?? row.toAccountType),
  toMember: (row, texts) => memberCell(row.toMemberId, row, texts),
  ended: (row) => timeCell(row.endedAt === "" ? null : Number(row.endedAt)),
};

/** Another person by the masked name; who has none, or may be somebody else, by the UID. */
function memberCell(id: string, row: TransferRecord, { members }: Input["texts"]): CsvCell {
  const isOwn = (one: string): boolean => entryOf(members, one) !== undefined;
  const name = entryOf(members, id) ?? otherNameAt(id, row, isOwn);
  return name === "" ? idCell(id) : textCell(name);
}
