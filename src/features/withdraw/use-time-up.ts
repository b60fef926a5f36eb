import { useEffect, useEffectEvent } from "react";
import { pageClock } from "#src/bridge/clock.ts";
import { serverNow } from "#src/bridge/server-clock.ts";

/** Ends are told in seconds. */
const slackMs = 1000;
/** Until what outlasts its end is asked for again. */
const everyMs = 30_000;
/** A timer of a browser waits no longer, ms. */
const longestMs = 2_147_483_647;

/** Once what an answer says is over (`until`, s; 0 never) it is asked for `again`, until another comes: whoever waits at it for that need press nothing. */
export function useTimeUp(answer: object | undefined, until: number, again: () => void): void {
  const onTimeUp = useEffectEvent(again);
  // With every answer anew: one that names the same end is no less a reason to ask again.
  useEffect(() => {
    if (answer === undefined || until <= 0) return undefined;
    let cancel: (() => void) | undefined;
    const askIn = (ms: number): void => {
      if (ms >= longestMs) return;
      cancel = pageClock.after(ms, () => {
        // It may be refused, and then there is no other.
        askIn(everyMs);
        onTimeUp();
      });
    };
    const left = until * 1000 - serverNow();
    askIn(left > 0 ? left + slackMs : everyMs);
    return () => cancel?.();
  }, [answer, until]);
}
