import type { MoneyCallName } from "#shared/contract/index.ts";
import type { StoredIntent } from "#shared/contract/intents.ts";
import type { CallResult } from "#shared/rpc/api.ts";
import { cofferError } from "#shared/rpc/errors.ts";
import { ActionRun } from "#src/bridge/action-run.ts";
import type { OpenIntent } from "#src/money/intent.ts";
import type { IntentLocks, Release } from "#src/money/intent-locks.ts";
import type { IntentWorld } from "#src/money/intent-world.ts";
import { OpenIntents } from "#src/money/open-intents.ts";
import { FakeClock } from "../bridge/fake-clock.ts";

/** Locks of one browser, for any number of tabs. */
export class Browser {
  readonly #held = new Map<string, Set<() => void>>();
  readonly stored = new Map<string, StoredIntent>();

  locks(tab: Set<Release>): IntentLocks {
    return {
      areReal: true,
      tryHold: async (id) => {
        if (this.#held.has(id)) return null;
        this.#held.set(id, new Set());
        const release = (): void => {
          const waiting = this.#held.get(id) ?? [];
          this.#held.delete(id);
          for (const go of waiting) go();
        };
        tab.add(release);
        return release;
      },
      whenFree: (id) =>
        new Promise((resolve) => {
          const waiting = this.#held.get(id);
          if (waiting === undefined) resolve();
          else waiting.add(resolve);
        }),
    };
  }
}

type Answer = () => Promise<unknown>;

/** One tab: its page's intents, and a worker whose answers are scripted; the last one repeats. */
export class Tab {
  readonly clock = new FakeClock();
  readonly reported: OpenIntent[] = [];
  readonly guarded = new Set<string>();
  readonly sent: string[] = [];
  readonly looked: string[] = [];
  /** What other tabs are told to be made. */
  readonly made: string[] = [];
  readonly settled: unknown[] = [];
  visible = true;
  /** "" while the profile is not known. */
  owner = "7";
  /** Nobody is logged in. */
  gone = false;
  /** False: the database does not answer. */
  storeAnswers = true;
  /** The journal has an equal one that may be theirs. */
  mayRepeat = false;
  /** False: it says that it cannot be read. */
  storeReads = true;
  sends: Answer[] = [];
  lookUps: Answer[] = [];
  readonly intents: OpenIntents;
  readonly #locks = new Set<Release>();

  constructor(browser: Browser) {
    const never = new Promise<never>(() => undefined);
    const world: IntentWorld = {
      action: (name) => {
        if (name.startsWith("retired.")) throw new Error(`${name} moves no money`);
        return new ActionRun(name as MoneyCallName, {
          bridge: {
            call: (call, input) => this.#answer(call, input) as Promise<CallResult<typeof call>>,
          },
          clock: this.clock,
          invalidate: () => undefined,
          newRequestId: () => "never used",
        });
      },
      journal: {
        keep: async (intent) => {
          if (!this.storeAnswers) await never;
          browser.stored.set(intent.requestId, intent);
          return this.mayRepeat;
        },
        list: async () => {
          if (!this.storeAnswers) await never;
          const whole = this.storeReads;
          return { intents: whole ? [...browser.stored.values()] : [], whole };
        },
        drop: async (id) => void browser.stored.delete(id),
      },
      tellMade: (key) => this.made.push(key),
      locks: browser.locks(this.#locks),
      guard: { hold: (id) => this.guarded.add(id), release: (id) => this.guarded.delete(id) },
      readEnding: async (_intent, data) => {
        this.settled.push(data);
        return { state: "done", settled: "completed", recordId: "7" };
      },
      notify: (intent) => this.reported.push(intent),
      clock: this.clock,
      serverNow: () => this.clock.now(),
      isVisible: () => this.visible,
      owner: () => this.owner,
      isOwnerGone: () => this.gone,
    };
    this.intents = new OpenIntents(world);
  }

  /** The tab is closed, or crashes. */
  die(): void {
    for (const release of this.#locks) release();
    this.sends = [];
    this.lookUps = [() => new Promise(() => undefined)];
  }

  async #answer(call: string, input: unknown): Promise<unknown> {
    const isLookUp = call === "outcome.resolve";
    (isLookUp ? this.looked : this.sent).push(idOf(input));
    const answers = isLookUp ? this.lookUps : this.sends;
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer === undefined) throw new Error(`nobody scripted ${call}`);
    return answer();
  }
}

function idOf(input: unknown): string {
  const { requestId, input: inner } = input as { requestId?: string; input?: { requestId: string } };
  return requestId ?? inner?.requestId ?? "";
}

export const ok =
  (data: unknown): Answer =>
  async () => ({ kind: "ok", data, invalidates: [] });
export const lost: Answer = async () => {
  throw cofferError({ kind: "TypeError", code: "NETWORK", message: "lost", outcome: "unknown" });
};
export const offline: Answer = async () => {
  throw cofferError({ kind: "TypeError", code: "NETWORK", message: "offline", retriable: true });
};
export const loggedOut: Answer = async () => {
  throw cofferError({ kind: "NotLoggedIn", code: "10007", message: "user no permission" });
};
export const never: Answer = () => new Promise(() => undefined);

export const executed = { quoteTxId: "q-1", exchangeStatus: "processing" };

export function stored(part: Partial<StoredIntent> = {}): StoredIntent {
  const requestId = part.requestId ?? "request-1";
  return {
    requestId,
    call: "convert.execute",
    input: { quoteTxId: "q-1", accountType: "eb_convert_funding", requestId },
    kind: "instant",
    key: "convert BTC USDT 0.01",
    pays: { coin: "BTC", amount: "0.01" },
    receives: { coin: "USDT", amount: "980" },
    coins: 0,
    account: "eb_convert_funding",
    history: "/exchange/history",
    sentAt: 0,
    ...part,
  };
}
