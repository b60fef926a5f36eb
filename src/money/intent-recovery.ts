import type { MoneyCallName } from "#shared/contract/index.ts";
import type { StoredIntent } from "#shared/contract/intents.ts";
import type { ActionInput } from "#src/bridge/action-run.ts";
import type { IntentBoard } from "./intent-board.ts";
import { backOffWait } from "./intent-entry.ts";
import type { IntentWorld } from "./intent-world.ts";
import { soon } from "./soon.ts";

/** A journal that does not answer holds no money up for longer, ms. */
export const giveUpAfterMs = 1000;
/** Without locks: a page that sent it may be at it for this long, ms. */
const liveForMs = 90_000;

export interface RecoveryParts {
  readonly world: IntentWorld;
  readonly board: IntentBoard;
  /** This page looks it up from now on: whatever shows it goes on to. */
  readonly enter: IntentBoard["enter"];
}

/** Finds in the journal what earlier pages and other tabs sent, and takes up what nobody is at. */
export class IntentRecovery {
  readonly #parts: RecoveryParts;
  #reading: Promise<void> | null = null;
  /** Whose journal was requested last. */
  #readOf: string | null = null;
  /** Readings in a row that brought not all of it. */
  #missed = 0;
  #cancelAgain = (): void => undefined;

  constructor(parts: RecoveryParts) {
    this.#parts = parts;
  }

  /** The journal while it is read, now where nobody has read it yet; null when all in it is known. */
  unread(): Promise<void> | null {
    if (this.#readOf !== this.#parts.world.owner()) void this.recover();
    return this.#reading;
  }

  /** Takes up what the journal holds and no tab is at. */
  async recover(): Promise<void> {
    const { world } = this.#parts;
    this.#cancelAgain();
    this.#readOf = world.owner();
    const taken = this.#takeUpAll();
    const reading = soon(world.clock, giveUpAfterMs, taken);
    this.#reading = reading;
    void reading.finally(() => {
      if (this.#reading === reading) this.#reading = null;
    });
    await Promise.all((await taken).map(async (lookUp) => lookUp?.()));
  }

  async #takeUpAll(): Promise<readonly ((() => Promise<void>) | undefined)[]> {
    const { world, board } = this.#parts;
    const { intents: stored, whole } = await world.journal.list();
    if (whole) {
      this.#missed = 0;
      board.dropElsewhere(new Set(stored.map(({ requestId }) => requestId)));
    } else this.#readAgain();
    // What another version wrote, of a call that this one does not know, is left to that version.
    return Promise.all(stored.map((intent) => this.#takeUp(intent).catch(() => undefined)));
  }

  /** Before the next money leaves, and by itself: what it holds may be waited for. */
  #readAgain(): void {
    this.#readOf = null;
    this.#cancelAgain();
    this.#cancelAgain = this.#parts.world.clock.after(backOffWait(this.#missed), () => void this.recover());
    this.#missed += 1;
  }

  /** Answers how to look it up, where that falls to this page. */
  async #takeUp(intent: StoredIntent): Promise<(() => Promise<void>) | undefined> {
    const { world, board, enter } = this.#parts;
    const { requestId } = intent;
    if (board.isKnown(requestId)) return undefined;
    const { locks } = world;
    const action = world.action(intent.call);
    const mayBeLive = !locks.areReal && world.serverNow() - intent.sentAt < liveForMs;
    const unlock = mayBeLive ? null : await locks.tryHold(requestId).catch(() => null);
    // Meanwhile another look into the journal may have been quicker.
    if (board.isKnown(requestId)) {
      unlock?.();
      return undefined;
    }
    const current = board.entry(requestId);
    if (unlock === null) {
      if (current !== undefined) return undefined;
      enter(intent, "elsewhere", null);
      void this.#returnWhenFree(requestId);
      return undefined;
    }
    const attendants = current?.attendants ?? 0;
    // Whoever shows it goes on to, and leaves this one.
    const entry = enter(intent, "unknown", action, current);
    entry.unlock = unlock;
    board.attended(entry, attendants);
    action.resume(intent.input as ActionInput<MoneyCallName>);
    return async () => {
      const state = await action.lookUpAgain();
      const isTold = state.status === "unknown" && entry.attendants === 0 && !world.isOwnerGone();
      if (isTold) world.notify(entry.view);
    };
  }

  async #returnWhenFree(requestId: string): Promise<void> {
    const { world, board } = this.#parts;
    const { locks, clock } = world;
    const wait = (ms: number): Promise<void> => new Promise((resume) => clock.after(ms, resume));
    for (;;) {
      if (locks.areReal) await locks.whenFree(requestId);
      else await wait(liveForMs);
      await this.recover();
      // A third tab was quicker: should that one die, there is still this one.
      if (board.entry(requestId)?.view.phase !== "elsewhere") return;
      await wait(giveUpAfterMs);
    }
  }
}
