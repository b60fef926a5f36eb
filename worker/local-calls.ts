import type { LocalCallName } from "#shared/contract/index.ts";
import { failureError } from "./http/call-failed.ts";

/** Calls that the worker answers itself, by name. Each may throw CallFailed. */
export interface LocalAnswers {
  readonly "i18n.load": (input: unknown) => Promise<Readonly<Record<string, string>>>;
  readonly "telemetry.report": (input: unknown) => void;
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
