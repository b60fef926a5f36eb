import { and, eq } from "drizzle-orm";
import { Decimal, floorTo } from "#shared/domain/decimal.ts";
import type { Person } from "../../accounts/person.ts";
import { plain } from "../../ledger/amounts.ts";
import type { Db } from "../../ledger/database.ts";
import { type Entry, house, post } from "../../ledger/ledger.ts";
import { codes, Refusal } from "../../refusal.ts";
import { limitOrderPostings as postings } from "./postings.ts";
import { limitOrders, type OrderRow, type OrderStatus } from "./tables.ts";

/** How an open order ends. A fill brings its rate, at or above the wanted one, and the decimals of what is received. */
export type Ending =
  | { readonly status: "FILLED"; readonly rate: string; readonly accuracy: number }
  | { readonly status: "FAILED"; readonly failCode: number }
  | { readonly status: "EXPIRED" | "CANCELED" };

/**
 * Ends an order that is still open, with its one posting; answers whether it was. To be run inside a transaction: who
 * comes second finds it ended.
 */
export async function endOrder(tx: Db, id: string, ending: Ending, at: number): Promise<boolean> {
  const [order] = await tx
    .select()
    .from(limitOrders)
    .where(and(eq(limitOrders.id, id), eq(limitOrders.status, "PENDING")))
    .for("no key update");
  if (order === undefined) return false;
  const filledAmount = ending.status === "FILLED" ? amountAt(order, ending) : null;
  await tx
    .update(limitOrders)
    .set({
      status: ending.status,
      updatedAt: at,
      filledAmount,
      fillRate: ending.status === "FILLED" ? ending.rate : null,
      failCode: ending.status === "FAILED" ? ending.failCode : 0,
    })
    .where(eq(limitOrders.id, id));
  const kind = filledAmount === null ? postings.release : postings.settle;
  await post(tx, { kind, ref: id, at, entries: completion(order, filledAmount) });
  return true;
}

/**
 * Calls an order back. Answers the state it is in then: CANCELED, or what was faster. Refuses with 700004 what is not
 * this person's.
 */
export async function cancelOrder(tx: Db, person: Person, id: string, at: number): Promise<OrderStatus> {
  const [order] = await tx
    .select()
    .from(limitOrders)
    .where(and(eq(limitOrders.id, id), eq(limitOrders.userId, person.id)))
    .for("no key update");
  if (order === undefined) throw new Refusal(codes.orderNotFound, "No such order");
  if (order.status !== "PENDING") return order.status;
  const status = at >= order.expiresAt ? "EXPIRED" : "CANCELED";
  await endOrder(tx, id, { status }, at);
  return status;
}

function amountAt(
  order: OrderRow,
  { rate, accuracy }: Extract<Ending, { readonly status: "FILLED" }>,
): string {
  return floorTo(new Decimal(order.fromAmount).times(rate), accuracy);
}

/** What was locked goes to the dealer, who pays for it, or back to its owner. */
function completion(order: OrderRow, filledAmount: string | null): Entry[] {
  const owner = String(order.userId);
  const { fromCoin, toCoin } = order;
  const paid = plain(order.fromAmount);
  const locked: Entry = { owner, kind: "funding_locked", coin: fromCoin, amount: `-${paid}` };
  if (filledAmount === null) return [locked, { owner, kind: "funding", coin: fromCoin, amount: paid }];
  return [
    locked,
    { owner: house, kind: "dealer", coin: fromCoin, amount: paid },
    { owner: house, kind: "dealer", coin: toCoin, amount: `-${filledAmount}` },
    { owner, kind: "funding", coin: toCoin, amount: filledAmount },
  ];
}
