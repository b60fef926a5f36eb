import type { CallInput, CallName, MoneyCallName } from "#shared/contract/index.ts";
import { isMoneyCall, requestIdOf } from "./money-calls.ts";

/** A money call gets its `requestId` here when the caller has none; other calls are sent as they are. */
export type ActionInput<N extends CallName> = N extends MoneyCallName
  ? Omit<CallInput<N>, "requestId"> & { readonly requestId?: string }
  : CallInput<N>;

/** What a person wants done, as it is sent. */
export interface Intent<N extends CallName> {
  /** The input without the id: the same again is the same intent while its outcome is unknown. */
  readonly fields: string;
  readonly whole: CallInput<N>;
  /** "" of a call that moves no money. */
  readonly requestId: string;
}

/**
 * One intent, one id: it belongs to what the person confirmed, not to the attempt. Until the outcome of an intent is
 * known, the same input goes out under the same id, and the exchange answers it as it did the first time.
 */
export class Intents<N extends CallName> {
  readonly #name: N;
  readonly #newId: () => string;
  readonly #open = new Map<string, Intent<N>>();

  constructor(name: N, newId: () => string) {
    this.#name = name;
    this.#newId = newId;
  }

  open(input: ActionInput<N>): Intent<N> {
    const { requestId: given = "", ...rest } = input as { readonly requestId?: string };
    const fields = JSON.stringify(Object.entries(rest).toSorted(([a], [b]) => (a < b ? -1 : 1)));
    const known = this.#open.get(fields);
    if (known !== undefined) return known;
    const needsId = isMoneyCall(this.#name) && given === "";
    const whole: CallInput<N> = needsId ? { ...input, requestId: this.#newId() } : input;
    const intent = { fields, whole, requestId: requestIdOf(this.#name, whole) };
    if (intent.requestId !== "") this.#open.set(fields, intent);
    return intent;
  }

  close({ fields }: Intent<N>): void {
    this.#open.delete(fields);
  }
}
