import type { ReactNode } from "react";
import type { ToastItem, ToastKind, ToastOptions } from "./toast-item.ts";

export interface NotificationItem extends ToastItem {
  /** False: dismissed, on its way out. */
  readonly open: boolean;
}

/** Runs a task after some ms; the answer cancels it. */
export type After = (ms: number, task: () => void) => () => void;

/** R9.23: so many stay, the newest, each for so long unless it says otherwise. */
const stored = 4;
const shownMs = 4_500;
/** R4.19. */
const removedAfterMs = 3_000;

/** Which notifications there are: newest first, four at most. Knows nothing of how they look. */
export class NotificationBoard {
  readonly #after: After;
  readonly #listeners = new Set<() => void>();
  readonly #timers = new Map<string, () => void>();
  #items: readonly NotificationItem[] = [];
  #count = 0;
  #held = false;

  constructor(after: After) {
    this.#after = after;
  }

  readonly items = (): readonly NotificationItem[] => this.#items;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Answers the id, for {@link dismiss}. */
  add(kind: ToastKind, message: ReactNode, options: ToastOptions = {}): string {
    this.#count += 1;
    const id = options.id ?? `notification-${this.#count}`;
    const durationMs = options.durationMs === undefined ? shownMs : options.durationMs;
    const item: NotificationItem = { ...options, id, kind, message, durationMs, open: true };
    const others = this.#items.filter((other) => other.id !== id);
    // Those on their way out make room first.
    const stay = others.toSorted((a, b) => Number(b.open) - Number(a.open)).slice(0, stored - 1);
    for (const old of others) if (!stay.includes(old)) this.#stopTimer(old.id);
    this.#set([item, ...others.filter((old) => stay.includes(old))]);
    this.#startTimer(item);
    return id;
  }

  /** Marks it closed; it leaves the board 3 s later. Without an id: all of them. */
  dismiss(id?: string): void {
    const closing = this.#items.filter((item) => item.open && (id === undefined || item.id === id));
    if (closing.length === 0) return;
    this.#set(this.#items.map((item) => (closing.includes(item) ? { ...item, open: false } : item)));
    for (const item of closing) {
      this.#stopTimer(item.id);
      this.#timers.set(
        item.id,
        this.#after(removedAfterMs, () => {
          this.#timers.delete(item.id);
          this.#set(this.#items.filter((other) => other.id !== item.id));
        }),
      );
    }
  }

  /** While somebody points at them or has focus in them, they stay. */
  hold(held: boolean): void {
    if (held === this.#held) return;
    this.#held = held;
    for (const item of this.#items) {
      if (!item.open) continue;
      if (held) this.#stopTimer(item.id);
      else this.#startTimer(item);
    }
  }

  #startTimer({ id, durationMs }: NotificationItem): void {
    this.#stopTimer(id);
    if (durationMs === null || this.#held) return;
    this.#timers.set(
      id,
      this.#after(durationMs, () => this.dismiss(id)),
    );
  }

  #stopTimer(id: string): void {
    this.#timers.get(id)?.();
    this.#timers.delete(id);
  }

  #set(items: readonly NotificationItem[]): void {
    this.#items = items;
    for (const listener of this.#listeners) listener();
  }
}
