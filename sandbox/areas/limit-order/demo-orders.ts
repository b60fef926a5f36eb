import { findPerson } from "../../accounts/person.ts";
import type { Exchange } from "../../exchange.ts";
import { type OrderRequest, placeOrder } from "./place-order.ts";
import type { LimitOrderSettings } from "./settings.ts";
import { limitOrders } from "./tables.ts";

/** Orders that demo accounts have open from the start, far from the market: they hold a balance back. */
const demoOrders: Readonly<Record<string, OrderRequest>> = {
  funded: { fromCoin: "ETH", toCoin: "USDT", fromAmount: "0.5", limitPrice: "4100", expiredType: "30_D" },
  crumbs: { fromCoin: "DOT", toCoin: "USDT", fromAmount: "1.2201", limitPrice: "9.1", expiredType: "30_D" },
};

/** Opens those that are not there yet. */
export async function seedDemoOrders(exchange: Exchange<LimitOrderSettings>): Promise<void> {
  const { market, settings } = exchange;
  const { db } = exchange.database;
  if ((await db.select({ id: limitOrders.id }).from(limitOrders).limit(1)).length > 0) return;
  for (const [name, request] of Object.entries(demoOrders)) {
    const person = await findPerson(db, name);
    if (person === undefined) continue;
    const schedule = { at: exchange.clock.now(), dayMs: settings.limitOrderDayMs };
    await db.transaction((tx) => placeOrder(tx, market, person, request, schedule));
  }
}
