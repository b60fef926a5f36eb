import type { DealerSettings } from "../../dealer/settings.ts";
import type { Area } from "../area.ts";
import { blockTradeHandlers } from "./handlers.ts";

/** Who may trade blocks, what was traded, and the book beside it; the quotes themselves go convert's road. */
export const blockTrade = { handlers: blockTradeHandlers } satisfies Area<DealerSettings>;
