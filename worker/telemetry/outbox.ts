import type { Clock, TimerId } from "../clock.ts";

/** Sends a batch; answers what of it did not arrive, all where it rejects. `leaving`: the page may be gone before the answer is here. */
export type Deliver<T> = (batch: readonly T[], leaving: boolean) => Promise<readonly T[]>;

const everyMs = 5000;
/** A collector in trouble is asked ever more rarely, up to 160 s. */
const maxDoublings = 5;
const fullAt = 20;
const maxConcurrent = 50;
/** Beyond this the oldest go: monitoring must never be what fills the memory. */
const maxStored = 500;
/** What did not arrive in so many tries never will: it would be sent for ever, and keep back what comes behind it. */
const maxTries = 10;

/**
 * What waits to be sent: every few seconds, at once when there is much, and when the page goes. Things queue until
 * {@link ready}; what could not be delivered goes with the next batch.
 */
export class Outbox<T extends object> {
  private waiting: T[] = [];
  /** How often each was sent. */
  private readonly tries = new WeakMap<T, number>();
  private deliver: Deliver<T> | undefined;
  private timer: TimerId | undefined;
  private sending = false;
  /** Batches in a row of which nothing arrived. */
  private failures = 0;
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
    if (this.waiting.length >= fullAt && this.failures === 0) this.flush(false);
    this.sendLater();
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

  private sendLater(): void {
    const doublings = Math.min(Math.max(0, this.failures - 1), maxDoublings);
    this.timer ??= this.clock.setTimeout(() => this.tick(), everyMs * 2 ** doublings);
  }

  private tick(): void {
    this.timer = undefined;
    this.flush(false);
    if (this.waiting.length > 0) this.sendLater();
  }

  private async send(deliver: Deliver<T>, batch: T[], leaving: boolean): Promise<void> {
    this.sending = true;
    const lost = await deliver(batch, leaving).catch(() => batch);
    this.sending = false;
    const wasFailing = this.failures > 0;
    this.failures = lost.length === batch.length ? this.failures + 1 : 0;
    this.waiting = [...lost.filter((one) => this.goesAgain(one)), ...this.waiting].slice(-maxStored);
    if (wasFailing && this.failures === 0 && this.timer !== undefined) {
      // The long wait was the trouble's.
      this.clock.clearTimeout(this.timer);
      this.timer = undefined;
    }
    if (lost.length === 0 && this.waiting.length >= fullAt) this.flush(false);
    if (this.waiting.length > 0) this.sendLater();
  }

  private goesAgain(one: T): boolean {
    const tries = (this.tries.get(one) ?? 0) + 1;
    this.tries.set(one, tries);
    return tries < maxTries;
  }
}
