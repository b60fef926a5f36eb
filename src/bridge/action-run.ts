import type { Clock } from "#shared/clock.ts";
import type { CallName, CallOutput } from "#shared/contract/index.ts";
import { type CofferError, CofferError as Failure, isCofferError, toErrorData } from "#shared/rpc/errors.ts";
import type { Bridge } from "./bridge.ts";
import { lostChange } from "./call-errors.ts";
import { type ActionInput, type Intent, Intents } from "./intents.ts";
import { loggedOut, lookUpOutcome, type ProvenOutcome } from "./look-up-outcome.ts";

export type { ActionInput } from "./intents.ts";

/** Waits between look-ups of an unknown outcome, ms: half a minute in all, however long those themselves take. */
const lookupWaitsMs = [1_000, 2_000, 4_000, 8_000, 15_000] as const;
const lookupsMs = 30_000;

/**
 * The life of one intent. `refused`: it did not happen. `looking-up`: its answer was lost, the page looks up what
 * became of it. `unknown`: half a minute of that proved nothing either; nothing is sent again, only looked up again, and
 * `checking` says that this is being done.
 */
export type ActionState<N extends CallName> =
  | { readonly status: "idle" }
  | { readonly status: "running" }
  | { readonly status: "looking-up"; readonly requestId: string }
  | { readonly status: "done"; readonly data: CallOutput<N> }
  | { readonly status: "refused"; readonly error: CofferError }
  | {
      readonly status: "unknown";
      readonly error: CofferError;
      readonly requestId: string;
      readonly checking: boolean;
    };

export interface ActionParts {
  readonly bridge: Pick<Bridge, "call">;
  readonly clock: Clock;
  /** Called with the reads that a success made out of date. */
  readonly invalidate: (names: readonly CallName[]) => void;
  readonly newRequestId: () => string;
}

/** Runs one call as a person's intent: never twice, and never silent about what became of it (D3.8, D3.11). */
export class ActionRun<N extends CallName> {
  readonly #name: N;
  readonly #parts: ActionParts;
  readonly #watchers = new Set<() => void>();
  readonly #intents: Intents<N>;
  /** The intent that is looked up. */
  #sent: Intent<N> | null = null;
  #state: ActionState<N> = { status: "idle" };

  constructor(name: N, parts: ActionParts) {
    this.#name = name;
    this.#parts = parts;
    this.#intents = new Intents(name, parts.newRequestId);
  }

  get state(): ActionState<N> {
    return this.#state;
  }

  watch(watcher: () => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** Answers the state it ends in. While one intent is open a further one is not begun: that one's state is answered. */
  async run(input: ActionInput<N>): Promise<ActionState<N>> {
    if (this.#isOpen()) return this.#state;
    this.#set({ status: "running" });
    const sent = this.#intents.open(input);
    try {
      const result = await this.#parts.bridge.call(this.#name, sent.whole);
      if (result.kind === "anonymous") throw loggedOut(this.#name, sent.requestId);
      return this.#end(sent, { status: "done", data: result.data, invalidates: result.invalidates });
    } catch (thrown) {
      const error = failureOf(thrown, sent.requestId);
      if (error.data.outcome === "unknown") return await this.#lookUp(sent, error);
      if (error.data.kind === "BusinessError") return this.#end(sent, { status: "refused", error });
      // It never left: the intent is the same when it is tried again, and so is its id.
      return this.#set({ status: "refused", error });
    }
  }

  /** Looks up once more what became of an intent whose outcome is unknown; it stays unknown until that is proven. */
  async lookUpAgain(): Promise<ActionState<N>> {
    const state = this.#state;
    const sent = this.#sent;
    if (state.status !== "unknown" || state.checking || sent === null) return state;
    this.#set({ ...state, checking: true });
    try {
      const outcome = await lookUpOutcome(this.#parts.bridge, this.#name, sent.whole, sent.requestId);
      return outcome === null ? this.#set(state) : this.#end(sent, outcome);
    } catch (thrown) {
      return this.#set({ ...state, error: failureOf(thrown, sent.requestId) });
    }
  }

  /** Takes up what an earlier page sent: its outcome is unknown until it is looked up. */
  resume(input: ActionInput<N>): void {
    if (this.#isOpen()) return;
    this.#sent = this.#intents.open(input);
    const { requestId } = this.#sent;
    this.#set({ status: "unknown", error: lostChange(this.#name, requestId), requestId, checking: false });
  }

  /** Back to idle, except while something is under way. An intent whose outcome is unknown keeps its id all the same. */
  reset(): void {
    if (this.#state.status !== "running" && this.#state.status !== "looking-up")
      this.#set({ status: "idle" });
  }

  /** `unknown` counts as open: what may have happened is not sent again before that is known. */
  #isOpen(): boolean {
    return ["running", "looking-up", "unknown"].includes(this.#state.status);
  }

  async #lookUp(sent: Intent<N>, cause: CofferError): Promise<ActionState<N>> {
    const { whole, requestId } = sent;
    this.#sent = sent;
    this.#set({ status: "looking-up", requestId });
    const { clock } = this.#parts;
    const end = clock.now() + lookupsMs;
    let last = cause;
    for (const wait of [...lookupWaitsMs, null]) {
      try {
        const outcome = await lookUpOutcome(this.#parts.bridge, this.#name, whole, requestId);
        if (outcome !== null) return this.#end(sent, withCause(outcome, cause.code));
      } catch (thrown) {
        last = failureOf(thrown, requestId);
        if (last.data.kind === "NotLoggedIn") break;
      }
      // Looks that hang would keep a person at a dialog for minutes.
      if (wait === null || clock.now() >= end) break;
      await new Promise<void>((resume) => clock.after(wait, resume));
    }
    return this.#set({ status: "unknown", error: last, requestId, checking: false });
  }

  /** The outcome is known: what is sent from now on is another intent. */
  #end(sent: Intent<N>, outcome: ProvenOutcome<N>): ActionState<N> {
    this.#intents.close(sent);
    this.#sent = null;
    if (outcome.status === "refused") return this.#set(outcome);
    this.#parts.invalidate(outcome.invalidates);
    return this.#set({ status: "done", data: outcome.data });
  }

  #set(state: ActionState<N>): ActionState<N> {
    this.#state = state;
    for (const watcher of this.#watchers) watcher();
    return state;
  }
}

/** Proven not to have happened: what turned it away is what a person can fix. */
function withCause<N extends CallName>(outcome: ProvenOutcome<N>, cause: string): ProvenOutcome<N> {
  if (outcome.status !== "refused") return outcome;
  return { ...outcome, error: new Failure({ ...outcome.error.data, cause }) };
}

/** What was thrown and is no error of ours proves nothing: money may have left. */
function failureOf(thrown: unknown, requestId: string): CofferError {
  if (isCofferError(thrown)) return thrown;
  const data = toErrorData(thrown);
  return new Failure(requestId === "" ? data : { ...data, requestId, outcome: "unknown" });
}
