import type { DealerSettings } from "../../dealer/settings.ts";
import type { Area } from "../area.ts";
import { specialCoinsHandlers } from "./handlers.ts";

export { holdRoomToday } from "./daily-limits.ts";
export { makeFixedQuote } from "./fixed-quote.ts";
export { findProduct } from "./products.ts";

/** Coins that are exchanged at rates of their own; their quotes are confirmed and settled by convert's road. */
export const specialCoins = { handlers: specialCoinsHandlers } satisfies Area<DealerSettings>;
