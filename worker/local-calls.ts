import type { CallOutput } from "#shared/contract/index.ts";
import { CallFailed, failureError } from "./http/call-failed.ts";

/** Calls that the worker answers itself, by name. Each may throw CallFailed. */
export interface LocalAnswers {
  readonly "i18n.load": (input: unknown) => Promise<Readonly<Record<string, string>>>;
  readonly "telemetry.report": (input: unknown) => void;
  readonly "feed.reconnect": () => void;
  readonly "convert.historyCsv": (input: unknown) => Promise<CallOutput<"convert.historyCsv">>;
  readonly "intents.keep": (input: unknown) => Promise<void>;
  readonly "intents.list": (input: unknown) => Promise<CallOutput<"intents.list">>;
  readonly "intents.drop": (input: unknown) => Promise<void>;
  readonly "intents.clear": (input: unknown) => Promise<void>;
  readonly "convert.quoteDifference": (input: unknown) => Promise<CallOutput<"convert.quoteDifference">>;
  readonly "deposit.address": (input: unknown) => Promise<CallOutput<"deposit.address">>;
  readonly "deposit.list": (input: unknown) => Promise<CallOutput<"deposit.list">>;
  readonly "deposit.csv": (input: unknown) => Promise<CallOutput<"deposit.csv">>;
  readonly "convert.quoteGap": (input: unknown) => Promise<CallOutput<"convert.quoteGap">>;
  readonly "batch.quoteGaps": (input: unknown) => Promise<CallOutput<"batch.quoteGaps">>;
}

/** Code that comes with the first call that needs it; what cannot be fetched is a failure of the network. */
export async function lazyPart<M>(load: () => Promise<M>): Promise<M> {
  try {
    return await load();
  } catch {
    throw new CallFailed("network", "", false);
  }
}

/** As {@link lazyPart}, for a part that remembers: made once, tried again while it cannot be loaded. */
export function lateOnce<M>(load: () => Promise<M>): () => Promise<M> {
  let made: Promise<M> | undefined;
  return () => {
    made ??= lazyPart(load).catch((thrown: unknown) => {
      made = undefined;
      throw thrown;
    });
    return made;
  };
}

export function isLocalCall(name: string, answers: LocalAnswers): name is keyof LocalAnswers {
  return Object.hasOwn(answers, name);
}

/** Answers one of them. Rejects with a CofferError. */
export async function answerLocally(
  answers: LocalAnswers,
  name: keyof LocalAnswers,
  input: unknown,
): Promise<unknown> {
  try {
    return (await answers[name](input)) ?? {};
  } catch (thrown) {
    throw failureError(thrown, { call: name, money: false, requestId: "" });
  }
}
