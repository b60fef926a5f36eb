/** R9.4. */
const lifetimeMs = 60_000;
const capacityBytes = 4_500_000;

/** Where entries lie beyond the worker's life; every method may reject (private mode, full disk, blocked). */
export interface EntryStore {
  entries(): Promise<readonly (readonly [string, StoredEntry])[]>;
  set(key: string, entry: StoredEntry): Promise<void>;
  delete(keys: readonly string[]): Promise<void>;
}

export interface StoredEntry {
  /** JSON text of what is kept. */
  readonly text: string;
  /** When it was kept, ms of the wall clock: the monotonic one starts anew with each browser. */
  readonly at: number;
}

/**
 * Kept values over reloads: 60 s each, 4.5 MB in all, oldest out first (R9.4). A store that fails is given
 * up silently for this worker's life; memory takes its place.
 */
export class PersistentCache {
  readonly #store: EntryStore;
  readonly #wallNow: () => number;
  readonly #stored = new Map<string, StoredEntry>();
  #storeWorks = true;
  #loaded: Promise<void> | null = null;

  constructor(store: EntryStore, wallNow: () => number) {
    this.#store = store;
    this.#wallNow = wallNow;
  }

  /** The kept value, undefined when there is none or it is too old. `maxAgeMs` may lengthen its life for files. */
  async get(key: string, maxAgeMs = lifetimeMs): Promise<unknown> {
    await this.#load();
    const entry = this.#stored.get(key);
    if (entry === undefined) return undefined;
    const age = this.#wallNow() - entry.at;
    // A wall clock that was set back makes ages negative: such an entry's age is not known.
    if (age < 0 || age >= maxAgeMs) return undefined;
    return parsed(entry.text);
  }

  async set(key: string, value: unknown): Promise<void> {
    await this.#load();
    const entry = { text: JSON.stringify(value), at: this.#wallNow() };
    if (sizeOf(key, entry) > capacityBytes) return;
    this.#stored.delete(key);
    this.#stored.set(key, entry);
    const dropped = this.#dropOldest();
    await this.#attempt(async () => {
      if (dropped.length > 0) await this.#store.delete(dropped);
      await this.#store.set(key, entry);
    });
  }

  /** Forgets all whose key begins with `prefix`: a user's, at logout. Those beginning with `except` stay. */
  async forget(prefix: string, except?: string): Promise<void> {
    await this.#load();
    const goes = (key: string): boolean =>
      key.startsWith(prefix) && !(except !== undefined && key.startsWith(except));
    const keys = [...this.#stored.keys()].filter(goes);
    if (keys.length === 0) return;
    for (const key of keys) this.#stored.delete(key);
    await this.#attempt(() => this.#store.delete(keys));
  }

  #dropOldest(): string[] {
    const dropped: string[] = [];
    let bytes = 0;
    for (const [key, entry] of this.#stored) bytes += sizeOf(key, entry);
    for (const [key, entry] of [...this.#stored].toSorted(([, a], [, b]) => a.at - b.at)) {
      if (bytes <= capacityBytes) break;
      this.#stored.delete(key);
      bytes -= sizeOf(key, entry);
      dropped.push(key);
    }
    return dropped;
  }

  #load(): Promise<void> {
    this.#loaded ??= this.#attempt(async () => {
      for (const [key, entry] of await this.#store.entries()) this.#stored.set(key, entry);
    });
    return this.#loaded;
  }

  async #attempt(touch: () => Promise<void>): Promise<void> {
    if (!this.#storeWorks) return;
    try {
      await touch();
    } catch {
      this.#storeWorks = false;
    }
  }
}

/** Undefined for what is no JSON any more. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Browsers keep strings as UTF-16. */
function sizeOf(key: string, entry: StoredEntry): number {
  return 2 * (key.length + entry.text.length);
}
