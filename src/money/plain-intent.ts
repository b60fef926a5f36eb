import type { CallOutput, MoneyCallName } from "#shared/contract/index.ts";
import type { StoredIntent } from "#shared/contract/intents.ts";
import type { ErrorData } from "#shared/rpc/errors.ts";
import { outcomeAbsent } from "#src/bridge/look-up-outcome.ts";
import type { UnknownOutcome } from "./intent.ts";
import type { OpenIntents } from "./open-intents.ts";

/** Where a call that moves money without a quote stands. `unknown`: the shared view of its intent has the word. */
export type PlainState<N extends MoneyCallName> =
  | { readonly status: "idle" | "running" | "looking-up" }
  | {
      readonly status: "unknown";
      readonly requestId: string;
      /** Sent here: the state goes on once the outcome is known. */
      readonly own: boolean;
    }
  | {
      readonly status: "done";
      readonly data: CallOutput<N>;
      readonly requestId: string;
      /** When the person confirmed, ms of server time. */
      readonly sentAt: number;
    }
  | { readonly status: "refused"; readonly error: ErrorData };

/** What its dialog shows while the outcome is not known. */
export function unknownOf(state: PlainState<MoneyCallName>): UnknownOutcome | null {
  return state.status === "unknown" ? { requestId: state.requestId, goesOn: state.own } : null;
}

export interface PlainWorld {
  readonly intents: Pick<
    OpenIntents,
    "send" | "attend" | "reported" | "outcome" | "find" | "subscribe" | "get" | "unread"
  >;
  readonly newId: () => string;
  /** Server time, ms. */
  readonly serverNow: () => number;
}

/** What the person confirmed; the session gives it its id. */
export type PlainIntentInput = Omit<StoredIntent, "requestId" | "call" | "sentAt">;

/** One call of a person's intent, sent at most once, from its confirmation to its outcome. */
export class PlainIntent<N extends MoneyCallName> {
  readonly #name: N;
  readonly #world: PlainWorld;
  readonly #listeners = new Set<() => void>();
  #state: PlainState<N> = { status: "idle" };
  /** The id of what was confirmed: kept for another attempt while nothing of it may have left. */
  #unsent: { readonly key: string; readonly requestId: string } | null = null;
  #leave: () => void = () => undefined;
  #turn = 0;

  constructor(name: N, world: PlainWorld) {
    this.#name = name;
    this.#world = world;
  }

  readonly state = (): PlainState<N> => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Nothing closes, and there is no second button. */
  get locked(): boolean {
    return this.#state.status === "running" || this.#state.status === "looking-up";
  }

  /** Shows an equal intent whose outcome is not known, instead of anything new. False where there is none. */
  showOpen(key: string): boolean {
    const open = this.#world.intents.find(key);
    if (open === undefined) return false;
    this.showIntent(open.requestId);
    return true;
  }

  /** Shows what becomes of an intent that was sent before. */
  showIntent(requestId: string): void {
    if (this.locked) return;
    this.reset();
    this.#leave = this.#world.intents.attend(requestId);
    this.#show({ status: "unknown", requestId, own: false });
  }

  /** Sends the money, once. `onDoneLater`: it was done, which was known once its view had been left. */
  async send(confirmed: PlainIntentInput, onDoneLater: () => void = () => undefined): Promise<void> {
    if (this.locked || this.showOpen(confirmed.key)) return;
    const { intents, newId, serverNow } = this.#world;
    const requestId = this.#unsent?.key === confirmed.key ? this.#unsent.requestId : newId();
    this.reset();
    this.#unsent = { key: confirmed.key, requestId };
    const turn = this.#turn;
    const input = { ...confirmed.input, requestId };
    const intent: StoredIntent = {
      ...confirmed,
      input,
      requestId,
      call: this.#name,
      sentAt: Math.round(serverNow()),
    };
    this.#show({ status: "running" });
    const unread = intents.unread();
    if (unread !== null) {
      await unread;
      const open = intents.find(confirmed.key);
      if (open !== undefined) {
        this.#show({ status: "idle" });
        if (turn === this.#turn) this.showIntent(open.requestId);
        return;
      }
    }
    const sent = intents.send(this.#name, intent);
    // Left before it was sent: how it ends is reported by a notification.
    if (turn === this.#turn) this.#leave = intents.attend(requestId);
    const stop = intents.subscribe(() => this.#follow(requestId));
    let end = await sent;
    stop();
    // An id that may have arrived is used up, whether its view is still there or not; one that never left is still good.
    const neverLeft = end.status === "refused" && !isServers(end.error.data.code);
    if (!neverLeft && this.#unsent?.requestId === requestId) this.#unsent = null;
    if (end.status === "unknown") {
      if (turn === this.#turn) this.#show({ status: "unknown", requestId, own: true });
      const known = await intents.outcome(requestId);
      if (known === undefined) return;
      end = known as typeof end;
    }
    if (turn !== this.#turn) {
      if (end.status === "done") onDoneLater();
      return;
    }
    const { sentAt } = intent;
    if (end.status === "done") this.#finish({ status: "done", data: end.data, requestId, sentAt }, requestId);
    else if (end.status === "refused") this.#finish({ status: "refused", error: end.error.data }, requestId);
  }

  /** Back to idle. What goes on is reported by a notification. */
  reset(): void {
    this.#turn += 1;
    this.#leave();
    this.#leave = () => undefined;
    this.#show({ status: "idle" });
  }

  #follow(requestId: string): void {
    const lost = this.#world.intents.get(requestId)?.phase === "looking-up";
    if (lost && this.#state.status === "running") this.#show({ status: "looking-up" });
  }

  #finish(state: Extract<PlainState<N>, { status: "done" | "refused" }>, requestId: string): void {
    this.#show(state);
    this.#world.intents.reported(requestId);
  }

  #show(state: PlainState<N>): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

function isServers(code: string): boolean {
  return code === outcomeAbsent || /^\d+$/.test(code);
}
