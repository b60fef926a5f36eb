import * as v from "valibot";
import { payingKinds, type StoredIntent, storedIntent } from "#shared/contract/intents.ts";
import { fingerprint } from "../cache/fingerprint.ts";
import type { EntryStore, StoredEntry } from "../cache/persistent-cache.ts";

/** Far more than a person has under way at a time; a bound for a store that nobody empties. */
const max = 50;
/** A server that has not told within a month will not tell any more. */
const retentionMs = 30 * 24 * 3_600_000;

export interface JournalOptions {
  /** Shared by all tabs, so it is read anew at each question. Every method may reject. */
  readonly store: EntryStore;
  readonly site: string;
  readonly token: () => Promise<string>;
  readonly wallNow: () => number;
  /** Server time, ms; undefined while nothing has told it. */
  readonly serverNow: () => number | undefined;
  /** Whether the token of now is this user's, as the exchange says: the page may still show another. May reject. */
  readonly isOf: (owner: Owner) => Promise<boolean>;
}

type Entries = readonly (readonly [string, StoredEntry])[];

/** Whose entries are meant: the user's id, "" while it is not known. */
type Owner = string;

/**
 * Money under way, over reloads and crashes. A store that fails costs the memory of a reload, never the money call: what could
 * not be written is kept in memory for this worker's life.
 */
export class IntentJournal {
  readonly #options: JournalOptions;
  readonly #unwritten = new Map<string, StoredEntry>();
  /** Ids of what nobody knows the sender of, and that a person was told of: they may send an equal one. */
  readonly #told = new Set<string>();

  constructor(options: JournalOptions) {
    this.#options = options;
  }

