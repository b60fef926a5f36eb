import type { DiagTimes } from "#shared/contract/diag.ts";

const spanMs = 10_000;
/** A storm of frames must not make the window large: beyond this the oldest go early. */
const max = 4000;

/** Durations of the last 10 s. */
export class TimeWindow {
  private samples: { readonly at: number; readonly ms: number }[] = [];

  constructor(private readonly now: () => number) {}

  add(ms: number): void {
    this.samples.push({ at: this.now(), ms });
    if (this.samples.length > max) this.samples.splice(0, max / 4);
  }

  times(): DiagTimes {
    const oldest = this.now() - spanMs;
    this.samples = this.samples.filter(({ at }) => at > oldest);
    const sorted = this.samples.map(({ ms }) => ms).toSorted((a, b) => a - b);
    const count = sorted.length;
    if (count === 0) return { count, meanUs: 0, p95Us: 0 };
    const sum = sorted.reduce((total, ms) => total + ms, 0);
    const p95 = sorted[Math.ceil(count * 0.95) - 1] ?? 0;
    return { count, meanUs: microseconds(sum / count), p95Us: microseconds(p95) };
  }
}

function microseconds(ms: number): number {
  return Math.round(ms * 1000);
}
