import * as v from "valibot";
import { localCalls } from "#shared/contract/local.ts";
import { joinPath } from "#shared/site/app-config.ts";
import { environmentOf, translationPath } from "#shared/site/environment.ts";
import type { PersistentCache } from "./cache/persistent-cache.ts";
import type { Clock } from "./clock.ts";
import { CallFailed } from "./http/call-failed.ts";
import type { Fetch } from "./http/http-message.ts";
import { timeoutMs } from "./http/round-trip.ts";

export interface I18nFilesOptions {
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly staticBase: string;
  readonly hostname: string;
  /** Files of earlier visits, for when the network fails; none when absent. */
  readonly stored?: Pick<PersistentCache, "get" | "set">;
  /** Called with each language that is requested, once its file is on its way. */
  readonly onRequest?: (language: string) => void;
}

export type Translations = Readonly<Record<string, string>>;

/** R7.30: failed loads retry up to 5 times, delay from 350 ms and doubling, at most 10 loads in parallel. */
const maxRetries = 5;
const firstDelayMs = 350;
const maxParallel = 10;

const schema = localCalls["i18n.load"];

/** A language tag, so that nothing else can get into the file's path. */
const languageCode = /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;

/** Loads translation files and keeps them. Rejects with CallFailed once the retries are used up. */
export function createI18nFiles(options: I18nFilesOptions): (input: unknown) => Promise<Translations> {
  const environment = environmentOf(options.hostname);
  const stored = new Map<string, Promise<Translations>>();
  const waiting: (() => void)[] = [];
  let loading = 0;

  return (input) => {
    const checked = v.safeParse(schema.request, input);
    if (!checked.success || !languageCode.test(checked.output.language)) {
      return Promise.reject(new CallFailed("request", "i18n.load: namespace or language", false));
    }
    const { namespace, language, areas } = checked.output;
    const url = joinPath(options.staticBase, translationPath(environment, namespace, language));
    const file = stored.get(url) ?? fetched(url);
    options.onRequest?.(language);
    return areas === undefined ? file : file.then((texts) => partOf(texts, areas));
  };

  function fetched(url: string): Promise<Translations> {
    const file = persist(url);
    stored.set(url, file);
    file.catch(() => stored.delete(url));
    return file;
  }

  async function persist(url: string): Promise<Translations> {
    for (let retry = 0; ; retry += 1) {
      try {
        const file = await inTurn(() => load(options, url));
        void options.stored?.set(keyOf(url), file);
        return file;
      } catch (thrown) {
        if (retry === maxRetries || isGone(thrown)) throw thrown;
      }
      const earlier = retry === 0 ? await storedFile(options.stored, url) : undefined;
      if (earlier) {
        // For this question alone: words that are new since are in the network's.
        stored.delete(url);
        return earlier;
      }
      await new Promise<void>((resolve) => {
        options.clock.setTimeout(resolve, firstDelayMs * 2 ** retry);
      });
    }
  }

  async function inTurn<T>(run: () => Promise<T>): Promise<T> {
    if (loading >= maxParallel) await new Promise<void>((resolve) => waiting.push(resolve));
    else loading += 1;
    try {
      return await run();
    } finally {
      // The place is handed on, or given back when nobody waits.
      const next = waiting.shift();
      if (next) next();
      else loading -= 1;
    }
  }
}

/** A file goes to the page area by area: what a page does not show, it need not be handed. Of an area that is newer than the file there is nothing. */
function partOf(texts: Translations, areas: readonly string[]): Translations {
  const part = Object.entries(texts).filter(([key]) => areas.includes(key.slice(0, key.indexOf("."))));
  if (part.length === 0) throw new CallFailed("unreadable", "a file without these areas", true);
  return Object.fromEntries(part);
}

const keyOf = (url: string): string => `i18n|${url}`;

/** However old: words of yesterday are better than none. */
async function storedFile(
  stored: I18nFilesOptions["stored"],
  url: string,
): Promise<Translations | undefined> {
  const file = await stored?.get(keyOf(url), Number.POSITIVE_INFINITY);
  const checked = v.safeParse(schema.response, file);
  return checked.success ? checked.output : undefined;
}

/** A server that never answers is a failed attempt like any other. */
async function load({ fetch, clock }: I18nFilesOptions, url: string): Promise<Translations> {
  let response: Response;
  let body: unknown;
  const abort = new AbortController();
  const timer = clock.setTimeout(() => abort.abort(), timeoutMs);
  try {
    response = await fetch(url, { headers: { accept: "application/json" }, signal: abort.signal });
    if (!response.ok)
      throw new CallFailed("status", `${response.status} ${response.statusText}`.trim(), true);
    body = await response.json();
  } catch (thrown) {
    if (thrown instanceof CallFailed) throw thrown;
    throw new CallFailed(thrown instanceof SyntaxError ? "unreadable" : "network", url, true);
  } finally {
    clock.clearTimeout(timer);
  }
  const checked = v.safeParse(schema.response, body instanceof Object ? flat(body) : body);
  if (!checked.success) throw new CallFailed("unreadable", `${url} is not a translation file`, true);
  return checked.output;
}

/** A file may be nested: its keys are then joined by points. */
function flat(texts: object, under = ""): object {
  const entries = Object.entries(texts).flatMap(([key, value]) =>
    value instanceof Object ? Object.entries(flat(value, `${under}${key}.`)) : [[under + key, value]],
  );
  return Object.fromEntries(entries);
}

/** A file that is not there will not be there half a second later. */
function isGone(thrown: unknown): boolean {
  return thrown instanceof CallFailed && /^(404|410)\b/.test(thrown.detail);
}
