import { assetsHandlers } from "./assets.ts";
import { convertHandlers } from "./convert.ts";
import type { AllHandlers } from "./handler.ts";
import { marketHandlers } from "./market.ts";
import { profileHandlers } from "./profile.ts";

/** Every call of the contract, handled. */
export const handlers: AllHandlers = {
  ...profileHandlers,
  ...convertHandlers,
  ...marketHandlers,
  ...assetsHandlers,
};
