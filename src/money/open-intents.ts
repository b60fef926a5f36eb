import type { MoneyCallName } from "#shared/contract/index.ts";
import type { StoredIntent } from "#shared/contract/intents.ts";
import { type ClientCode, type CofferError, cofferError } from "#shared/rpc/errors.ts";
import type { ActionInput, ActionRun, ActionState } from "#src/bridge/action-run.ts";
import { type Ending, isOpen, type OpenIntent } from "./intent.ts";
import { IntentBoard } from "./intent-board.ts";
import { backOffWait, type IntentEntry, viewOf } from "./intent-entry.ts";
import { giveUpAfterMs, IntentRecovery } from "./intent-recovery.ts";
import type { IntentWorld } from "./intent-world.ts";
import { soon } from "./soon.ts";

/** All money under way that this page knows of: sent here, sent by another tab, or found in the journal after a reload. */
export class OpenIntents {
  readonly #world: IntentWorld;
  readonly #board = new IntentBoard();
  readonly #recovery: IntentRecovery;

  constructor(world: IntentWorld) {
    this.#world = world;
    this.#recovery = new IntentRecovery({
      world,
      board: this.#board,
      enter: (...entered) => this.#enter(...entered),
    });
  }

  readonly list = this.#board.list;

  readonly subscribe = this.#board.subscribe;

  get(requestId: string): OpenIntent | undefined {
    return this.#board.entry(requestId)?.view;
  }

  /** An equal intent whose outcome is not known. */
  find(key: string): OpenIntent | undefined {
    return this.list().find((intent) => intent.key === key && isOpen(intent));
  }

  /**
   * The journal while it is read: an equal intent may be in it; null when all in it is known. Where nobody has read it yet it is
   * read now, and money waits for it: whoever holds back the profile hides nothing.
   */
  unread(): Promise<void> | null {
    return this.#recovery.unread();
  }

  /** Takes up what the journal holds and no tab is at. */
  recover(): Promise<void> {
    return this.#recovery.recover();
  }

  /** Sends the money once, written down before, unless it may repeat what was sent before. Answers `unknown` after half a minute of look-ups. */
  async send<N extends MoneyCallName>(name: N, intent: StoredIntent): Promise<ActionState<N>> {
    const { requestId } = intent;
    const attendants = this.#board.entry(requestId)?.attendants ?? 0;
    // What is kept names its call as text; the caller's type ties the name to the input.
    const action = this.#world.action(name) as unknown as ActionRun<N>;
    const entry = this.#enter(intent, "sending", action);
    this.#board.reopen(requestId);
    this.#board.attended(entry, attendants);
    this.#world.guard.hold(requestId);
    let mayRepeat = false;
    const writeDown = async (): Promise<void> => {
      mayRepeat = await this.#writeDown(entry, intent);
    };
    await soon(this.#world.clock, giveUpAfterMs, writeDown());
    if (mayRepeat) return this.#holdBack(entry);
    return await action.run(intent.input as ActionInput<N>);
  }

  /** Shows what becomes of it from now on; the answer ends that, after which an ending is reported as a notification. */
  attend(requestId: string): () => void {
    const entry = this.#board.entry(requestId);
    if (entry === undefined) return () => undefined;
    this.#board.attended(entry, entry.attendants + 1);
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      this.#board.attended(entry, entry.attendants - 1);
      void this.#notifyUnattended(entry);
    };
  }

  /** Its ending is on screen. */
  reported(requestId: string): void {
    const entry = this.#board.entry(requestId);
    if (entry === undefined || isOpen(entry.view)) return;
    this.#forget(entry);
  }

  #forget(entry: IntentEntry): void {
    const { requestId } = entry.view;
    this.#board.close(requestId);
    void this.#world.journal.drop(requestId).then(() => entry.unlock());
  }

  /** How it ended, however long that takes to find out. Undefined for one that this page does not look up. */
  async outcome(requestId: string): Promise<ActionState<MoneyCallName> | undefined> {
    const action = this.#board.entry(requestId)?.action;
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
    await this.#board.entry(requestId)?.action?.lookUpAgain();
  }

  /**
   * Looks up at once what is unknown, and tells what ended unseen: the person is back, or has logged in again. What another tab has sent
   * meanwhile nobody told a page that was kept for going back.
   */
  wake(): void {
    void this.recover();
    for (const { phase, requestId } of this.list()) {
      if (phase === "unknown") void this.check(requestId);
      const entry = this.#board.entry(requestId);
      if (entry !== undefined) void this.#notifyUnattended(entry);
    }
  }

  #enter(...entered: Parameters<IntentBoard["enter"]>): IntentEntry {
    const entry = this.#board.enter(...entered);
    const { action } = entry;
    action?.watch(() => this.#follow(entry, action.state));
    return entry;
  }

  /** It never left: the same one may be under way, and nobody knows whether it is this person's. */
  #holdBack(entry: IntentEntry): { readonly status: "refused"; readonly error: CofferError } {
    const { requestId, call } = entry.view;
    this.#world.guard.release(requestId);
    this.#forget(entry);
    const message = "the same may be under way";
    const code: ClientCode = this.#world.owner() === "" ? "SENT_BEFORE" : "SENT_EARLIER";
    const error = cofferError({ kind: "BusinessError", code, message, call, requestId });
    return { status: "refused", error };
  }

  async #writeDown(entry: IntentEntry, intent: StoredIntent): Promise<boolean> {
    const unlock = await this.#world.locks.tryHold(intent.requestId).catch(() => null);
    if (unlock !== null) entry.unlock = unlock;
    // So slow that its ending has been reported meanwhile.
    if (this.#board.entry(intent.requestId) === entry) return this.#world.journal.keep(intent);
    unlock?.();
    return false;
  }

  #follow(entry: IntentEntry, state: ActionState<MoneyCallName>): void {
    if (state.status === "done" || state.status === "refused") {
      this.#end(entry, state);
      return;
    }
    this.#board.change(entry, viewOf(entry.view, state));
    if (state.status === "unknown" && !state.checking) this.#checkLater(entry);
  }

  #end(entry: IntentEntry, state: Extract<ActionState<MoneyCallName>, { status: "done" | "refused" }>): void {
    entry.cancelCheck();
    this.#world.guard.release(entry.view.requestId);
    const refused = state.status === "refused";
    const ending: Ending | null = refused ? { state: "nothing", error: state.error.data } : null;
    entry.data = refused ? null : state.data;
    if (!refused) this.#world.tellMade(entry.view.key);
    this.#board.change(entry, { phase: "ended", checking: false, ending });
    void this.#notifyUnattended(entry);
  }

  /** What its record says, read once; views that have a result of their own do without. */
  async readEnding(requestId: string): Promise<void> {
    const entry = this.#board.entry(requestId);
    if (entry === undefined || isOpen(entry.view) || entry.view.ending !== null) return;
    entry.endingRead ??= this.#world.readEnding(entry.view, entry.data);
    const ending = await entry.endingRead;
    // From here on its sums are the record's.
    const { receives = entry.view.receives, pays = entry.view.pays } = ending.state === "done" ? ending : {};
    this.#board.change(entry, { ending, receives, pays });
  }

  async #notifyUnattended(entry: IntentEntry): Promise<void> {
    const { requestId } = entry.view;
    const isMine = (): boolean =>
      entry.attendants === 0 && this.#board.entry(requestId) === entry && !this.#world.isOwnerGone();
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
}
