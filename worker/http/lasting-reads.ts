import * as v from "valibot";
import type { CallDefinition } from "#shared/contract/define.ts";
import type { HttpCallName } from "#shared/contract/index.ts";
import { fingerprint } from "../cache/fingerprint.ts";
import type { PersistentCache } from "../cache/persistent-cache.ts";

/**
 * Reads whose answers outlive the worker, so that a reload requests less. Nothing of these says who the person is or what
 * they own: that stays out of the browser's storage.
 */
const lasting: ReadonlySet<string> = new Set<HttpCallName>([
  "profile.exchangeRate",
  "site.config",
  "site.banner",
  "market.recentlyAdded",
  "market.recommended",
  "regions.countries",
  "regions.dialCodes",
  "regions.states",
]);

const prefix = "call|";

export interface LastingRead {
  readonly call: string;
  readonly definition: Pick<CallDefinition, "response" | "cacheMs">;
  readonly input: unknown;
  readonly token: string;
  readonly language: string;
}

/** Kept by site, person and language; forgotten at logout and for another person (R9.4, D4.4). */
export class LastingReads {
  constructor(
    private readonly cache: PersistentCache,
    private readonly site: string,
  ) {}

  /** Undefined when there is nothing that is young enough and still has the contract's shape. */
  async get(read: LastingRead): Promise<unknown> {
    const { response, cacheMs } = read.definition;
    if (!lasting.has(read.call) || cacheMs === undefined) return undefined;
    const stored = await this.cache.get(this.keyOf(read), cacheMs).catch(() => undefined);
    const checked = v.safeParse(response, stored);
    return stored !== undefined && checked.success ? checked.output : undefined;
  }

  keep(read: LastingRead, data: unknown): void {
    if (lasting.has(read.call)) void this.cache.set(this.keyOf(read), data);
  }

  /** Another person: only what belongs to `token` stays. */
  belongTo(token: string): void {
    void this.cache.forget(prefix, this.prefixOf(token));
  }

  forgetAll(): void {
    void this.cache.forget(prefix);
  }

  private prefixOf(token: string): string {
    return `${prefix}${this.site}|${fingerprint(token)}|`;
  }

  private keyOf({ call, input, token, language }: LastingRead): string {
    return `${this.prefixOf(token)}${language}|${call}|${JSON.stringify(input)}`;
  }
}
