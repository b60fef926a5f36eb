import { useEffect, useEffectEvent } from "react";
import { queries } from "#src/bridge/reads.ts";
import type { Withdraw } from "../form/use-withdraw.ts";

/** What a form stands on beside its fee and limits. */
const stoodOn = ["withdraw.coins", "withdraw.limits", "withdraw.standing", "addressBook.book"] as const;

/**
 * Once it was turned away, what it stood on may be another by now: fee, network, limits, book, the word on its target. All of it is
 * read again, so that the next review is not of the same, which would be refused again.
 */
export function useReadAgain(
  isTurnedAway: boolean,
  withdraw: Pick<Withdraw, "readAgain" | "checkAgain">,
): void {
  const again = useEffectEvent(() => {
    queries.invalidate(stoodOn);
    withdraw.readAgain();
    withdraw.checkAgain();
  });
  useEffect(() => {
    if (isTurnedAway) again();
  }, [isTurnedAway]);
}
