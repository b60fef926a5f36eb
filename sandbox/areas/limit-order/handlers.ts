import { requireDealer } from "../../dealer/admission.ts";
import { codes, Refusal } from "../../refusal.ts";
import type { AreaHandlers } from "../handler.ts";
import { cancelOrder } from "./end-order.ts";
import { orderEngine } from "./engine.ts";
import { placeOrder } from "./place-order.ts";
import { findOrder, listOrders, orderView } from "./read-orders.ts";
import type { LimitOrderSettings } from "./settings.ts";

const maxPage = 100;

/** Conversions at a limit price, out of the funding account (F6f.*). */
export const limitOrderHandlers: AreaHandlers<"limitOrder", LimitOrderSettings> = {
  "limitOrder.create": {
    access: "money",
    admission: "convert",
    async handle(input, { exchange, tx, now, afterCommit }, person) {
      const { market, settings } = exchange;
      const { fromCoin, toCoin, fromAmount, limitPrice } = input;
      requireDealer({ fromCoin, toCoin, requestCoin: fromCoin }, settings);
      const schedule = { at: now, dayMs: settings.limitOrderDayMs };
      const order = await placeOrder(tx, market, person, input, schedule);
      afterCommit(() => orderEngine.of(exchange).watch(order));
      const taken = { fromCoin, toCoin, fromAmount, limitPrice };
      const { id: exchangeTxId, status: orderStatus, expiresAt } = order;
      return { exchangeTxId, orderStatus, expiredTime: String(expiresAt), ...taken };
    },
  },
  "limitOrder.cancel": {
    access: "money",
    admission: "session",
    async handle({ exchangeTxId }, { exchange, tx, now, afterCommit }, person) {
      const orderStatus = await cancelOrder(tx, person, exchangeTxId, now);
      afterCommit(() => orderEngine.of(exchange).forget(exchangeTxId, orderStatus));
      return { exchangeTxId, orderStatus };
    },
  },
  "limitOrder.query": {
    access: "private",
    async handle({ exchangeTxId }, { exchange, db }, person) {
      return orderView(await findOrder(db, person, exchangeTxId), exchange.market);
    },
  },
  "limitOrder.list": {
    access: "private",
    async handle({ index = 1, limit = 20, ...filter }, { exchange, db }, person) {
      if (index < 1) throw new Refusal(codes.badParameter, "index: from 1");
      if (limit < 1 || limit > maxPage) throw new Refusal(codes.badParameter, `limit: from 1 to ${maxPage}`);
      const { list, total } = await listOrders(db, person, filter, index, limit);
      return { list: list.map((order) => orderView(order, exchange.market)), total };
    },
  },
};
