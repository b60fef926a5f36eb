import type { EventOutcome } from "#shared/contract/telemetry.ts";

/** R9.2. */
const longestLoggedMs = 30_000;
const longestTracedMs = 60_000;

/** What is known of a call when it has ended. */
export interface TracedCall {
  readonly call: string;
  readonly path: string;
  readonly traceId: string;
  readonly durationMs: number;
  readonly outcome: EventOutcome;
  readonly retCode: number;
}

interface Running {
  readonly call: string;
  readonly path: string;
  readonly startedAt: number;
}

/**
 * Calls under way. One that takes longer than 60 s is not followed any more, one longer than 30 s is not logged. A timeout
 * is: it ends at 30 s by definition, and what its timer and the steps before it add is not the call's.
 */
export class Traces {
  private readonly running = new Map<string, Running>();

  constructor(
    private readonly now: () => number,
    private readonly newId: () => string,
  ) {}

  /** How many are followed. */
  get size(): number {
    return this.running.size;
  }

  begin(call: string, path: string): string {
    this.dropOld();
    const traceId = this.newId();
    this.running.set(traceId, { call, path, startedAt: this.now() });
    return traceId;
  }

  /** Undefined for a call that is not to be logged. */
  end(traceId: string, outcome: EventOutcome, retCode: number): TracedCall | undefined {
    this.dropOld();
    const trace = this.running.get(traceId);
    this.running.delete(traceId);
    if (trace === undefined) return undefined;
    const tookMs = Math.floor(this.now() - trace.startedAt);
    const durationMs = outcome === "Timeout" ? Math.min(tookMs, longestLoggedMs) : tookMs;
    if (durationMs > longestLoggedMs) return undefined;
    return { call: trace.call, path: trace.path, traceId, durationMs, outcome, retCode };
  }

  forget(traceId: string): void {
    this.running.delete(traceId);
  }

  private dropOld(): void {
    const oldest = this.now() - longestTracedMs;
    for (const [id, { startedAt }] of this.running) if (startedAt < oldest) this.running.delete(id);
  }
}
