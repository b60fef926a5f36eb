import * as v from "valibot";
import { ledgerCalls } from "#shared/contract/ledger-view.ts";
import type { FundingRow, LedgerRow } from "#shared/contract/records.ts";
import { CallFailed } from "../http/call-failed.ts";
import type { HttpClient } from "../http/client.ts";
import type { LocalAnswers } from "../local-calls.ts";
import { createLedgerBook, type LedgerBook } from "./ledger-book.ts";
import { derivativesCsv, fundingCsv } from "./ledger-csv.ts";
import { derivativesMarks, fundingMarks, readDerivatives, readFunding } from "./ledger-reads.ts";

/** So many lists are held: the one that is looked at, and those that are come back to. */
const maxBooks = 4;

type Answers = Pick<LocalAnswers, keyof typeof ledgerCalls>;

/** Answers of ledgers; each throws CallFailed for an input that is none, and rejects with what a page's read rejects with. */
export function createLedgerAnswers(http: Pick<HttpClient, "call">, token: () => Promise<string>): Answers {
  const fundingBook = (filter: FundingSpan): LedgerBook<FundingRow> =>
    createLedgerBook(filter, readFunding(http, filter), fundingMarks);
  const derivativesBook = (filter: DerivativesSpan): LedgerBook<LedgerRow> =>
    createLedgerBook(filter, readDerivatives(http, filter), derivativesMarks);
  const funding = createBooks(token, fundingBook);
  const derivatives = createBooks(token, derivativesBook);
  return {
    async "ledger.funding"(input) {
      const { row, ...look } = parsed("ledger.funding", input);
      return copyOf(await (await funding(look)).part(row));
    },
    async "ledger.derivatives"(input) {
      const { row, ...look } = parsed("ledger.derivatives", input);
      return copyOf(await (await derivatives(look)).part(row));
    },
    async "ledger.fundingCsv"(input) {
      const { filter, texts } = parsed("ledger.fundingCsv", input);
      return fundingCsv(fundingBook(filter), texts);
    },
    async "ledger.derivativesCsv"(input) {
      const { filter, texts } = parsed("ledger.derivativesCsv", input);
      return derivativesCsv(derivativesBook(filter), texts);
    },
  };
}

type FundingSpan = Parameters<typeof readFunding>[1];
type DerivativesSpan = Parameters<typeof readDerivatives>[1];

/** One list a look and person: another person's rows are another list, and so is what is looked at anew. */
function createBooks<F, R>(
  token: () => Promise<string>,
  create: (filter: F) => LedgerBook<R>,
): (look: { readonly filter: F }) => Promise<LedgerBook<R>> {
  const books = new Map<string, LedgerBook<R>>();
  return async (look) => {
    const key = JSON.stringify([await token(), look]);
    const book = books.get(key) ?? create(look.filter);
    books.delete(key);
    books.set(key, book);
    const [oldest] = books.keys();
    if (books.size > maxBooks && oldest !== undefined) books.delete(oldest);
    return book;
  };
}

function copyOf<R, P extends { readonly rows: readonly R[] }>(part: P): P & { rows: R[] } {
  return { ...part, rows: [...part.rows] };
}

function parsed<N extends keyof typeof ledgerCalls>(
  name: N,
  input: unknown,
): v.InferOutput<(typeof ledgerCalls)[N]["request"]> {
  const read = v.safeParse(ledgerCalls[name].request, input);
  if (!read.success) throw new CallFailed("request", name, false);
  return read.output;
}
