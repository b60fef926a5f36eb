import type { CallOutput, LocalCallName } from "#shared/contract/index.ts";
import { CofferError } from "#shared/rpc/errors.ts";
import { CallFailed, failureError } from "./http/call-failed.ts";
import { remindedBy } from "./http/taxonomy.ts";

/** A call whose answer is empty may answer nothing. */
type Answer<N extends LocalCallName> = [keyof CallOutput<N>] extends [never] ? unknown : CallOutput<N>;

/** Calls that the worker answers itself, by name. Each may throw CallFailed. */
export type LocalAnswers = {
  // The outcome of a money call is answered like a call over HTTP, with what it makes out of date.
  readonly [N in Exclude<LocalCallName, "outcome.resolve">]: (
    input: unknown,
  ) => Answer<N> | Promise<Answer<N>>;
};

/** Code that comes with the first call that needs it; what cannot be fetched is a failure of the network. */
export async function lazyPart<M>(load: () => Promise<M>): Promise<M> {
  try {
    return await load();
  } catch {
    throw new CallFailed("code", "", false);
  }
}

/** As {@link lazyPart}, for a part that remembers: made once, tried again while it cannot be loaded. */
export function lazyOnce<M>(load: () => Promise<M>): () => Promise<M> {
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

/** Answers one of them. Rejects with a CofferError, that of a read within it shown as this call requests. */
export async function answerLocally(
  answers: LocalAnswers,
  name: keyof LocalAnswers,
  input: unknown,
  reminder?: "toast" | "notify",
): Promise<unknown> {
  try {
    return (await answers[name](input)) ?? {};
  } catch (thrown) {
    const { data } = failureError(thrown, { call: name, acts: false, requestId: "" });
    throw new CofferError(data.show ? { ...data, show: remindedBy(data.show, reminder) } : data);
  }
}
