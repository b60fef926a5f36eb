import type { CallInput, CallName, CallOutput, MoneyCallName } from "#shared/contract/index.ts";
import {
  type CofferError,
  cofferError,
  CofferError as Failure,
  isCofferError,
  toErrorData,
} from "#shared/rpc/errors.ts";
import type { Bridge } from "./bridge.ts";
import type { Clock } from "./clock.ts";
import { isMoneyCall } from "./money-calls.ts";

/** Waits between look-ups of an unknown outcome, ms: about half a minute in all. */
const LOOKUP_WAITS_MS = [1_000, 2_000, 4_000, 8_000, 15_000] as const;

/** A money call gets its `requestId` here when the caller has none; other calls are asked as they are. */
export type ActionInput<N extends CallName> = N extends MoneyCallName
  ? Omit<CallInput<N>, "requestId"> & { readonly requestId?: string }
  : CallInput<N>;

/**
 * The life of one intent. `refused`: it did not happen. `looking-up`: its answer was lost, the page is asking what
 * became of it. `unknown`: that could not be told either; nothing is sent again, only looked up again.
 */
export type ActionState<N extends CallName> =
  | { readonly status: "idle" }
  | { readonly status: "running" }
  | { readonly status: "looking-up"; readonly requestId: string }
  | { readonly status: "done"; readonly data: CallOutput<N> }
  | { readonly status: "refused"; readonly error: CofferError }
  | { readonly status: "unknown"; readonly error: CofferError; readonly requestId: string };

export interface ActionParts {
  readonly bridge: Pick<Bridge, "call">;
  readonly clock: Clock;
  /** Called with the reads that a success made out of date. */
  readonly invalidate: (names: readonly CallName[]) => void;
  readonly newRequestId: () => string;
}

/** Runs one call as a person's intent: never twice, and never silent about what became of it (design section 3). */
export class ActionRun<N extends CallName> {
  readonly #name: N;
  readonly #parts: ActionParts;
  readonly #watchers = new Set<() => void>();
  #state: ActionState<N> = { status: "idle" };

  constructor(name: N, parts: ActionParts) {
    this.#name = name;
    this.#parts = parts;
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
    const whole = this.#withRequestId(input);
    try {
      const result = await this.#parts.bridge.call(this.#name, whole);
      if (result.kind === "anonymous")
        return this.#set({ status: "refused", error: notLoggedIn(this.#name) });
      this.#parts.invalidate(result.invalidates);
      return this.#set({ status: "done", data: result.data });
    } catch (thrown) {
      const error = asFailure(thrown);
      if (error.data.outcome === "none") return this.#set({ status: "refused", error });
      return await this.#lookUp(error.data.requestId || requestIdIn(whole), error);
    }
  }

  /** Asks again what became of an intent whose outcome is unknown. */
  async lookUpAgain(): Promise<ActionState<N>> {
    const state = this.#state;
    return state.status === "unknown" ? await this.#lookUp(state.requestId, state.error) : state;
  }

  /** Back to idle, except while something is under way. */
  reset(): void {
    if (this.#state.status !== "running" && this.#state.status !== "looking-up")
      this.#set({ status: "idle" });
  }

  /** `unknown` counts as open: what may have happened is not asked for again before that is told. */
  #isOpen(): boolean {
    return ["running", "looking-up", "unknown"].includes(this.#state.status);
  }

  #withRequestId(input: ActionInput<N>): CallInput<N> {
    const needsId = isMoneyCall(this.#name) && requestIdIn(input) === "";
    const whole = needsId ? { ...input, requestId: this.#parts.newRequestId() } : input;
    return whole;
  }

  async #lookUp(requestId: string, cause: CofferError): Promise<ActionState<N>> {
    this.#set({ status: "looking-up", requestId });
    let last = cause;
    for (const wait of [...LOOKUP_WAITS_MS, null]) {
      try {
        const told = await this.#askOutcome(requestId);
        if (told !== null) return this.#set(told);
      } catch (thrown) {
        last = asFailure(thrown);
        if (last.data.kind === "NotLoggedIn") break;
      }
      if (wait !== null) await new Promise<void>((resume) => this.#parts.clock.after(wait, resume));
    }
    return this.#set({ status: "unknown", error: last, requestId });
  }

  /** Null while the server is still at it. */
  async #askOutcome(requestId: string): Promise<ActionState<N> | null> {
    const answer = await this.#parts.bridge.call("outcome.lookup", { requestId });
    if (answer.kind === "anonymous") throw notLoggedIn("outcome.lookup");
    const { state, retCode, retMsg, result } = answer.data;
    if (state === "running") return null;
    const part = { kind: "BusinessError", call: this.#name, requestId } as const;
    if (state === "absent") {
      const message = "The request never arrived; nothing moved";
      return { status: "refused", error: cofferError({ ...part, code: "OUTCOME_ABSENT", message }) };
    }
    if (retCode !== 0) {
      return { status: "refused", error: cofferError({ ...part, code: String(retCode), message: retMsg }) };
    }
    this.#parts.invalidate(answer.invalidates);
    // The server kept the very answer that the call would have had; the contract types it as unknown because it
    // serves all money calls alike.
    return { status: "done", data: result as CallOutput<N> };
  }

  #set(state: ActionState<N>): ActionState<N> {
    this.#state = state;
    for (const watcher of this.#watchers) watcher();
    return state;
  }
}

function notLoggedIn(call: string): CofferError {
  return cofferError({ kind: "NotLoggedIn", code: "10007", message: "Not logged in", call });
}

function asFailure(thrown: unknown): CofferError {
  return isCofferError(thrown) ? thrown : new Failure(toErrorData(thrown));
}

function requestIdIn(input: unknown): string {
  const id = typeof input === "object" && input !== null && "requestId" in input ? input.requestId : "";
  return typeof id === "string" ? id : "";
}
