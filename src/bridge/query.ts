import type { Clock } from "#shared/clock.ts";
import type { CallInput, CallName } from "#shared/contract/index.ts";
import type { CallResult } from "#shared/rpc/api.ts";
import { CofferError, isCofferError, toErrorData } from "#shared/rpc/errors.ts";

/** A read as it stands: a new object at every change. */
export interface AnswerState<N extends CallName> {
  readonly result: CallResult<N> | undefined;
  /** Why the latest fetch failed; `result` is then of before. */
  readonly error: CofferError | null;
  readonly fetching: boolean;
}

export interface QueryWorld {
  fetch<N extends CallName>(name: N, input: CallInput<N>): Promise<CallResult<N>>;
  /** Shows an error that leaves a page without figures. */
  present(error: CofferError): void;
  /** Puts out of date the reads that an answer names. */
  invalidate(names: readonly CallName[], cause: CallName): void;
  readonly clock: Clock;
  /** Somebody could see what an answer brings, and it could be had. */
  isAwake(): boolean;
}

/** The worker keeps answers as the contract says (R9.3); here they only bridge remounts. */
const freshMs = 5_000;
const retries = 2;
/** What failed all the same is fetched again by itself while it is watched: after this long, then after twice as long. */
const firstHealMs = 20_000;
const longestHealMs = 160_000;

/** A failure that may pass by itself: there was no answer, or one that a gateway's page in its place would be. */
export function mayPass({ data }: CofferError): boolean {
  return data.retriable || data.kind === "ResponseError";
}

/** One read with one input: fetched while somebody watches, one answer for all of them. */
export class Query<N extends CallName> {
  readonly name: N;
  readonly #input: CallInput<N>;
  readonly #world: QueryWorld;
  readonly #watchers = new Set<() => void>();
  #state: AnswerState<N> = { result: undefined, error: null, fetching: false };
  #freshUntil = Number.NEGATIVE_INFINITY;
  #fetchAgain = false;
  /** Answers of an earlier session are thrown away. */
  #session = 0;
  /** Failures in a row, each after its own retries. */
  #unmended = 0;
  #isHealing = false;
  #cancelHeal = (): void => undefined;

  constructor(name: N, input: CallInput<N>, world: QueryWorld) {
    this.name = name;
    this.#input = input;
    this.#world = world;
  }

  get state(): AnswerState<N> {
    return this.#state;
  }

  get watched(): boolean {
    return this.#watchers.size > 0;
  }

  /** Fetches unless the answer is fresh. */
  watch(watcher: () => void): () => void {
    const release = this.hold(watcher);
    this.refresh();
    return release;
  }

  /** Watches without fetching: for a view that watched it until now. */
  hold(watcher: () => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  refresh(): void {
    if (this.#world.clock.now() >= this.#freshUntil && !this.#state.fetching) this.fetch();
  }

  /** What failed for want of an exchange that answers is fetched again. */
  retryFailed(): void {
    const { error } = this.#state;
    if (error !== null && mayPass(error)) this.fetch();
  }

  /** What is known is out of date: fetched again immediately where it is watched, else when it is watched next. */
  invalidate(): void {
    this.#freshUntil = Number.NEGATIVE_INFINITY;
    // An answer on its way may be of before.
    if (this.#state.fetching) this.#fetchAgain = true;
    else if (this.watched) this.fetch();
  }

  /** What is known is another session's: dropped immediately; `refetch`: and fetched again where it is watched. */
  forget(refetch: boolean): void {
    this.#session += 1;
    this.#fetchAgain = false;
    this.#recovered();
    this.#freshUntil = Number.NEGATIVE_INFINITY;
    this.#set({ result: undefined, error: null, fetching: false });
    if (refetch && this.watched) this.fetch();
  }

  fetch(): void {
    this.#isHealing = false;
    this.#begin();
  }

  #begin(): void {
    if (this.#state.fetching) return;
    this.#cancelHeal();
    this.#set({ ...this.#state, fetching: true });
    void this.#attempt(0);
  }

  async #attempt(failures: number): Promise<void> {
    const { clock } = this.#world;
    const session = this.#session;
    const isOver = (): boolean => session !== this.#session;
    try {
      const result = await this.#world.fetch(this.name, this.#input);
      if (isOver()) return;
      this.#freshUntil = clock.now() + freshMs;
      this.#recovered();
      this.#settle({ result, error: null });
      if (result.kind === "ok") this.#world.invalidate(result.invalidates, this.name);
    } catch (thrown) {
      if (isOver()) return;
      const error = isCofferError(thrown) ? thrown : new CofferError(toErrorData(thrown));
      if (error.data.retriable && failures < retries) {
        clock.after(500 * 2 ** failures, () => {
          if (!isOver()) void this.#attempt(failures + 1);
        });
        return;
      }
      const { result } = this.#state;
      // Reported once: what is tried again by itself fails without a word.
      if (result === undefined && !this.#isHealing) this.#world.present(error);
      this.#settle({ result, error });
      if (mayPass(error)) this.#healLater();
    }
  }

  #healLater(): void {
    const waitMs = Math.min(firstHealMs * 2 ** this.#unmended, longestHealMs);
    this.#unmended += 1;
    this.#cancelHeal();
    this.#cancelHeal = this.#world.clock.after(waitMs, () => {
      // Who comes back to it, or to the page, fetches it anyway.
      if (!this.watched || !this.#world.isAwake()) return;
      this.#isHealing = true;
      this.#begin();
    });
  }

  #recovered(): void {
    this.#unmended = 0;
    this.#isHealing = false;
    this.#cancelHeal();
  }

  #settle(answer: Pick<AnswerState<N>, "result" | "error">): void {
    this.#set({ ...answer, fetching: this.#fetchAgain });
    if (!this.#fetchAgain) return;
    this.#fetchAgain = false;
    void this.#attempt(0);
  }

  #set(state: AnswerState<N>): void {
    this.#state = state;
    for (const watcher of this.#watchers) watcher();
  }
}
