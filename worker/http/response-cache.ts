import type { Clocks } from "../clock.ts";

/** R9.3. */
const maxEntries = 20;

interface Entry {
  readonly call: string;
  readonly answer: unknown;
  readonly until: number;
  readonly wallUntil: number;
}

/** Kept answers of reads: each for its own time, by both clocks, since a night's sleep may be none by one of them. The 20 that were requested last (R9.3). */
export class ResponseCache {
  /** In the order of use, oldest first. */
  private readonly entries = new Map<string, Entry>();

  constructor(private readonly clock: Clocks) {}

  get size(): number {
    return this.entries.size;
  }

  get(key: string): { readonly answer: unknown } | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    this.entries.delete(key);
    const { clock } = this;
    if (entry.until <= clock.now() || entry.wallUntil <= clock.wallNow()) return undefined;
    this.entries.set(key, entry);
    return entry;
  }

  keep(call: string, key: string, answer: unknown, forMs: number): void {
    this.entries.delete(key);
    const { clock } = this;
    const until = clock.now() + forMs;
    this.entries.set(key, { call, answer, until, wallUntil: clock.wallNow() + forMs });
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
