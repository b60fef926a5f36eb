import { openQuoteSession as openConvertSession } from "../quote/open-quote-session.ts";
import type { ConvertFlow } from "../quote/quote-session.ts";
import { fixedRateWorld } from "./fixed-rate-world.ts";

/** One exchange at a time, at a rate that does not run out. */
export function openQuoteSession(): ConvertFlow {
  return openConvertSession(fixedRateWorld);
}
