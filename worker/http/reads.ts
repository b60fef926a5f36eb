import type { CallDefinition } from "#shared/contract/define.ts";
import type { Clocks } from "../clock.ts";
import type { Meter } from "../diag/meter.ts";
import type { Answer } from "./answer-kind.ts";
import type { LastingReads } from "./lasting-reads.ts";
import { ResponseCache } from "./response-cache.ts";
import { SingleFlight } from "./single-flight.ts";

export interface Read {
  readonly call: string;
  readonly definition: Pick<CallDefinition, "response" | "cacheMs">;
  readonly input: unknown;
  /** Whose answer it is, and in which language. The site is the worker's own: it never changes. */
  readonly token: string;
  readonly language: string;
}

/** The way of a read: a kept answer, else a request that is under way already, else one kept from an earlier visit, else a new one. */
export class Reads {
  private readonly cache: ResponseCache;
  private readonly flights = new SingleFlight();
  private token: string | undefined;
  /** Counts what made answers out of date: one requested before is not kept after. */
  private readonly changes = new Map<string, number>();
  private allChanges = 0;

  constructor(
    clocks: Clocks,
    private readonly lasting?: LastingReads,
    private readonly meter?: Meter,
  ) {
    this.cache = new ResponseCache(clocks);
  }

  async fetch(
    read: Read,
    cancelled: AbortSignal,
    send: (cancelled: AbortSignal) => Promise<Answer>,
  ): Promise<Answer> {
    const key = JSON.stringify([read.call, read.token, read.language, read.input]);
    const stored = this.cache.get(key);
    if (stored) {
      this.meter?.recorder?.add("cacheHits");
      return { kind: "ok", data: stored.answer };
    }
    return this.flights.join(read.call, key, cancelled, async (signal) => {
      const before = this.changesOf(read.call);
      const { cacheMs = 0 } = read.definition;
      const earlier = cacheMs > 0 ? await this.lasting?.get(read) : undefined;
      if (earlier !== undefined && this.changesOf(read.call) === before) {
        this.meter?.recorder?.add("cacheHits");
        return { kind: "ok", data: earlier };
      }
      if (cacheMs > 0) this.meter?.recorder?.add("cacheMisses");
      const answer = await send(signal);
      if (answer.kind === "ok" && cacheMs > 0 && this.changesOf(read.call) === before) {
        this.cache.keep(read.call, key, answer.data, cacheMs);
        this.lasting?.keep(read, answer.data);
      }
      return answer;
    });
  }

  /** How many answers are kept in memory. */
  get stored(): number {
    return this.cache.size;
  }

  /** Another person, or none: nothing of before may be seen. True when it is another. */
  belongTo(token: string): boolean {
    const isAnother = this.token !== undefined && this.token !== token;
    if (isAnother) this.forgetAll();
    // What an earlier visit left may be another person's too.
    else if (this.token === undefined) this.lasting?.belongTo(token);
    this.token = token;
    return isAnother;
  }

  forget(calls: readonly string[]): void {
    for (const call of calls) this.changes.set(call, (this.changes.get(call) ?? 0) + 1);
    this.cache.forget(calls);
    this.flights.forget(calls);
  }

  forgetAll(): void {
    this.allChanges += 1;
    this.cache.clear();
    this.lasting?.forgetAll();
  }

  private changesOf(call: string): number {
    return this.allChanges + (this.changes.get(call) ?? 0);
  }
}
