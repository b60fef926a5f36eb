import type { Clock } from "#shared/clock.ts";
import type { MoneyCallName } from "#shared/contract/index.ts";
import type { StoredIntent } from "#shared/contract/intents.ts";
import type { ActionInput, ActionRun, ActionState } from "#src/bridge/action-run.ts";
import { type Ending, isOpen, type OpenIntent } from "./intent.ts";
import { backOffWait, type IntentEntry, newEntry, viewOf } from "./intent-entry.ts";
import type { IntentLocks } from "./intent-locks.ts";
import { soon } from "./soon.ts";

/** What the page's intents need of the world; given in, so that every path is a fast test. */
export interface IntentWorld {
  action(call: string): ActionRun<MoneyCallName>;
  /** Never rejects. */
  readonly journal: {
    keep(intent: StoredIntent): Promise<void>;
    /** Not whole: there may be more, which cannot be read now. */
    list(): Promise<{ readonly intents: readonly StoredIntent[]; readonly whole: boolean }>;
    drop(requestId: string): Promise<void>;
  };
  readonly locks: IntentLocks;
  readonly guard: { hold(requestId: string): void; release(requestId: string): void };
  /** Reads the record of what was done. Never rejects. */
  readEnding(intent: StoredIntent, data: unknown): Promise<Ending>;
  /** Reports an ending that nobody shows, and a recovered intent that stays unknown. */
  notify(intent: OpenIntent): void;
  readonly clock: Clock;
  /** Server time, ms. */
  serverNow(): number;
  isVisible(): boolean;
  /** Whose money it is, "" while that is not known. */
  owner(): string;
}

/** A journal that does not answer holds no money up for longer, ms. */
const giveUpAfterMs = 1000;
/** Without locks: a page that sent it may be at it for this long, ms. */
const liveForMs = 90_000;

/** All money under way that this page knows of: sent here, sent by another tab, or found in the journal after a reload. */
export class OpenIntents {
  readonly #world: IntentWorld;
  readonly #entries = new Map<string, IntentEntry>();
  /** Reported already: a journal that was read just before may still name them. */
  readonly #over = new Set<string>();
  readonly #listeners = new Set<() => void>();
  #list: readonly OpenIntent[] = [];
  #reading: Promise<void> | null = null;
  /** Whose journal was requested last. */
  #readOf: string | null = null;

  constructor(world: IntentWorld) {
    this.#world = world;
  }

