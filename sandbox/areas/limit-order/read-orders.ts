import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { LimitOrder } from "#shared/contract/limit-order.ts";
import type { Person } from "../../accounts/person.ts";
import { dealerRate } from "../../dealer/rates.ts";
import { plain } from "../../ledger/amounts.ts";
import type { Db } from "../../ledger/database.ts";
import type { Market } from "../../market/market.ts";
import { codes, Refusal } from "../../refusal.ts";
import { limitOrders, type OrderRow, orderStatuses } from "./tables.ts";

/** Every open order, of one person or of everybody. */
export async function openOrders(db: Db, userId?: number): Promise<OrderRow[]> {
  const isOwn = userId === undefined ? undefined : eq(limitOrders.userId, userId);
  return db
    .select()
    .from(limitOrders)
    .where(and(eq(limitOrders.status, "PENDING"), isOwn))
    .orderBy(limitOrders.id);
}

/** One order of a person, or 700004. */
export async function findOrder(db: Db, person: Person, id: string): Promise<OrderRow> {
  const [order] = await db
    .select()
    .from(limitOrders)
    .where(and(eq(limitOrders.id, id), eq(limitOrders.userId, person.id)));
  if (order === undefined) throw new Refusal(codes.orderNotFound, "No such order");
  return order;
}

export interface OrderFilter {
  readonly fromCoin?: string | undefined;
  readonly toCoin?: string | undefined;
  /** States as a comma list; none for all. */
  readonly orderStatus?: string | undefined;
}

/** A page of a person's orders, newest first, and how many fit the filter. `page` counts from 1. */
export async function listOrders(
  db: Db,
  person: Person,
  { fromCoin, toCoin, orderStatus = "" }: OrderFilter,
  page: number,
  limit: number,
): Promise<{ list: OrderRow[]; total: number }> {
  const requested = orderStatus.split(",");
  const states = orderStatuses.filter((state) => requested.includes(state));
  const fitting = and(
    eq(limitOrders.userId, person.id),
    fromCoin === undefined ? undefined : eq(limitOrders.fromCoin, fromCoin),
    toCoin === undefined ? undefined : eq(limitOrders.toCoin, toCoin),
    orderStatus === "" ? undefined : inArray(limitOrders.status, states),
  );
  const list = await db
    .select()
    .from(limitOrders)
    .where(fitting)
    .orderBy(desc(limitOrders.createdAt), desc(limitOrders.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [row] = await db.select({ total: sql<string>`count(*)::text` }).from(limitOrders).where(fitting);
  return { list, total: Number(row?.total ?? 0) };
}

/** An order as the wire has it: what is wanted until it filled, then what came. */
export function orderView(order: OrderRow, market: Market): LimitOrder {
  const { fromCoin, toCoin, fromAmount: amount } = order;
  return {
    exchangeTxId: order.id,
    accountType: "limit_order_funding",
    fromCoin,
    toCoin,
    fromAmount: plain(amount),
    toAmount: plain(order.filledAmount ?? order.wantedAmount),
    limitPrice: plain(order.limitPrice),
    marketPrice: dealerRate(market, fromCoin, toCoin, { coin: fromCoin, amount })?.toFixed() ?? "",
    orderStatus: order.status,
    createdAt: String(order.createdAt),
    updatedAt: String(order.updatedAt),
    expiredTime: String(order.expiresAt),
    failCode: order.failCode,
  };
}
