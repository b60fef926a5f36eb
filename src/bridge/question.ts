import type { CallInput, CallName } from "#shared/contract/index.ts";
import type { CallResult } from "#shared/rpc/api.ts";
import { CofferError, isCofferError, toErrorData } from "#shared/rpc/errors.ts";
import type { Clock } from "./clock.ts";

/** A read as it stands: a new object at every change. */
export interface AnswerState<N extends CallName> {
  readonly result: CallResult<N> | undefined;
  /** Why the latest asking failed; `result` is then of before. */
  readonly error: CofferError | null;
  readonly fetching: boolean;
}

export interface QuestionWorld {
  ask<N extends CallName>(name: N, input: CallInput<N>): Promise<CallResult<N>>;
  /** Told of errors that leave a page without figures. */
  present(error: CofferError): void;
  /** Told of reads that an answer put out of date. */
  invalidate(names: readonly CallName[], asker: CallName): void;
  readonly clock: Clock;
}

/** The worker keeps answers as the contract says (R9.3); here they only bridge remounts. */
const FRESH_MS = 5_000;
const RETRIES = 2;

/** One read with one input: asked while somebody watches, answered to all of them. */
export class Question<N extends CallName> {
  readonly name: N;
  readonly #input: CallInput<N>;
  readonly #world: QuestionWorld;
  readonly #watchers = new Set<() => void>();
  #state: AnswerState<N> = { result: undefined, error: null, fetching: false };
  #freshUntil = Number.NEGATIVE_INFINITY;
  #askAgain = false;
  /** Answers of an earlier session are thrown away. */
  #session = 0;

  constructor(name: N, input: CallInput<N>, world: QuestionWorld) {
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

  /** Asks unless the answer is fresh. */
  watch(watcher: () => void): () => void {
    const release = this.hold(watcher);
    this.refresh();
    return release;
  }

  /** Watches on without asking: for who watched it until now. */
  hold(watcher: () => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  refresh(): void {
    if (this.#world.clock.now() >= this.#freshUntil && !this.#state.fetching) this.ask();
  }

  /** What is known is out of date: asked again at once where it is watched, else when it is watched next. */
  invalidate(): void {
    this.#freshUntil = Number.NEGATIVE_INFINITY;
    // An answer on its way may tell of before.
    if (this.#state.fetching) this.#askAgain = true;
    else if (this.watched) this.ask();
  }

  /** What is known is another session's: gone at once; `ask`: and asked anew where it is watched. */
  forget(ask: boolean): void {
    this.#session += 1;
    this.#askAgain = false;
    this.#freshUntil = Number.NEGATIVE_INFINITY;
    this.#set({ result: undefined, error: null, fetching: false });
    if (ask && this.watched) this.ask();
  }

  ask(): void {
    if (this.#state.fetching) return;
    this.#set({ ...this.#state, fetching: true });
    void this.#attempt(0);
  }

  async #attempt(failures: number): Promise<void> {
    const { clock } = this.#world;
    const session = this.#session;
    const isOver = (): boolean => session !== this.#session;
    try {
      const result = await this.#world.ask(this.name, this.#input);
      if (isOver()) return;
      this.#freshUntil = clock.now() + FRESH_MS;
      this.#settle({ result, error: null });
      if (result.kind === "ok") this.#world.invalidate(result.invalidates, this.name);
    } catch (thrown) {
      if (isOver()) return;
      const error = isCofferError(thrown) ? thrown : new CofferError(toErrorData(thrown));
      if (error.data.retriable && failures < RETRIES) {
        clock.after(500 * 2 ** failures, () => {
          if (!isOver()) void this.#attempt(failures + 1);
        });
        return;
      }
      const { result } = this.#state;
      if (result === undefined) this.#world.present(error);
      this.#settle({ result, error });
    }
  }

  #settle(answer: Pick<AnswerState<N>, "result" | "error">): void {
    this.#set({ ...answer, fetching: this.#askAgain });
    if (!this.#askAgain) return;
    this.#askAgain = false;
    void this.#attempt(0);
  }

  #set(state: AnswerState<N>): void {
    this.#state = state;
    for (const watcher of this.#watchers) watcher();
  }
}
