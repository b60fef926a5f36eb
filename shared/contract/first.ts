import { assetsCalls } from "./assets.ts";
import { convertCalls } from "./convert.ts";
import { marketCalls } from "./market.ts";
import { memberCalls } from "./member.ts";
import { profileCalls } from "./profile.ts";
import { siteCalls } from "./site.ts";

/** Calls of a first visit: the start of the app and the convert page. The worker holds them from the start. */
export const firstCalls = {
  ...profileCalls,
  ...memberCalls,
  ...siteCalls,
  ...assetsCalls,
  ...convertCalls,
  ...marketCalls,
};
