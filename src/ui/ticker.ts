import { compareDecimalText } from "#shared/domain/decimal-text.ts";

/** A figure is tinted at most once within so long. */
export const tickMs = 600;
/** A tint stays for so long at least: it comes and goes in one step each, since a fade makes the page's thread paint every frame. */
const tintMs = 300;
/** It goes with the figures that are written next; where none are, by itself after so long. */
const tintAloneMs = 550;

type Tick = "up" | "down";

/** Which tint a figure shows as its value changes. */
export class Ticker {
  #last = "";
  #tickedAt = Number.NEGATIVE_INFINITY;

  /** The tint for a new value (decimal text) at a moment (ms); null for none: unchanged, first, or too soon. */
  next(value: string, nowMs: number): Tick | null {
    const before = this.#last;
    this.#last = value;
    if (before === "" || before === value || nowMs - this.#tickedAt < tickMs) return null;
    const order = compareDecimalText(value, before);
    if (order === 0) return null;
    this.#tickedAt = nowMs;
    return order > 0 ? "up" : "down";
  }

  /** Tints the figure that shows a new value; tints of others that stood long enough go in the frame it makes. */
  show(element: HTMLElement, value: string, nowMs = performance.now()): void {
    clearDueTints(nowMs);
    const tick = this.next(value, nowMs);
    if (tick !== null) tint(element, tick, nowMs);
  }
}

const tinted = new Set<HTMLElement>();
let tintedAt = 0;
let alone: ReturnType<typeof setTimeout> | undefined;

/** Tints a figure for a moment. Those of one snapshot lose it together. */
function tint(element: HTMLElement, tick: Tick, nowMs: number): void {
  element.dataset.tick = tick;
  if (tinted.size === 0) {
    tintedAt = nowMs;
    alone = setTimeout(clearTints, tintAloneMs);
  }
  tinted.add(element);
}

function clearDueTints(nowMs: number): void {
  if (tinted.size > 0 && nowMs - tintedAt >= tintMs) clearTints();
}

function clearTints(): void {
  clearTimeout(alone);
  for (const element of tinted) delete element.dataset.tick;
  tinted.clear();
}

/** A row of this age, against the newest, is stale although the feed lives (D5.3). */
const oldMs = 10_000;

/** How often figures that do not move are looked at again. */
const lookEveryMs = 2_000;

let newestMs = 0;
const looks = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** Whether a row of this server time is old, judged by the newest row seen: no clock of this machine takes part. */
export function isOldRow(asOfMs: number | undefined): boolean {
  if (asOfMs === undefined) return false;
  newestMs = Math.max(newestMs, asOfMs);
  return newestMs - asOfMs > oldMs;
}

/** Calls `look` now and then for as long as it is wanted, all figures on one timer; the answer ends it. */
export function watchAge(look: () => void): () => void {
  looks.add(look);
  timer ??= setInterval(() => {
    for (const each of looks) each();
  }, lookEveryMs);
  return () => {
    looks.delete(look);
    if (looks.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}
