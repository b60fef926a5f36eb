import * as v from "valibot";
import { intentCalls } from "#shared/contract/intents.ts";
import { CallFailed } from "../http/call-failed.ts";
import type { LocalAnswers } from "../local-calls.ts";
import { IntentJournal, type JournalOptions } from "./journal.ts";

type Calls = typeof intentCalls;
export type IntentAnswers = Pick<LocalAnswers, keyof Calls>;

/** The journal's calls; loaded when the first of them is made. */
export function createIntentAnswers(options: JournalOptions): IntentAnswers {
  const journal = new IntentJournal(options);
  return {
    "intents.keep": async (input) => {
      const { owner, intent } = checked("intents.keep", input);
      return { mayRepeat: await journal.keep(owner, intent) };
    },
    "intents.list": async (input) => journal.list(checked("intents.list", input).owner),
    "intents.drop": async (input) => {
      const { owner, requestIds } = checked("intents.drop", input);
      await journal.drop(owner, requestIds);
    },
  };
}

function checked<N extends keyof Calls>(name: N, input: unknown): v.InferOutput<Calls[N]["request"]> {
  const read = v.safeParse(intentCalls[name].request, input);
  if (!read.success) throw new CallFailed("request", name, false);
  return read.output;
}
