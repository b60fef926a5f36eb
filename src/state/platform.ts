import { withoutLaunchFacts } from "#shared/site/launch-facts.ts";
import { type Launch, type MiniProgramPlatform, platformOf, readLaunch } from "../mini-program/launch.ts";
import { tab } from "./storages.ts";

/** Where the app runs, in the words of the platform header (R7.3). */
export type Platform = "pc" | "h5" | MiniProgramPlatform;

/** Phones of the layout. */
const phoneQuery = "(max-width: 47.9375em)";

/** `touch`: the main pointer is a finger. */
function detectPlatform(launch: Launch | null, touch: boolean): Platform {
  if (launch !== null) return platformOf(launch);
  return touch ? "h5" : "pc";
}

/** How the messaging app opened this page, null outside of one. */
export const launch: Launch | null = readLaunch(location.hash, tab);

dropLaunchFacts();

export const platform: Platform = detectPlatform(launch, matchMedia("(pointer: coarse)").matches);

export const isPhone: boolean = matchMedia(phoneQuery).matches;

/** From here on no link, request, log or script of another can read them from the address. */
function dropLaunchFacts(): void {
  const address = withoutLaunchFacts(location.href);
  if (address !== location.href) history.replaceState(history.state, "", address);
}
