import { outcomeAbsent } from "#src/bridge/look-up-outcome.ts";

/** The page waited for an answer in vain. */
const clientTimeout = "9000001";

/** What became of a call that was refused: the same can be sent again, or it has to change. */
export function canTryAgain(code: string): boolean {
  return code === outcomeAbsent || !/^\d+$/.test(code) || code === clientTimeout;
}
