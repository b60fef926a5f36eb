import type { ClientCode } from "#shared/rpc/errors.ts";
import { outcomeAbsent } from "#src/bridge/look-up-outcome.ts";

/** The page waited for an answer in vain. */
const clientTimeout = "9000001";

/** Not sent by this press: the catalogue has the reason, and what helps. */
const heldBack: ReadonlySet<string> = new Set<ClientCode>(["SENT_BEFORE", "SENT_EARLIER", "OTHER_PERSON"]);

export function isHeldBack(code: string): boolean {
  return heldBack.has(code);
}

/** What became of a call that was refused: the same can be sent again, or it has to change. */
export function canTryAgain(code: string): boolean {
  if (isHeldBack(code)) return false;
  return code === outcomeAbsent || !/^\d+$/.test(code) || code === clientTimeout;
}
