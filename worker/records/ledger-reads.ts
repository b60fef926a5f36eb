import type { DerivativesFilter, FundingFilter } from "#shared/contract/ledger-view.ts";
import type { FundingRow, LedgerRow } from "#shared/contract/records.ts";
import { derivativesFacts, fundingFacts } from "#shared/domain/known-facts.ts";
import type { HttpClient } from "../http/client.ts";
import type { EntryMarks, ReadPage } from "./ledger-book.ts";

/** How pages of the two ledgers are requested, and what marks their entries. */

export const fundingMarks: EntryMarks<FundingRow> = {
  idOf: ({ id }) => id,
  timeOf: ({ createTime }) => Number(createTime),
  factsOf: fundingFacts,
  ownerOf: ({ memberId }) => memberId,
};
export const derivativesMarks: EntryMarks<LedgerRow> = {
  idOf: ({ id }) => id,
  timeOf: ({ transactionTime }) => Number(transactionTime),
  factsOf: derivativesFacts,
};

type Http = Pick<HttpClient, "call">;

/** The most that a page holds (F2i.8, R7.18). */
const maxFunding = "100";
const maxDerivatives = 50;
const second = 1_000;

let callCount = 0;
const nextCall = () => {
  callCount += 1;
  return { id: `ledger-${callCount}`, exempt: false };
};

const earlierOf = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text);

export function readFunding(http: Http, { currency, ioDirection }: FundingFilter): ReadPage<FundingRow> {
  return async ({ start, end }, cursor) => {
    const input = {
      ...(currency !== undefined && { currency }),
      ...(ioDirection !== undefined && { ioDirection }),
      createTimeFrom: String(Math.ceil(start / second)),
      createTimeTo: String(Math.ceil(end / second)),
      limit: maxFunding,
      ...(cursor !== "" && { cursor }),
    };
    const answer = await http.call("records.funding", input, nextCall());
    if (answer.kind !== "ok") return null;
    const { list, nextPageCursor, earlierAt } = answer.data;
    return { rows: list, next: nextPageCursor, earlierAt: earlierOf(earlierAt) };
  };
}

export function readDerivatives(
  http: Http,
  { currency, symbol, type }: DerivativesFilter,
): ReadPage<LedgerRow> {
  return async ({ start, end }, cursor) => {
    const input = {
      category: "fbu",
      business: "usdt",
      responseFormat: "portugal",
      ...(currency !== undefined && { currency }),
      ...(symbol !== undefined && { symbol }),
      ...(type !== undefined && { type }),
      startTime: start,
      endTime: end,
      limit: maxDerivatives,
      ...(cursor !== "" && { cursor }),
    } as const;
    const answer = await http.call("records.derivatives", input, nextCall());
    if (answer.kind !== "ok") return null;
    const { list, nextPageCursor, earlierAt } = answer.data;
    return { rows: list, next: nextPageCursor, earlierAt: earlierOf(earlierAt) };
  };
}
