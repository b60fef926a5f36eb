import type { ReactNode } from "react";

export type ToastKind = "success" | "fail" | "info" | "warn" | "process";

export interface ToastOptions {
  /** A second, quieter line. */
  readonly detail?: ReactNode;
  readonly action?: { readonly label: string; readonly onPress: () => void };
  /** ms; null stays until dismissed. 3000 unless stated; a process stays. */
  readonly durationMs?: number | null;
  /** A toast of the same id is replaced in its place. */
  readonly id?: string;
}

export interface ToastItem extends ToastOptions {
  readonly id: string;
  readonly kind: ToastKind;
  readonly message: ReactNode;
  readonly durationMs: number | null;
  /** False: dismissed, on its way out. */
  readonly open: boolean;
}

export type ToastChange = ToastOptions & { readonly kind?: ToastKind; readonly message?: ReactNode };

/** Runs a task after some ms; the answer cancels it. */
export type After = (ms: number, task: () => void) => () => void;

export interface BoardRules {
  /** So many stay, the newest. */
  readonly kept: number;
  /** Unless one says otherwise. */
  readonly shownMs: number;
}

/** R4.19, R9.19. */
const toastRules: BoardRules = { kept: 3, shownMs: 3_000 };
const REMOVED_AFTER_MS = 3_000;

/** Which toasts there are: newest first, three at most. Knows nothing of how they look. */
export class ToastBoard {
  readonly #after: After;
  readonly #rules: BoardRules;
  readonly #listeners = new Set<() => void>();
  readonly #timers = new Map<string, () => void>();
  #items: readonly ToastItem[] = [];
  #count = 0;
  #held = false;

  constructor(after: After, rules = toastRules) {
    this.#after = after;
    this.#rules = rules;
  }

  readonly items = (): readonly ToastItem[] => this.#items;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Answers the id, for {@link update} and {@link dismiss}. */
  add(kind: ToastKind, message: ReactNode, options: ToastOptions = {}): string {
    this.#count += 1;
    const id = options.id ?? `toast-${this.#count}`;
    const durationMs = options.durationMs === undefined ? this.#durationOf(kind) : options.durationMs;
    const item: ToastItem = { ...options, id, kind, message, durationMs, open: true };
    const others = this.#items.filter((other) => other.id !== id);
    // Those on their way out make room first.
    const stay = others.toSorted((a, b) => Number(b.open) - Number(a.open)).slice(0, this.#rules.kept - 1);
    for (const old of others) if (!stay.includes(old)) this.#stopTimer(old.id);
    this.#set([item, ...others.filter((old) => stay.includes(old))]);
    this.#startTimer(item);
    return id;
  }

  /** Changes what an open toast says. A new kind brings its own duration, so that a finished process goes. */
  update(id: string, change: ToastChange): void {
    const item = this.#items.find((other) => other.id === id);
    if (item === undefined || !item.open) return;
    const fallback = change.kind === undefined ? item.durationMs : this.#durationOf(change.kind);
    const durationMs = change.durationMs === undefined ? fallback : change.durationMs;
    const next: ToastItem = { ...item, ...change, id, durationMs };
    this.#set(this.#items.map((other) => (other.id === id ? next : other)));
    this.#startTimer(next);
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
        this.#after(REMOVED_AFTER_MS, () => {
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

  #durationOf(kind: ToastKind): number | null {
    return kind === "process" ? null : this.#rules.shownMs;
  }

  #startTimer({ id, durationMs }: ToastItem): void {
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

  #set(items: readonly ToastItem[]): void {
    this.#items = items;
    for (const listener of this.#listeners) listener();
  }
}
