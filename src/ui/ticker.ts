import { compareDecimalText } from "#shared/domain/decimal-text.ts";

/** A tint fades for so long, and at most one a figure shows within it. */
export const TICK_MS = 600;

/** Up or down; the number alternates, so that the same direction twice starts the fade anew. */
export type Tick = "u0" | "u1" | "d0" | "d1";

/** Which tint a figure shows as its value changes. */
export class Ticker {
  #last = "";
  #tickedAt = Number.NEGATIVE_INFINITY;
  #turn: 0 | 1 = 0;

  /** The tint for a new value (decimal text) at a moment (ms); null for none: unchanged, first, or too soon. */
  next(value: string, nowMs: number): Tick | null {
    const before = this.#last;
    this.#last = value;
    if (before === "" || before === value || nowMs - this.#tickedAt < TICK_MS) return null;
    const order = compareDecimalText(value, before);
    if (order === 0) return null;
    this.#tickedAt = nowMs;
    this.#turn = this.#turn === 0 ? 1 : 0;
    return `${order > 0 ? "u" : "d"}${this.#turn}`;
  }
}

/** A row of this age, against the newest, is stale although the feed lives (D5.3). */
const OLD_MS = 10_000;

/** How often figures that do not move are looked at again. */
const LOOK_EVERY_MS = 2_000;

let newestMs = 0;
const looks = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** Whether a row of this server time is old, judged by the newest row seen: no clock of this machine takes part. */
export function isOldRow(asOfMs: number | undefined): boolean {
  if (asOfMs === undefined) return false;
  newestMs = Math.max(newestMs, asOfMs);
  return newestMs - asOfMs > OLD_MS;
}

/** Calls `look` now and then for as long as it is wanted, all figures on one timer; the answer ends it. */
export function watchAge(look: () => void): () => void {
  looks.add(look);
  timer ??= setInterval(() => {
    for (const each of looks) each();
  }, LOOK_EVERY_MS);
  return () => {
    looks.delete(look);
    if (looks.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}
