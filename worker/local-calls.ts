import type { CallOutput, LocalCallName } from "#shared/contract/index.ts";
import { CallFailed, failureError } from "./http/call-failed.ts";

/** Calls that the worker answers itself, by name. Each may throw CallFailed. */
export interface LocalAnswers {
  readonly "i18n.load": (input: unknown) => Promise<Readonly<Record<string, string>>>;
  readonly "telemetry.report": (input: unknown) => void;
  readonly "convert.historyCsv": (input: unknown) => Promise<CallOutput<"convert.historyCsv">>;
  readonly "convert.quoteDifference": (input: unknown) => Promise<CallOutput<"convert.quoteDifference">>;
}

/** Code that comes with the first call that needs it; what cannot be fetched is a failure of the network. */
export async function latePart<M>(load: () => Promise<M>): Promise<M> {
  try {
    return await load();
  } catch {
    throw new CallFailed("network", "", false);
  }
}

export function isLocalCall(name: string, answers: LocalAnswers): name is LocalCallName {
  return Object.hasOwn(answers, name);
}

/** Answers one of them. Rejects with a CofferError. */
export async function answerLocally(
  answers: LocalAnswers,
  name: LocalCallName,
  input: unknown,
): Promise<unknown> {
  try {
    return (await answers[name](input)) ?? {};
  } catch (thrown) {
    throw failureError(thrown, { call: name, money: false, requestId: "" });
  }
}
