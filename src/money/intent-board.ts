import type { MoneyCallName } from "#shared/contract/index.ts";
import type { StoredIntent } from "#shared/contract/intents.ts";
import type { ActionRun } from "#src/bridge/action-run.ts";
import type { OpenIntent, Phase } from "./intent.ts";
import { type IntentEntry, newEntry } from "./intent-entry.ts";

/** The intents that this page knows of, by their ids, and who watches them. */
export class IntentBoard {
  readonly #entries = new Map<string, IntentEntry>();
  /** Reported already: a journal that was read just before may still name them. */
  readonly #over = new Set<string>();
  readonly #listeners = new Set<() => void>();
  #list: readonly OpenIntent[] = [];

  readonly list = (): readonly OpenIntent[] => this.#list;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  entry(requestId: string): IntentEntry | undefined {
    return this.#entries.get(requestId);
  }

  /** A new entry in the place of one that has its id, or that one itself made anew. */
  enter(
    intent: StoredIntent,
    phase: Phase,
    action: ActionRun<MoneyCallName> | null,
    before?: IntentEntry,
  ): IntentEntry {
    const entry = Object.assign(before ?? {}, newEntry(intent, phase, action));
    this.#entries.set(intent.requestId, entry);
    this.#publish();
    return entry;
  }

  change(entry: IntentEntry, view: Partial<OpenIntent>): void {
    entry.view = { ...entry.view, ...view };
    this.#publish();
  }

  attended(entry: IntentEntry, attendants: number): void {
    entry.attendants = attendants;
    const attended = attendants > 0;
    if (attended !== entry.view.attended) this.change(entry, { attended });
  }

  /** It is over, and its ending on screen. */
  close(requestId: string): void {
    this.#entries.delete(requestId);
    this.#over.add(requestId);
    this.#publish();
  }

  /** Another tab was at them and has ended: the journal names them no more. */
  dropElsewhere(stillNamed: ReadonlySet<string>): void {
    for (const [requestId, { view }] of this.#entries)
      if (view.phase === "elsewhere" && !stillNamed.has(requestId)) this.#entries.delete(requestId);
    this.#publish();
  }

  /** It is sent, once more perhaps. */
  reopen(requestId: string): void {
    this.#over.delete(requestId);
  }

  /** Over, or this page is at it: the journal tells nothing new of it. */
  isKnown(requestId: string): boolean {
    const phase = this.#entries.get(requestId)?.view.phase;
    return this.#over.has(requestId) || (phase !== undefined && phase !== "elsewhere");
  }

  #publish(): void {
    this.#list = [...this.#entries.values()].map(({ view }) => view);
    for (const listener of this.#listeners) listener();
  }
}
