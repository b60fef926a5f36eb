import { useEffect, useEffectEvent } from "react";
import { pageClock } from "#src/bridge/clock.ts";
import { serverNow } from "#src/bridge/server-clock.ts";

/** The end of a day is told in seconds. */
const slackMs = 1000;
/** Until figures that outlast their day are asked for again. */
const againMs = 60_000;
/** A timer of a browser waits no longer, ms. */
const longestMs = 2_147_483_647;

/**
 * Once the limits begin anew their figures are those of yesterday: whoever waits at them for that gets the new ones. `limits`: an answer,
 * with the end of its day, s.
 */
export function useReset(limits: { readonly resetTime: number } | undefined, again: () => void): void {
  const onReset = useEffectEvent(again);
  // With every answer anew: one that names the same end is no less a reason to ask again.
  useEffect(() => {
    const until = (limits?.resetTime ?? 0) * 1000;
    const left = until - serverNow();
    const wait = left > 0 ? left + slackMs : againMs;
    return until > 0 && wait < longestMs ? pageClock.after(wait, () => onReset()) : undefined;
  }, [limits]);
}
