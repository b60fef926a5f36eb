import { useEffect, useEffectEvent } from "react";
import { queries } from "#src/bridge/reads.ts";

/** What a form stands on beside its fee and limits. */
const stoodOn = ["withdraw.coins", "withdraw.limits", "withdraw.standing", "addressBook.book"] as const;

/**
 * Once it was turned away, what it stood on may be another by now: fee, network, limits, book. All of it is read again, so that the next
 * review is not of the same figures, which would be refused again. `terms`: has fee and limits read.
 */
export function useReadAgain(isTurnedAway: boolean, terms: () => void): void {
  const again = useEffectEvent(() => {
    queries.invalidate(stoodOn);
    terms();
  });
  useEffect(() => {
    if (isTurnedAway) again();
  }, [isTurnedAway]);
}
