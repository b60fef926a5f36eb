import type { Clock } from "../clock.ts";

/** R9.3. */
const maxEntries = 20;

interface Entry {
  readonly call: string;
  readonly answer: unknown;
  readonly at: number;
  readonly forMs: number;
}

/**
 * Kept answers of reads: each for its own time, by the wall clock, which goes on while the machine sleeps; the 20 that were
 * requested last (R9.3).
 */
export class ResponseCache {
  /** In the order of use, oldest first. */
  private readonly entries = new Map<string, Entry>();

  constructor(private readonly wall: Pick<Clock, "now">) {}

  get size(): number {
    return this.entries.size;
  }

  get(key: string): { readonly answer: unknown } | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    this.entries.delete(key);
    const age = this.wall.now() - entry.at;
    // One that was set back makes ages negative: such an answer's age is not known.
    if (age < 0 || age >= entry.forMs) return undefined;
    this.entries.set(key, entry);
    return entry;
  }

  keep(call: string, key: string, answer: unknown, forMs: number): void {
    this.entries.delete(key);
    this.entries.set(key, { call, answer, at: this.wall.now(), forMs });
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
