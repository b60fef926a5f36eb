import type { WithdrawRecord } from "#shared/contract/withdraw-records.ts";
import { engine } from "../../engine.ts";
import type { Exchange } from "../../exchange.ts";
import type { Db } from "../../ledger/database.ts";
import { house } from "../../ledger/ledger.ts";
import type { BlockSettings } from "../../market/catalogue.ts";
import type { Running } from "../../part.ts";
import { watchRows } from "../../watched-rows.ts";
import { depositDesk } from "../deposit/index.ts";
import { personOfId } from "../transfer/index.ts";
import { openWithdrawals, recentWithdrawals } from "./read.ts";
import type { WithdrawSettings } from "./settings.ts";
import { advance, confirmationsOf, isDue } from "./steps.ts";
import type { WithdrawRow } from "./tables.ts";
import { recordsOf } from "./view.ts";

type Listener = (userId: number, record: WithdrawRecord) => void;

/** Withdrawals as they go: looked at, sent, confirmed block after block; and who is told of it. */
export interface WithdrawDesk extends Running {
  /** One was taken or changed, and it stands in the books. */
  took(row: WithdrawRow): void;
  listen(listener: Listener): () => void;
  /** All that a person is told first. */
  recent(userId: number): Promise<readonly WithdrawRecord[]>;
}

type Settings = WithdrawSettings & BlockSettings;

async function openDesk(exchange: Exchange<Settings>): Promise<WithdrawDesk> {
  const { database, clock, settings, onError } = exchange;
  const { db } = database;
  const listeners = new Set<Listener>();
  /** One after the other: what is told later is newer. */
  let notifying: Promise<void> = Promise.resolve();

  async function notify(row: WithdrawRow): Promise<void> {
    const [record] = await recordsOf(db, [row], clock.now());
    if (record !== undefined) for (const listener of listeners) listener(row.userId, record);
  }

  /** A step, and what arrives here by it, are one transaction. */
  async function move(id: string, at: number): Promise<WithdrawRow> {
    const { row, depositId } = await db.transaction(async (tx) => {
      const { row: moved, arrived } = await advance(tx, id, at, settings);
      return { row: moved, depositId: arrived ? await arrive(tx, moved, at) : undefined };
    });
    if (depositId !== undefined) await depositDesk.of(exchange).changed(depositId);
    return row;
  }

  /** At another user here, whether it took the way over its chain or not. Answers the deposit that it is there. */
  async function arrive(tx: Db, row: WithdrawRow, at: number): Promise<string | undefined> {
    const desk = depositDesk.of(exchange);
    const { coin, chain, address, tag, toUser, received: amount } = row;
    if (toUser === null) {
      const arrival = await desk.receiveIn(tx, { coin, chain, address, memo: tag, amount }, at);
      return arrival.as === "deposit" ? arrival.row.id : undefined;
    }
    const [from, to] = [await personOfId(tx, row.userId), await personOfId(tx, toUser)];
    if (from === undefined || to === undefined) throw new Error(`Withdrawal ${row.id} is of nobody`);
    const source = { owner: house, kind: "incoming", coin, amount: `-${amount}` } as const;
    return (await desk.deliverIn(tx, from, to, source, { coin, amount, at })).id;
  }

  const watched = await watchRows<WithdrawRow>({
    clock,
    onError,
    open: () => openWithdrawals(db),
    idOf: ({ id }) => id,
    isOver: ({ endedAt }) => endedAt !== null,
    countOf: confirmationsOf,
    isDue,
    move,
    notify(row) {
      notifying = notifying.then(() => notify(row)).catch(onError);
    },
    rests: () => settings.holdWithdrawals,
  });

  return {
    took: (row) => void watched.took(row),
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async recent(userId) {
      const at = clock.now();
      return recordsOf(db, await recentWithdrawals(db, userId, at), at);
    },
    async stop() {
      await watched.stop();
      await notifying;
    },
  };
}

export const withdrawDesk = engine<Settings, WithdrawDesk>(openDesk);