  /**
   * Whether it may pay again what was sent under another token: while nobody knows who is here, that may be theirs. So may what nobody
   * knows the sender of, later too: that is never looked up, so it holds the person back once.
   */
  async keep(owner: Owner, intent: StoredIntent): Promise<boolean> {
    const { store, wallNow } = this.#options;
    const by = await this.#bearer();
    // Beside the writing: a slow store costs its time once.
    const looked = this.#equalTo(intent, owner, by);
    const key = this.#prefix(owner, by) + intent.requestId;
    const entry = { text: JSON.stringify({ ...intent, by }), at: wallNow() };
    try {
      await store.set(key, entry);
      await this.#dropOldest();
    } catch {
      this.#unwritten.set(key, entry);
    }
    const equal = await looked;
    const mayRepeat = equal.some((id) => !this.#told.has(id));
    if (owner !== "") for (const id of equal) this.#told.add(id);
    return mayRepeat;
  }

  /** Under another token: whoever's it was, or, once it is known who is here, nobody's. */
  async #equalTo({ kind, key }: StoredIntent, owner: Owner, by: string): Promise<readonly string[]> {
    if (!payingKinds.some((one) => one === kind)) return [];
    const prefix = `${this.#options.site}|${owner === "" ? "" : "token "}`;
    const others = ((await this.#written()) ?? []).filter(
      ([name, entry]) => name.startsWith(prefix) && bearerOf(entry.text) !== by && !this.#isOver(entry),
    );
    const equal = others.flatMap(([, entry]) => readEntry(entry)).filter((sent) => sent.key === key);
    return equal.map(({ requestId }) => requestId);
  }

  /** Oldest first; `whole`: the store could be read. */
  async list(owner: Owner): Promise<{ intents: StoredIntent[]; whole: boolean }> {
    const written = await this.#written();
    const entries = this.#entriesOf(owner, await this.#bearer(), written);
    this.#name(owner).catch(() => undefined);
    const intents = entries.flatMap(([, entry]) => readEntry(entry)).toSorted((a, b) => a.sentAt - b.sentAt);
    return { intents, whole: written !== undefined };
  }

  /** By its very key: a store too slow to be read may still take the order. */
  async drop(owner: Owner, requestIds: readonly string[]): Promise<void> {
    if (owner === "") return this.#dropUnowned(requestIds);
    const by = await this.#bearer();
    const prefixes = [this.#prefix(owner, by), this.#prefix("", by)];
    await this.#delete(prefixes.flatMap((prefix) => requestIds.map((id) => prefix + id)));
  }

  /**
   * Those of the user, and those begun under the token of this mark before the user was known. While the user is not known: all that
   * was begun under it, so that a profile that does not come hides nothing.
   */
  #entriesOf(owner: Owner, by: string, written: Entries = []): Entries {
    const { site } = this.#options;
    const [named, unnamed] = [this.#prefix(owner, by), this.#prefix("", by)];
    const isTheirs = (key: string, { text }: StoredEntry): boolean =>
      key.startsWith(named) ||
      key.startsWith(unnamed) ||
      (owner === "" && key.startsWith(`${site}|`) && bearerOf(text) === by);
    return [...new Map([...written, ...this.#unwritten])].filter(
      ([key, entry]) => isTheirs(key, entry) && !this.#isOver(entry),
    );
  }

  /** What was begun before the person was known has their name from now on: their next session has another token. */
  async #name(owner: Owner): Promise<void> {
    const by = await this.#bearer();
    const [named, unnamed] = [this.#prefix(owner, by), this.#prefix("", by)];
    const theirs = async (): Promise<Entries> =>
      this.#entriesOf(owner, by, await this.#written()).filter(([key]) => key.startsWith(unnamed));
    if (owner === "" || (await theirs()).length === 0) return;
    if (!(await this.#options.isOf(owner)) || (await this.#bearer()) !== by) return;
    // Read anew: what has ended meanwhile does not come back.
    for (const [key, entry] of await theirs()) {
      await this.#options.store.set(named + key.slice(unnamed.length), entry);
      await this.#delete([key]);
    }
  }

  /** They may be written under a name that is not known now. */
  async #dropUnowned(requestIds: readonly string[]): Promise<void> {
    const by = await this.#bearer();
    const entries = this.#entriesOf("", by, await this.#written());
    const unnamed = this.#prefix("", by);
    const found = entries
      .map(([key]) => key)
      .filter((key) => requestIds.includes(key.split("|").at(-1) ?? ""));
    await this.#delete([...found, ...requestIds.map((id) => unnamed + id)]);
  }

  /** Undefined where the store cannot be read, or not soon. */
  async #written(): Promise<Entries | undefined> {
    return this.#options.store.entries().catch(() => undefined);
  }

  async #dropOldest(): Promise<void> {
    const byAge = [...(await this.#options.store.entries())].toSorted(([, a], [, b]) => b.at - a.at);
    const over = byAge.filter(([, entry], place) => place >= max || this.#isOver(entry));
    if (over.length > 0) await this.#delete(over.map(([key]) => key));
  }

  /** By both clocks: the device's may have been wrong as it was written, or is now, and the server's is moved by answers that nobody signed. */
  #isOver(entry: StoredEntry): boolean {
    const { wallNow, serverNow } = this.#options;
    if (wallNow() - entry.at < retentionMs) return false;
    const [intent] = readEntry(entry);
    if (intent === undefined) return true;
    const now = serverNow();
    return now !== undefined && now - intent.sentAt >= retentionMs;
  }

  async #delete(keys: readonly string[]): Promise<void> {
    for (const key of keys) this.#unwritten.delete(key);
    if (keys.length > 0) await this.#options.store.delete(keys).catch(() => undefined);
  }

  #prefix(owner: Owner, by: string): string {
    const name = owner === "" ? `token ${by}` : `user ${owner}`;
    return `${this.#options.site}|${name}|`;
  }

  async #bearer(): Promise<string> {
    return fingerprint(await this.#options.token());
  }
}

/** Under which token an entry was begun; "" where an older version did not say. */
function bearerOf(text: string): string {
  return /"by":"([^"]*)"}$/.exec(text)?.[1] ?? "";
}

/** An older version, or somebody else's hand, may have written what cannot be read. */
function readEntry({ text }: StoredEntry): StoredIntent[] {
  try {
    const read = v.safeParse(storedIntent, JSON.parse(text));
    return read.success ? [read.output] : [];
  } catch {
    return [];
  }
}
