import type { Clock } from "../clock.ts";
import type { Answer } from "./answer.ts";
import { ResponseCache } from "./response-cache.ts";
import { SingleFlight } from "./single-flight.ts";

export interface Read {
  readonly call: string;
  /** 0: never kept. */
  readonly cacheMs: number;
  readonly input: unknown;
  readonly token: string;
}

/** The way of a read: a kept answer, else a request that is under way already, else a new one. */
export class Reads {
  private readonly cache: ResponseCache;
  private readonly flights = new SingleFlight();
  private token: string | undefined;
  /** Counts what made answers out of date: one asked for before is not kept after. */
  private readonly changes = new Map<string, number>();
  private allChanges = 0;

  constructor(clock: Pick<Clock, "now">) {
    this.cache = new ResponseCache(clock);
  }

  async ask(
    read: Read,
    cancelled: AbortSignal,
    send: (cancelled: AbortSignal) => Promise<Answer>,
  ): Promise<Answer> {
    const key = JSON.stringify([read.call, read.token, read.input]);
    const kept = this.cache.get(key);
    if (kept) return { kind: "ok", data: kept.answer };
    return this.flights.join(read.call, key, cancelled, async (signal) => {
      const before = this.changesOf(read.call);
      const answer = await send(signal);
      if (answer.kind === "ok" && read.cacheMs > 0 && this.changesOf(read.call) === before) {
        this.cache.keep(read.call, key, answer.data, read.cacheMs);
      }
      return answer;
    });
  }

  /** Another person, or none: nothing of before may be seen. */
  belongTo(token: string): void {
    if (this.token !== undefined && this.token !== token) this.forgetAll();
    this.token = token;
  }

  forget(calls: readonly string[]): void {
    for (const call of calls) this.changes.set(call, (this.changes.get(call) ?? 0) + 1);
    this.cache.forget(calls);
    this.flights.forget(calls);
  }

  forgetAll(): void {
    this.allChanges += 1;
    this.cache.clear();
  }

  private changesOf(call: string): number {
    return this.allChanges + (this.changes.get(call) ?? 0);
  }
}
