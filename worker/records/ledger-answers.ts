import * as v from "valibot";
import { ledgerCalls } from "#shared/contract/ledger-view.ts";
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
  const funding = createBooks(token, (filter: FundingSpan) =>
    createLedgerBook(filter, readFunding(http, filter), fundingMarks),
  );
  const derivatives = createBooks(token, (filter: DerivativesSpan) =>
    createLedgerBook(filter, readDerivatives(http, filter), derivativesMarks),
  );
  return {
    async "ledger.funding"(input) {
      const { filter, row } = parsed("ledger.funding", input);
      return copyOf(await (await funding(filter)).part(row));
    },
    async "ledger.derivatives"(input) {
      const { filter, row } = parsed("ledger.derivatives", input);
      return copyOf(await (await derivatives(filter)).part(row));
    },
    async "ledger.fundingCsv"(input) {
      const { filter, texts } = parsed("ledger.fundingCsv", input);
      return fundingCsv(createLedgerBook(filter, readFunding(http, filter), fundingMarks), texts);
    },
    async "ledger.derivativesCsv"(input) {
      const { filter, texts } = parsed("ledger.derivativesCsv", input);
      return derivativesCsv(createLedgerBook(filter, readDerivatives(http, filter), derivativesMarks), texts);
    },
  };
}

type FundingSpan = Parameters<typeof readFunding>[1];
type DerivativesSpan = Parameters<typeof readDerivatives>[1];

/** One list a question and person: another person's rows are another list. */
function createBooks<F, R>(
  token: () => Promise<string>,
  create: (filter: F) => LedgerBook<R>,
): (filter: F) => Promise<LedgerBook<R>> {
  const books = new Map<string, LedgerBook<R>>();
  return async (filter) => {
    const key = JSON.stringify([await token(), filter]);
    const book = books.get(key) ?? create(filter);
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
