import { isUnderWay, type MadeFile } from "./file-state.ts";

/** What was under way when it was last looked at, kept on this device, so that its end is reported once: over reloads and in one tab. */
export interface NewsStore {
  get(): string | null;
  set(text: string): void;
}

type Listed = Pick<MadeFile, "id" | "status">;

const max = 100;

/**
 * Notices files that were made, or failed, since they were last seen under way. What nobody here saw under way is no news,
 * and what was reported is not reported again. Ids alone are kept: another person's list has none of them.
 */
export class FileNews {
  readonly #store: NewsStore;

  constructor(store: NewsStore) {
    this.#store = store;
  }

  /** A list as the exchange has it now; answers the ids of those that ended, oldest first. */
  see(files: readonly Listed[]): readonly string[] {
    const before = this.#read();
    const after = new Set(before);
    const ended: string[] = [];
    for (const file of files) {
      if (isUnderWay(file)) after.add(file.id);
      else if (after.delete(file.id) && file.status !== "3") ended.push(file.id);
    }
    if (after.size !== before.size || ended.length > 0) this.#write(after);
    return ended.toReversed();
  }

  /** One that was just requested: it may end before any list is seen with it under way. */
  expect(id: string): void {
    this.#write(new Set(this.#read()).add(id));
  }

  forget(): void {
    this.#write(new Set());
  }

  #read(): ReadonlySet<string> {
    const ids: unknown = parsed(this.#store.get());
    return new Set(Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : []);
  }

  #write(ids: ReadonlySet<string>): void {
    this.#store.set(JSON.stringify([...ids].slice(-max)));
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "[]");
  } catch {
    return [];
  }
}
