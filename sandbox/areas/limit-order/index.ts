import type { Area } from "../area.ts";
import { openOrders } from "./blocker.ts";
import { seedDemoOrders } from "./demo-orders.ts";
import { orderEngine } from "./engine.ts";
import { frozenByOrders } from "./frozen.ts";
import { limitOrderGuards } from "./guards.ts";
import { limitOrderHandlers } from "./handlers.ts";
import { limitOrderHistory } from "./order-history.ts";
import { limitOrderPostings } from "./postings.ts";
import { type LimitOrderSettings, limitOrderSettings } from "./settings.ts";
import { limitOrders } from "./tables.ts";

/** Conversions at a limit price. */
export const limitOrder = {
  handlers: limitOrderHandlers,
  tables: [limitOrders],
  guards: limitOrderGuards,
  postings: limitOrderPostings,
  settings: limitOrderSettings,
  timers: { engine: orderEngine },
  history: limitOrderHistory,
  frozen: frozenByOrders,
  blocker: openOrders,
  demo: { seed: seedDemoOrders },
} satisfies Area<LimitOrderSettings>;
