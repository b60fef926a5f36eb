import type { EntryMarks, ReadPage, Span } from "./ledger-page.ts";
import { Contradiction, createReading, type ReadingPart } from "./ledger-reading.ts";

export interface LedgerPart<R> extends ReadingPart<R> {
  /** Grows where the list begins anew: parts of an earlier one are none of it. */
  readonly reading: number;
}

export interface LedgerBook<R> {
  /** The part that a row is in; an empty one at the end where there is no such row, the first one where the list begins anew. */
  part(row: number): Promise<LedgerPart<R>>;
}

/** A ledger that contradicts what is known of it twice in a row has been changed by its exchange: it is read from the beginning. */
export function createLedgerBook<R>(span: Span, read: ReadPage<R>, marks: EntryMarks<R>): LedgerBook<R> {
  let reading = 0;
  let readPart = createReading(span, read, marks);
  let isContradicted = false;
  let turn: Promise<unknown> = Promise.resolve();

  async function partOf(row: number): Promise<LedgerPart<R>> {
    try {
      const part = await readPart(row);
      isContradicted = false;
      return { ...part, reading };
    } catch (thrown) {
      const isAgain = isContradicted && thrown instanceof Contradiction;
      isContradicted = !isAgain && thrown instanceof Contradiction;
      if (!isAgain) throw thrown;
    }
    reading += 1;
    readPart = createReading(span, read, marks);
    return { ...(await readPart(0)), reading };
  }

  return {
    part(row) {
      // One after another: two that ask for the same page get the same one.
      const answer = turn.then(() => partOf(row));
      turn = answer.catch(() => undefined);
      return answer;
    },
  };
}
