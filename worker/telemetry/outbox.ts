import type { Clock, TimerId } from "../clock.ts";

/** Sends a batch; rejects when it did not arrive. `leaving`: the page may be gone before the answer is here. */
export type Deliver<T> = (batch: readonly T[], leaving: boolean) => Promise<void>;

const everyMs = 5000;
const fullAt = 20;
const maxConcurrent = 50;
/** Beyond this the oldest go: monitoring must never be what fills the memory. */
const maxStored = 500;

/**
 * What waits to be sent: every few seconds, at once when there is much, and when the page goes. Things queue until
 * {@link ready}; what could not be delivered goes with the next batch.
 */
export class Outbox<T> {
  private waiting: T[] = [];
  private deliver: Deliver<T> | undefined;
  private timer: TimerId | undefined;
  private sending = false;
  /** The page went before the collectors were there. */
  private left = false;

  constructor(
    private readonly clock: Clock,
    /** Requested once, when there is something to send. */
    private readonly open: () => void,
  ) {}

  get size(): number {
    return this.waiting.length;
  }

  put(one: T): void {
    this.waiting.push(one);
    if (this.waiting.length > maxStored) this.waiting.shift();
    if (this.waiting.length >= fullAt) this.flush(false);
    this.timer ??= this.clock.setTimeout(() => this.tick(), everyMs);
  }

  ready(deliver: Deliver<T>): void {
    this.deliver = deliver;
    this.flush(this.left);
  }

  flush(leaving: boolean): void {
    if (this.waiting.length === 0) return;
    if (this.deliver === undefined) {
      this.left = leaving;
      this.open();
      return;
    }
    // A page that goes cannot wait for the batch before.
    if (this.sending && !leaving) return;
    void this.send(this.deliver, this.waiting.splice(0, maxConcurrent), leaving);
  }

  private tick(): void {
    this.timer = undefined;
    this.flush(false);
    if (this.waiting.length > 0) this.timer = this.clock.setTimeout(() => this.tick(), everyMs);
  }

  private async send(deliver: Deliver<T>, batch: T[], leaving: boolean): Promise<void> {
    this.sending = true;
    let arrived = true;
    try {
      await deliver(batch, leaving);
    } catch {
      arrived = false;
      this.waiting = [...batch, ...this.waiting].slice(-maxStored);
      this.timer ??= this.clock.setTimeout(() => this.tick(), everyMs);
    }
    this.sending = false;
    if (arrived && this.waiting.length >= fullAt) this.flush(false);
  }
}
