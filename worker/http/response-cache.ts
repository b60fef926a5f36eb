import type { Clock } from "../clock.ts";

/** R9.3. */
const maxEntries = 20;

interface Entry {
  readonly call: string;
  readonly answer: unknown;
  readonly until: number;
}

/** Kept answers of reads: each for its own time, the 20 that were requested last (R9.3). */
export class ResponseCache {
  /** In the order of use, oldest first. */
  private readonly entries = new Map<string, Entry>();

  constructor(private readonly clock: Pick<Clock, "now">) {}

  get size(): number {
    return this.entries.size;
  }

  get(key: string): { readonly answer: unknown } | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    this.entries.delete(key);
    if (entry.until <= this.clock.now()) return undefined;
    this.entries.set(key, entry);
    return entry;
  }

  keep(call: string, key: string, answer: unknown, forMs: number): void {
    this.entries.delete(key);
    this.entries.set(key, { call, answer, until: this.clock.now() + forMs });
    const [oldest] = this.entries.keys();
    if (this.entries.size > maxEntries && oldest !== undefined) this.entries.delete(oldest);
  }

  forget(calls: readonly string[]): void {
    for (const [key, entry] of this.entries) {
      if (calls.includes(entry.call)) this.entries.delete(key);
    }
  }

  clear(): void {
    this.entries.clear();
  }
}
