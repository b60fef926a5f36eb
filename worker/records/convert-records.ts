import * as v from "valibot";
import type { CallOutput } from "#shared/contract/index.ts";
import { lazyLocalCalls } from "#shared/contract/lazy-local-calls.ts";
import { chargesShare } from "#shared/domain/after-charges.ts";
import { decimal } from "#shared/domain/decimal.ts";
import { quoteDifference } from "#shared/domain/quote-difference.ts";
import { CallFailed } from "../http/call-failed.ts";
import { csvOf } from "./history-csv.ts";
import { type HistoryReader, readWholeHistory } from "./read-whole-history.ts";

/** What the worker does with records of the convert history; loaded when it is first requested. */

/** Rejects with a CofferError when a page cannot be read, with CallFailed for an input that is none. */
export async function historyCsv(
  reader: HistoryReader,
  input: unknown,
): Promise<CallOutput<"convert.historyCsv">> {
  const { filter, texts } = checked("convert.historyCsv", input);
  const { rows, total } = await readWholeHistory(reader, filter);
  return { text: csvOf(rows, texts), count: rows.length, total };
}

export function differenceOf(input: unknown): CallOutput<"convert.quoteDifference"> {
  const { quoted, received, rate } = checked("convert.quoteDifference", input);
  return quoteDifference(quoted, decimal(received).times(rate).toFixed());
}

export function chargesShareOf(input: unknown): CallOutput<"convert.chargesShare"> {
  const { charges, ...conversion } = checked("convert.chargesShare", input);
  return chargesShare(conversion, charges);
}

type Later = typeof lazyLocalCalls;

function checked<N extends keyof Later>(name: N, input: unknown): v.InferOutput<Later[N]["request"]> {
  const read = v.safeParse(lazyLocalCalls[name].request, input);
  if (!read.success) throw new CallFailed("request", name, false);
  return read.output;
}
