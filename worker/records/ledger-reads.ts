import type { DerivativesFilter, FundingFilter } from "#shared/contract/ledger-view.ts";
import type { FundingRow, LedgerRow } from "#shared/contract/records.ts";
import { derivativesFacts, fundingFacts } from "#shared/domain/known-facts.ts";
import type { HttpClient } from "../http/client.ts";
import { ownCall } from "../http/own-call.ts";
import type { EntryMarks, LedgerPage, ReadPage } from "./ledger-page.ts";

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

const earlierOf = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text);

/**
 * Pages without what was booked at the very end of their window, which some hosts have too (F0.7): it is of the window after.
 * A first page of nothing else is left for the next one.
 */
function before<R>(timeOf: (row: R) => number, read: ReadPage<R>): ReadPage<R> {
  return async (window, cursor) => {
    const inside = (page: LedgerPage<R> | null): LedgerPage<R> | null =>
      page && { ...page, rows: page.rows.filter((row) => timeOf(row) < window.end) };
    const page = inside(await read(window, cursor));
    const isLeft = page !== null && page.rows.length === 0 && page.next !== "" && cursor === "";
    return isLeft ? inside(await read(window, page.next)) : page;
  };
}

export function readFunding(http: Http, { currency, ioDirection }: FundingFilter): ReadPage<FundingRow> {
  return before(
    ({ createTime }) => Number(createTime) * second,
    async ({ start, end }, cursor) => {
      const input = {
        ...(currency !== undefined && { currency }),
        ...(ioDirection !== undefined && { ioDirection }),
        createTimeFrom: String(Math.ceil(start / second)),
        createTimeTo: String(Math.ceil(end / second)),
        limit: maxFunding,
        ...(cursor !== "" && { cursor }),
      };
      const { list, nextPageCursor, earlierAt } = await ownCall(http, "records.funding", input);
      return { rows: list, next: nextPageCursor, earlierAt: earlierOf(earlierAt) };
    },
  );
}

export function readDerivatives(
  http: Http,
  { currency, symbol, type }: DerivativesFilter,
): ReadPage<LedgerRow> {
  return before(derivativesMarks.timeOf, async ({ start, end }, cursor) => {
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
    const { list, nextPageCursor, earlierAt } = await ownCall(http, "records.derivatives", input);
    return { rows: list, next: nextPageCursor, earlierAt: earlierOf(earlierAt) };
  });
}
