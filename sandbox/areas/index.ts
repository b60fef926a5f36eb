import { assetsHandlers } from "./assets.ts";
import { coinHandlers } from "./coins.ts";
import { convertHandlers } from "./convert.ts";
import { depositHandlers } from "./deposit.ts";
import { serveAreas } from "./handler.ts";
import { limitOrderHandlers } from "./limit-order.ts";
import { marketHandlers } from "./market.ts";
import { memberHandlers } from "./member.ts";
import { outcomeHandlers } from "./outcome.ts";
import { profileHandlers } from "./profile.ts";
import { riskHandlers } from "./risk.ts";
import { siteHandlers } from "./site.ts";
import { batchHandlers } from "./small-balances.ts";
import { convertSpecialHandlers } from "./special-coins.ts";

/** Every call of the areas that are served. A new area is one line here. */
export const handlers = serveAreas({
  ...profileHandlers,
  ...memberHandlers,
  ...siteHandlers,
  ...convertHandlers,
  ...convertSpecialHandlers,
  ...limitOrderHandlers,
  ...batchHandlers,
  ...marketHandlers,
  ...assetsHandlers,
  ...coinHandlers,
  ...depositHandlers,
  ...outcomeHandlers,
  ...riskHandlers,
});
