/** F0.7, F2c.7, F2i.8, D10.13: a host that counts the end of a window to it, as no table says that it may not. */
import { expect, test } from "vitest";
import type { CallName, CallOutput } from "#shared/contract/index.ts";
import { callDefinition } from "#shared/contract/index.ts";
import { readResult } from "#worker/http/answer.ts";
import type { HttpClient } from "#worker/http/client.ts";
import { createLedgerBook } from "#worker/records/ledger-book.ts";
import type { EntryMarks, ReadPage } from "#worker/records/ledger-page.ts";
import {
  derivativesMarks,
  fundingMarks,
  readDerivatives,
  readFunding,
} from "#worker/records/ledger-reads.ts";

const dayMs = 86_400_000;
/** A midnight in UTC, when funding is settled too. */
const end = Date.UTC(2026, 10, 21);

interface Asked {
  readonly startTime?: number;
  readonly endTime?: number;
  readonly createTimeFrom?: string;
  readonly createTimeTo?: string;
  readonly cursor?: string;
}

/** Serves rows of a window, both ends counted, so many on a page; each answer is judged as one of the exchange is. */
function host(rows: readonly object[], timeOf: (row: object) => number, pageSize: number) {
  const call = async (name: CallName, input: unknown): Promise<unknown> => {
    const { startTime, endTime, createTimeFrom, createTimeTo, cursor = "0" } = input as Asked;
    const first = startTime ?? Number(createTimeFrom) * 1000;
    const last = endTime ?? Number(createTimeTo) * 1000;
    const inside = rows.filter((row) => timeOf(row) >= first && timeOf(row) <= last);
    const from = Number(cursor);
    const isMore = inside.length > from + pageSize;
    const list = inside.slice(from, from + pageSize);
    const result = { list, nextPageCursor: isMore ? String(from + pageSize) : "" };
    const question = { call: name, definition: callDefinition(name as "records.funding"), fields: input };
    const data = readResult(question as Parameters<typeof readResult>[0], result, end + dayMs);
    return { kind: "ok", data };
  };
  return { call } as unknown as Pick<HttpClient, "call">;
}

async function readAll<R>(read: ReadPage<R>, marks: EntryMarks<R>): Promise<string[]> {
  const book = createLedgerBook({ startTime: end - 21 * dayMs, endTime: end }, read, marks);
  const rows: R[] = [];
  for (;;) {
    const part = await book.part(rows.length);
    rows.push(...part.rows);
    if (part.whole && rows.length === part.known) break;
  }
  return rows.map(marks.idOf);
}

/** Booked at so many days before the end. */
const settled = (days: number, id = String(days)): CallOutput<"records.derivatives">["list"][number] => ({
  id,
  symbol: "BTCUSDT",
  category: "linear",
  side: "None",
  type: "SETTLEMENT",
  currency: "USDT",
  transactionTime: String(end - days * dayMs),
  qty: "",
  size: "",
  tradePrice: "",
  funding: "1",
  fee: "",
  feeRate: "",
  cashFlow: "",
  change: "1",
  cashBalance: "",
  bonusChange: "",
  tradeId: "",
  orderId: "",
  orderLinkId: "",
  record: null,
});

test.each([1, 2, 50])("each settlement is there once, %i on a page", async (pageSize) => {
  const rows = [settled(0), settled(1), settled(7), settled(14), settled(20)];
  const http = host(rows, (row) => Number((row as (typeof rows)[number]).transactionTime), pageSize);
  expect(await readAll(readDerivatives(http, {} as never), derivativesMarks)).toEqual(["1", "7", "14", "20"]);
});

test.each([1, 2, 50])("each booking of the funding account is there once, %i on a page", async (pageSize) => {
  const rows = [0, 1, 7, 14, 20].map((days) => ({
    id: String(days),
    memberId: "10",
    currency: "BTC",
    showBusiType: "",
    showBusiTypeEn: "",
    description: "",
    descriptionEn: "",
    ioDirection: "I",
    txnAmt: "1",
    afterAmt: "1",
    createTime: String((end - days * dayMs) / 1000),
  }));
  const http = host(rows, (row) => Number((row as (typeof rows)[number]).createTime) * 1000, pageSize);
  expect(await readAll(readFunding(http, {} as never), fundingMarks)).toEqual(["1", "7", "14", "20"]);
});
