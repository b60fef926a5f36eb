import { compareDecimalText } from "#shared/domain/decimal-text.ts";

/** A figure is tinted at most once within so long. */
export const TICK_MS = 600;
/** A tint stays for so long: it comes and goes in one step each, since a fade makes the page's thread paint every frame. */
const TINT_MS = 300;

type Tick = "up" | "down";

/** Which tint a figure shows as its value changes. */
export class Ticker {
  #last = "";
  #tickedAt = Number.NEGATIVE_INFINITY;

  /** The tint for a new value (decimal text) at a moment (ms); null for none: unchanged, first, or too soon. */
  next(value: string, nowMs: number): Tick | null {
    const before = this.#last;
    this.#last = value;
    if (before === "" || before === value || nowMs - this.#tickedAt < TICK_MS) return null;
    const order = compareDecimalText(value, before);
    if (order === 0) return null;
    this.#tickedAt = nowMs;
    return order > 0 ? "up" : "down";
  }
}

const tinted = new Set<HTMLElement>();

/** Tints a figure for a moment. Those of one snapshot lose it together, in one frame. */
export function tint(element: HTMLElement, tick: Tick): void {
  element.dataset.tick = tick;
  if (tinted.size === 0) setTimeout(clearTints, TINT_MS);
  tinted.add(element);
}

function clearTints(): void {
  for (const element of tinted) delete element.dataset.tick;
  tinted.clear();
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
