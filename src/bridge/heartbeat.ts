import type { Clock } from "#shared/clock.ts";
import type { PageState } from "#shared/rpc/api.ts";
import type { WorkerConnection } from "./worker-connection.ts";

/** D3.7: the page repeats its state this often while it is seen. */
const beatMs = 2_000;
/** A beat without an answer for this long means that the worker hangs. */
const answerMs = 4_000;
/** A timer this late says that the page itself slept: the answer may lie unread behind it. */
const stallMs = 1_000;

/**
 * Runs `then` after `ms` of a page that was awake. A late timer starts anew: a closed lid, a debugger or a long
 * task must not be taken for a dead worker.
 */
export function afterAwake(clock: Clock, ms: number, then: () => void): () => void {
  const due = clock.now() + ms;
  let cancel = clock.after(ms, () => {
    if (clock.now() - due > stallMs) cancel = afterAwake(clock, ms, then);
    else then();
  });
  return () => cancel();
}

/** Checks one connection for signs of life until it is stopped. */
export class Heartbeat {
  readonly #connection: WorkerConnection;
  readonly #clock: Clock;
  readonly #onMissed: () => void;
  #state: PageState;
  #cancelNext: () => void = () => undefined;
  #cancelDeadline: () => void = () => undefined;
  #awaiting = false;
  #stopped = false;

  constructor(connection: WorkerConnection, clock: Clock, state: PageState, onMissed: () => void) {
    this.#connection = connection;
    this.#clock = clock;
    this.#state = state;
    this.#onMissed = onMissed;
    this.#schedule();
  }

  /** Sends the state immediately. A hidden page checks no further: browsers slow its timers down. */
  lifecycle(state: PageState): void {
    this.#state = state;
    this.#cancelNext();
    if (state.visible) {
      this.#beat();
    } else {
      this.#cancelDeadline();
      this.#awaiting = false;
      this.#connection.lifecycle(state).catch(() => undefined);
    }
  }

  stop(): void {
    this.#stopped = true;
    this.#cancelNext();
    this.#cancelDeadline();
  }

  #schedule(): void {
    if (this.#stopped || !this.#state.visible) return;
    this.#cancelNext();
    this.#cancelNext = this.#clock.after(beatMs, () => this.#beat());
  }

  #beat(): void {
    if (!this.#awaiting) {
      this.#awaiting = true;
      this.#cancelDeadline = afterAwake(this.#clock, answerMs, () => {
        this.stop();
        this.#onMissed();
      });
    }
    const answered = (): void => {
      if (this.#stopped) return;
      this.#awaiting = false;
      this.#cancelDeadline();
      this.#schedule();
    };
    // A refused beat was answered as well: the worker lives.
    this.#connection.lifecycle(this.#state).then(answered, answered);
  }
}