  readonly list = (): readonly OpenIntent[] => this.#list;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  get(requestId: string): OpenIntent | undefined {
    return this.#entries.get(requestId)?.view;
  }

  /** An equal intent whose outcome is not known. */
  find(key: string): OpenIntent | undefined {
    return this.#list.find((intent) => intent.key === key && isOpen(intent));
  }

  /**
   * The journal while it is read: an equal intent may be in it; null when all in it is known. Where nobody has read it yet it is
   * read now, and money waits for it: whoever holds back the profile hides nothing.
   */
  unread(): Promise<void> | null {
    if (this.#readOf !== this.#world.owner()) void this.recover();
    return this.#reading;
  }

  /** Sends the money once, written down before. Answers `unknown` after half a minute of look-ups. */
  async send<N extends MoneyCallName>(name: N, intent: StoredIntent): Promise<ActionState<N>> {
    const { requestId } = intent;
    const attendants = this.#entries.get(requestId)?.attendants ?? 0;
    // What is kept names its call as text; the caller's type ties the name to the input.
    const action = this.#world.action(name) as unknown as ActionRun<N>;
    const entry = this.#enter(intent, "sending", action);
    this.#over.delete(requestId);
    this.#attended(entry, attendants);
    this.#world.guard.hold(requestId);
    await soon(this.#world.clock, giveUpAfterMs, this.#writeDown(entry, intent));
    return await action.run(intent.input as ActionInput<N>);
  }

  /** Shows what becomes of it from now on; the answer ends that, after which an ending is reported as a notification. */
  attend(requestId: string): () => void {
    const entry = this.#entries.get(requestId);
    if (entry === undefined) return () => undefined;
    this.#attended(entry, entry.attendants + 1);
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      this.#attended(entry, entry.attendants - 1);
      void this.#notifyUnattended(entry);
    };
  }

  #attended(entry: IntentEntry, attendants: number): void {
    entry.attendants = attendants;
    const attended = attendants > 0;
    if (attended === entry.view.attended) return;
    entry.view = { ...entry.view, attended };
    this.#publish();
  }

  /** Its ending is on screen. */
  reported(requestId: string): void {
    const entry = this.#entries.get(requestId);
    if (entry === undefined || isOpen(entry.view)) return;
    this.#entries.delete(requestId);
    this.#over.add(requestId);
    this.#publish();
    void this.#world.journal.drop(requestId).then(() => entry.unlock());
  }

  /** How it ended, however long that takes to find out. Undefined for one that this page does not look up. */
  async outcome(requestId: string): Promise<ActionState<MoneyCallName> | undefined> {
    const action = this.#entries.get(requestId)?.action;
    if (action === null || action === undefined) return undefined;
    return new Promise((resolve) => {
      const look = (): void => {
        if (action.state.status !== "done" && action.state.status !== "refused") return;
        stop();
        resolve(action.state);
      };
      const stop = action.watch(look);
      look();
    });
  }

  async check(requestId: string): Promise<void> {
    await this.#entries.get(requestId)?.action?.lookUpAgain();
  }

  /** Looks up at once what is unknown: the person is back, or has logged in again. */
  wake(): void {
    for (const { view } of this.#entries.values())
      if (view.phase === "unknown") void this.check(view.requestId);
  }

  /** Takes up what the journal holds and no tab is at. */
  async recover(): Promise<void> {
    this.#readOf = this.#world.owner();
    const taken = this.#takeUpAll();
    const reading = soon(this.#world.clock, giveUpAfterMs, taken);
    this.#reading = reading;
    void reading.finally(() => {
      if (this.#reading === reading) this.#reading = null;
    });
    await Promise.all((await taken).map(async (lookUp) => lookUp?.()));
  }

  async #takeUpAll(): Promise<readonly ((() => Promise<void>) | undefined)[]> {
    const { intents: stored, whole } = await this.#world.journal.list();
    const ids = new Set(stored.map(({ requestId }) => requestId));
    // Read again before the next money leaves.
    if (!whole) this.#readOf = null;
    for (const [requestId, { view }] of this.#entries)
      if (whole && view.phase === "elsewhere" && !ids.has(requestId)) this.#entries.delete(requestId);
    this.#publish();
    // What another version wrote, of a call that this one does not know, is left to that version.
    return Promise.all(stored.map((intent) => this.#takeUp(intent).catch(() => undefined)));
  }

  /** Answers how to look it up, where that falls to this page. */
  async #takeUp(intent: StoredIntent): Promise<(() => Promise<void>) | undefined> {
    const { requestId } = intent;
    const known = this.#entries.get(requestId);
    if (this.#over.has(requestId) || (known !== undefined && known.view.phase !== "elsewhere"))
      return undefined;
    const { locks } = this.#world;
    const action = this.#world.action(intent.call);
    const mayBeLive = !locks.areReal && this.#world.serverNow() - intent.sentAt < liveForMs;
    const unlock = mayBeLive ? null : await locks.tryHold(requestId).catch(() => null);
    // Meanwhile another look into the journal may have been quicker.
    const current = this.#entries.get(requestId);
    const isKnown = current !== undefined && current.view.phase !== "elsewhere";
    if (isKnown || this.#over.has(requestId)) {
      unlock?.();
      return undefined;
    }
    if (unlock === null) {
      if (current !== undefined) return undefined;
      this.#enter(intent, "elsewhere", null);
      void this.#returnWhenFree(requestId);
      return undefined;
    }
    const attendants = current?.attendants ?? 0;
    // Whoever shows it goes on to, and leaves this one.
    const entry = this.#enter(intent, "unknown", action, current);
    entry.unlock = unlock;
    this.#attended(entry, attendants);
    action.resume(intent.input as ActionInput<MoneyCallName>);
    return async () => {
      const state = await action.lookUpAgain();
      if (state.status === "unknown" && entry.attendants === 0) this.#world.notify(entry.view);
    };
  }

  async #returnWhenFree(requestId: string): Promise<void> {
    const { locks, clock } = this.#world;
    const wait = (ms: number): Promise<void> => new Promise((resume) => clock.after(ms, resume));
    for (;;) {
      if (locks.areReal) await locks.whenFree(requestId);
      else await wait(liveForMs);
      await this.recover();
      // A third tab was quicker: should that one die, there is still this one.
      if (this.#entries.get(requestId)?.view.phase !== "elsewhere") return;
      await wait(giveUpAfterMs);
    }
  }

  #enter(
    intent: StoredIntent,
    phase: OpenIntent["phase"],
    action: ActionRun<MoneyCallName> | null,
    before?: IntentEntry,
  ): IntentEntry {
    const entry = Object.assign(before ?? {}, newEntry(intent, phase, action));
    this.#entries.set(intent.requestId, entry);
    action?.watch(() => this.#follow(entry, action.state));
    this.#publish();
    return entry;
  }

  async #writeDown(entry: IntentEntry, intent: StoredIntent): Promise<void> {
    const unlock = await this.#world.locks.tryHold(intent.requestId).catch(() => null);
    if (unlock !== null) entry.unlock = unlock;
    // So slow that its ending has been reported meanwhile.
    if (this.#entries.get(intent.requestId) !== entry) return unlock?.();
    await this.#world.journal.keep(intent);
  }

  #follow(entry: IntentEntry, state: ActionState<MoneyCallName>): void {
    if (state.status === "done" || state.status === "refused") {
      this.#end(entry, state);
      return;
    }
    entry.view = viewOf(entry.view, state);
    this.#publish();
    if (state.status === "unknown" && !state.checking) this.#checkLater(entry);
  }

  #end(entry: IntentEntry, state: Extract<ActionState<MoneyCallName>, { status: "done" | "refused" }>): void {
    entry.cancelCheck();
    this.#world.guard.release(entry.view.requestId);
    const refused = state.status === "refused";
    const ending: Ending | null = refused ? { state: "nothing", error: state.error.data } : null;
    entry.view = { ...entry.view, phase: "ended", checking: false, ending };
    entry.data = refused ? null : state.data;
    this.#publish();
    void this.#notifyUnattended(entry);
  }

  /** What its record says, read once; views that have a result of their own do without. */
  async readEnding(requestId: string): Promise<void> {
    const entry = this.#entries.get(requestId);
    if (entry === undefined || isOpen(entry.view) || entry.view.ending !== null) return;
    entry.endingRead ??= this.#world.readEnding(entry.view, entry.data);
    const ending = await entry.endingRead;
    // From here on its sum is the record's.
    const { receives = entry.view.receives } = ending.state === "done" ? ending : {};
    entry.view = { ...entry.view, ending, receives };
    this.#publish();
  }

  async #notifyUnattended(entry: IntentEntry): Promise<void> {
    const { requestId } = entry.view;
    const isMine = (): boolean => entry.attendants === 0 && this.#entries.get(requestId) === entry;
    if (!isMine() || isOpen(entry.view)) return;
    await this.readEnding(requestId);
    if (!isMine()) return;
    this.#world.notify(entry.view);
    this.reported(requestId);
  }

  #checkLater(entry: IntentEntry): void {
    entry.cancelCheck();
    entry.cancelCheck = this.#world.clock.after(backOffWait(entry.checks), () => {
      entry.checks += 1;
      if (this.#world.isVisible()) void this.check(entry.view.requestId);
      else this.#checkLater(entry);
    });
  }

  #publish(): void {
    this.#list = [...this.#entries.values()].map(({ view }) => view);
    for (const listener of this.#listeners) listener();
  }
}
