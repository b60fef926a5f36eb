import type { Clock } from "#shared/clock.ts";
import { Backoff } from "../../backoff.ts";
import { sweeping } from "../../clock.ts";
import { dealerRate } from "../../dealer/rates.ts";
import { engine } from "../../engine.ts";
import type { Exchange } from "../../exchange.ts";
import type { Db } from "../../ledger/database.ts";
import type { Market } from "../../market/market.ts";
import type { Running } from "../../part.ts";
import { codes } from "../../refusal.ts";
import { type Ending, endOrder } from "./end-order.ts";
import { openOrders } from "./read-orders.ts";
import type { LimitOrderSettings } from "./settings.ts";
import type { OrderRow, OrderStatus } from "./tables.ts";

/** What a person is notified of: that an order is open, or how it ended. */
export interface OrderNews {
  readonly exchangeTxId: string;
  readonly orderStatus: OrderStatus;
}

/** Watches open orders against the market: fills, lets run out, lets fail. */
export interface OrderEngine extends Running {
  /** Takes up an order that is in the books, and looks at it at once. */
  watch(order: OrderRow): void;
  /** It ended otherwise. */
  forget(id: string, status: OrderStatus): void;
  listen(listener: (userId: number, news: OrderNews) => void): () => void;
  /** All that are open. */
  recent(userId: number): Promise<readonly OrderNews[]>;
}

export interface OrderEngineOptions {
  readonly db: Db;
  readonly market: Market;
  readonly clock: Clock;
  readonly settings: LimitOrderSettings;
  readonly onError: (error: unknown) => void;
}

/** Starts with the orders that an earlier run left open. */
export async function startOrderEngine(options: OrderEngineOptions): Promise<OrderEngine> {
  const { db, market, clock, settings, onError } = options;
  const open = new Map<string, OrderRow>();
  /** No longer open here: what the books still have of these is just being ended. */
  const left = new Set<string>();
  const listeners = new Set<(userId: number, news: OrderNews) => void>();
  const backoff = new Backoff();
  let ending: Promise<void> = Promise.resolve();
  let stopped = false;

  /** Whether its time is over or the dealer's rate for its size has reached its price; the better rate is the owner's. */
  function endingOf(order: OrderRow, at: number): Ending | null {
    if (at >= order.expiresAt) return { status: "EXPIRED" };
    const { fromCoin, toCoin, fromAmount: amount } = order;
    if (settings.awayDealers.some((coin) => coin === fromCoin || coin === toCoin)) return null;
    const live = dealerRate(market, fromCoin, toCoin, { coin: fromCoin, amount });
    const to = market.coin(toCoin);
    if (live === undefined || to === undefined || live.lt(order.limitPrice)) return null;
    if (settings.failLimitOrders > 0) {
      settings.failLimitOrders -= 1;
      return { status: "FAILED", failCode: codes.noDealer };
    }
    return { status: "FILLED", rate: live.toFixed(), accuracy: to.accuracy };
  }

  /** Reported and found, it is taken up once. */
  function takeUp(order: OrderRow): void {
    if (stopped || open.has(order.id) || left.has(order.id)) return;
    open.set(order.id, order);
    notify(order, order.status);
    look(order, clock.now());
  }

  function letGo(id: string): void {
    open.delete(id);
    left.add(id);
  }

  /** What stands in the books though nobody reported it. */
  async function sweep(): Promise<void> {
    const rows = await openOrders(db);
    const found = new Set(rows.map(({ id }) => id));
    for (const row of rows) takeUp(row);
    for (const id of left) if (!found.has(id)) left.delete(id);
  }

  function look(order: OrderRow, at: number): void {
    if (!backoff.ready(order.id, at)) return;
    const due = endingOf(order, at);
    if (due === null) return;
    letGo(order.id);
    ending = ending.then(() => end(order, due, at));
  }

  async function end(order: OrderRow, due: Ending, at: number): Promise<void> {
    try {
      const isMine = await db.transaction((tx) => endOrder(tx, order.id, due, at));
      backoff.done(order.id);
      if (isMine) notify(order, due.status);
    } catch (error) {
      // Still open in the books: a later tick looks again.
      backoff.failed(order.id, clock.now());
      left.delete(order.id);
      if (!stopped) open.set(order.id, order);
      onError(error);
    }
  }

  function notify({ id: exchangeTxId, userId }: OrderRow, orderStatus: OrderStatus): void {
    for (const listener of listeners) listener(userId, { exchangeTxId, orderStatus });
  }

  market.listen(({ at }) => {
    if (stopped) return;
    for (const order of open.values()) look(order, at);
  });
  for (const order of await openOrders(db)) open.set(order.id, order);
  const stopSweeping = sweeping(clock, sweep, (error) => {
    if (!stopped) onError(error);
  });

  return {
    watch: takeUp,
    forget(id, status) {
      const order = open.get(id);
      letGo(id);
      if (order !== undefined) notify(order, status);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async recent(userId) {
      const orders = await openOrders(db, userId);
      return orders.map(({ id, status }) => ({ exchangeTxId: id, orderStatus: status }));
    },
    async stop() {
      stopped = true;
      await stopSweeping();
      await ending;
    },
  };
}

/** The one of an exchange. */
export const orderEngine = engine(({ database, ...exchange }: Exchange<LimitOrderSettings>) =>
  startOrderEngine({ db: database.db, ...exchange }),
);
