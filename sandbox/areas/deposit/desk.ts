import type { Clock } from "#shared/clock.ts";
import type { DepositRecord } from "#shared/contract/deposit-records.ts";
import { depositStatuses } from "#shared/domain/deposit-status.ts";
import type { Person } from "../../accounts/person.ts";
import { engine } from "../../engine.ts";
import type { Db } from "../../ledger/database.ts";
import type { Entry } from "../../ledger/ledger.ts";
import { catalogueOf } from "../../market/catalogue.ts";
import type { Market } from "../../market/market.ts";
import type { Running } from "../../part.ts";
import { watchRows } from "../../watched-rows.ts";
import { depositOf, openDeposits, recentDeposits } from "./read-deposits.ts";
import { confirmationsOf, recordView } from "./record-view.ts";
import {
  type Arrival,
  type Delivery,
  deliver,
  noScreen,
  receive,
  type Screen,
  type Sent,
  sendInternally,
} from "./send.ts";
import type { DepositSettings } from "./settings.ts";
import { advance, endRollback, giveBack, release, rollBack } from "./steps.ts";
import type { DepositRow } from "./tables.ts";

export const depositSteps = ["release", "return", "rollback", "deducted", "kept", "manual"] as const;
export type DepositStep = (typeof depositSteps)[number];

type Listener = (userId: number, record: DepositRecord) => void;

/** Deposits as they happen: what comes in, block after block, and who is told of it. */
export interface DepositDesk extends Running {
  send(sent: Sent): Promise<Arrival>;
  sendInternally(from: Person, to: Person, coin: string, amount: string): Promise<DepositRow>;
  /** What another area's transaction sends here: on a chain, or from `source` to a user. To be told of by `changed`. */
  receiveIn(tx: Db, sent: Sent, at: number): Promise<Arrival>;
  deliverIn(
    tx: Db,
    from: Person,
    to: Person,
    source: Entry,
    delivery: Pick<Delivery, "coin" | "amount" | "at">,
  ): Promise<DepositRow>;
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

/** Starts with the deposits that an earlier run left on their way. */
async function openDepositDesk(options: DepositDeskOptions): Promise<DepositDesk> {
  const { db, market, clock, settings, onError } = options;
  const catalogue = catalogueOf(market);
  const listeners = new Set<Listener>();
  let screen: Screen = noScreen;

  const watched = await watchRows<DepositRow>({
    clock,
    onError,
    open: () => openDeposits(db),
    idOf: ({ id }) => id,
    isOver: (row) => row.unlockedAt !== null || row.endedAt !== null || row.stoppedAt !== null,
    countOf: confirmationsOf,
    isDue: (row, at) => isDue(row, confirmationsOf(row, at)),
    move: (id, at) => db.transaction((tx) => advance(tx, id, at)),
    notify(row) {
      const record = recordView(row, clock.now());
      for (const listener of listeners) listener(row.userId, record);
    },
  });
  const { took } = watched;

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
      const arrival = await db.transaction((tx) => receive(tx, catalogue, sent, { at, settings, screen }));
      if (arrival.as === "deposit") took(arrival.row);
      return arrival;
    },
    async sendInternally(from, to, coin, amount) {
      const at = clock.now();
      return took(await db.transaction((tx) => sendInternally(tx, from, to, { coin, amount, at, screen })));
    },
    receiveIn: (tx, sent, at) => receive(tx, catalogue, sent, { at, settings, screen }),
    deliverIn: (tx, from, to, source, delivery) => deliver(tx, from, to, source, { ...delivery, screen }),
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
    stop: () => watched.stop(),
  };
}

/** So many blocks change something: it is credited or put on hold, or becomes withdrawable. */
function isDue({ status, creditedAt, required, safe }: DepositRow, blocks: number): boolean {
  if (status === depositStatuses.confirming) return blocks >= required;
  return creditedAt !== null && blocks >= safe;
}

export const depositDesk = engine<DepositSettings, DepositDesk>(
  ({ database, market, clock, settings, onError }) =>
    openDepositDesk({ db: database.db, market, clock, settings, onError }),
);
