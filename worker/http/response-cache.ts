import type { Clocks } from "../clock.ts";

/** R9.3. */
const maxEntries = 20;

interface Entry {
  readonly call: string;
  readonly answer: unknown;
  readonly at: number;
  readonly wallAt: number;
  readonly forMs: number;
}

/**
 * Kept answers of reads: each for its own time, by both clocks, since one may stand still while the machine sleeps and the other may
 * be set; the 20 that were requested last (R9.3).
 */
export class ResponseCache {
  /** In the order of use, oldest first. */
  private readonly entries = new Map<string, Entry>();

  constructor(private readonly clocks: Clocks) {}

  get size(): number {
    return this.entries.size;
  }

  get(key: string): { readonly answer: unknown } | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    this.entries.delete(key);
    const age = this.clocks.now() - entry.at;
    const wallAge = this.clocks.wallNow() - entry.wallAt;
    // Below nothing it was set back since: it tells no age.
    if (wallAge < 0 || Math.max(age, wallAge) >= entry.forMs) return undefined;
    this.entries.set(key, entry);
    return entry;
  }

  keep(call: string, key: string, answer: unknown, forMs: number): void {
    this.entries.delete(key);
    const { clocks } = this;
    this.entries.set(key, { call, answer, at: clocks.now(), wallAt: clocks.wallNow(), forMs });
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
