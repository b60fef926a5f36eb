import { entryOf } from "#shared/domain/entry-of.ts";
import type { ErrorData } from "#shared/rpc/errors.ts";
import { outcomeAbsent } from "#src/bridge/look-up-outcome.ts";
import { isHeldBack } from "#src/money/try-again.ts";

/** What a refused answer about a deposit is told as, and whether the very same may be sent again. */

const texts: Readonly<Record<string, string>> = {
  "700003": "over",
  "131002": "noDeposit",
  "131065": "details",
  "131067": "details",
  "131068": "details",
  "131069": "details",
  "131070": "name",
  "131071": "name",
  "131074": "details",
  "10001": "details",
};

export const holdRefusals = ["over", "noDeposit", "details", "name", "absent", "other"] as const;
export type HoldRefusal = (typeof holdRefusals)[number];

/** Undefined where the catalogue has the word. */
export function holdRefusal({ code }: Pick<ErrorData, "code">): HoldRefusal | undefined {
  if (isHeldBack(code)) return undefined;
  if (code === outcomeAbsent || !/^\d+$/.test(code)) return "absent";
  const word = entryOf(texts, code);
  return holdRefusals.find((one) => one === word) ?? "other";
}
