import type { Db } from "../ledger/database.ts";
import { type OrderRequest, placeOrder } from "../limit-order/place-order.ts";
import { limitOrders } from "../limit-order/tables.ts";
import type { Market } from "../market/market.ts";
import { findPerson } from "./person.ts";

/** Orders that demo accounts have open from the start, far from the market: they hold a balance back. */
const demoOrders: Readonly<Record<string, OrderRequest>> = {
  funded: { fromCoin: "ETH", toCoin: "USDT", fromAmount: "0.5", limitPrice: "4100", expiredType: "30_D" },
  crumbs: { fromCoin: "DOT", toCoin: "USDT", fromAmount: "1.2201", limitPrice: "9.1", expiredType: "30_D" },
};

/** Opens those that are not there yet. To be run after the accounts are there and before orders are watched. */
export async function seedDemoOrders(db: Db, market: Market, at: number, dayMs: number): Promise<void> {
  if ((await db.select({ id: limitOrders.id }).from(limitOrders).limit(1)).length > 0) return;
  for (const [name, request] of Object.entries(demoOrders)) {
    const person = await findPerson(db, name);
    if (person === undefined) continue;
    await db.transaction((tx) => placeOrder(tx, market, person, request, { at, dayMs }));
  }
}
