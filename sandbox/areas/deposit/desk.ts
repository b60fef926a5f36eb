import type { Clock } from "#shared/clock.ts";
import type { DepositRecord } from "#shared/contract/deposit-records.ts";
import type { Person } from "../../accounts/person.ts";
import { Backoff } from "../../backoff.ts";
import { every } from "../../clock.ts";
import { engine } from "../../engine.ts";
import type { Db } from "../../ledger/database.ts";
import { catalogueOf } from "../../market/catalogue.ts";
import type { Market } from "../../market/market.ts";
import type { Running } from "../../part.ts";
import { depositOf, openDeposits, recentDeposits } from "./read-deposits.ts";
import { confirmationsOf, recordView } from "./record-view.ts";
import { type Arrival, noScreen, receive, type Screen, type Sent, sendInternally } from "./send.ts";
import type { DepositSettings } from "./settings.ts";
import { advance, endRollback, giveBack, release, rollBack } from "./steps.ts";
import { type DepositRow, depositStates } from "./tables.ts";

export const depositSteps = ["release", "return", "rollback", "deducted", "kept", "manual"] as const;
export type DepositStep = (typeof depositSteps)[number];

type Listener = (userId: number, record: DepositRecord) => void;

/** Deposits as they happen: what comes in, block after block, and who is told of it. */
export interface DepositDesk extends Running {
  send(sent: Sent): Promise<Arrival>;
  sendInternally(from: Person, to: Person, coin: string, amount: string): Promise<DepositRow>;
  /** What no block does: people and other chains' rules. */
  step(id: string, step: DepositStep): Promise<DepositRow>;
  /** Asks this of whatever arrives from now on. */
  screenBy(screen: Screen): void;
  /** Another area has changed a deposit, and it stands in the books: its owner is told. */
  changed(id: string): Promise<void>;
  listen(listener: Listener): () => void;
  /** All that a person is told first. */
  recent(userId: number): Promise<readonly DepositRecord[]>;
}

interface DepositDeskOptions {
  readonly db: Db;
  readonly market: Market;
  readonly clock: Clock;
  readonly settings: DepositSettings;
  readonly onError: (error: unknown) => void;
}

/** How often blocks are looked for, ms. */
const lookEveryMs = 200;

interface Watched {
  row: DepositRow;
  told: number;
}

/** Starts with the deposits that an earlier run left on their way. */
async function openDepositDesk(options: DepositDeskOptions): Promise<DepositDesk> {
  const { db, market, clock, settings, onError } = options;
  const catalogue = catalogueOf(market);
  const open = new Map<string, Watched>();
  const listeners = new Set<Listener>();
  const backoff = new Backoff();
  let working: Promise<void> = Promise.resolve();
  let stopped = false;
  let screen: Screen = noScreen;

  function tell(row: DepositRow): void {
    const record = recordView(row, clock.now());
    for (const listener of listeners) listener(row.userId, record);
  }

  /** Takes it up, or lets go of what no block changes any more; tells its owner. */
  function took(row: DepositRow): DepositRow {
    const waits = row.unlockedAt === null && row.endedAt === null && row.stoppedAt === null;
    const blocks = confirmationsOf(row, clock.now());
    // What is due already is not to be missed because no further block tells of it.
    if (waits) open.set(row.id, { row, told: isDue(row, blocks) ? -1 : blocks });
    else open.delete(row.id);
    tell(row);
    return row;
  }

  function look(): void {
    const at = clock.now();
    for (const [id, watched] of open) {
      const blocks = confirmationsOf(watched.row, at);
      if (blocks === watched.told || !backoff.ready(id, at)) continue;
      watched.told = blocks;
      const { row } = watched;
      if (isDue(row, blocks)) working = working.then(() => move(id, at));
      else tell(row);
    }
  }

  async function move(id: string, at: number): Promise<void> {
    try {
      took(await db.transaction((tx) => advance(tx, id, at)));
      backoff.done(id);
    } catch (error) {
      backoff.failed(id, clock.now());
      const watched = open.get(id);
      if (watched !== undefined) watched.told = -1;
      if (!stopped) onError(error);
    }
  }

  for (const row of await openDeposits(db)) open.set(row.id, { row, told: -1 });
  const stopLooking = every(clock, lookEveryMs, look);

  const steps: Readonly<Record<DepositStep, typeof release>> = {
    release,
    return: giveBack,
    rollback: rollBack,
    deducted: (tx, id, at) => endRollback(tx, id, "deducted", at),
    kept: (tx, id, at) => endRollback(tx, id, "kept", at),
    manual: (tx, id, at) => endRollback(tx, id, "manual", at),
  };

  return {
    async send(sent) {
      const at = clock.now();
      const arrival = await db.transaction((tx) =>
        receive(tx, catalogue, sent, { at, mostBlockMs: settings.depositBlockMs, screen }),
      );
      if (arrival.as === "deposit") took(arrival.row);
      return arrival;
    },
    async sendInternally(from, to, coin, amount) {
      const at = clock.now();
      return took(await db.transaction((tx) => sendInternally(tx, from, to, { coin, amount, at, screen })));
    },
    async step(id, step) {
      const at = clock.now();
      return took(await db.transaction((tx) => steps[step](tx, id, at)));
    },
    screenBy(next) {
      screen = next;
    },
    async changed(id) {
      const row = await depositOf(db, id);
      if (row !== undefined) took(row);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async recent(userId) {
      const at = clock.now();
      return (await recentDeposits(db, userId, at)).map((row) => recordView(row, at));
    },
    async stop() {
      stopped = true;
      stopLooking();
      await working;
    },
  };
}

/** So many blocks change something: it is credited or put on hold, or becomes withdrawable. */
function isDue({ status, creditedAt, required, safe }: DepositRow, blocks: number): boolean {
  if (status === depositStates.confirming) return blocks >= required;
  return creditedAt !== null && blocks >= safe;
}

export const depositDesk = engine<DepositSettings, DepositDesk>(
  ({ database, market, clock, settings, onError }) =>
    openDepositDesk({ db: database.db, market, clock, settings, onError }),
);
