import { useState } from "react";
import { serverNow } from "#src/bridge/server-clock.ts";
import { type DraftKind, useOwnDraft } from "#src/state/use-own-draft.ts";
import type { CheckedTarget } from "../target/use-target.ts";
import { readChecks, type StoredCheck, withCheck } from "./stored-checks.ts";

const kept: DraftKind<readonly StoredCheck[]> = {
  name: "addressBook/checks",
  read: readChecks,
  empty: () => [],
  isEmpty: (checks) => checks.length === 0,
};

/** Each check is kept with its time, for this tab and its owner. */
export function useStoredChecks(
  { coin, chain }: Pick<StoredCheck, "coin" | "chain">,
  target: CheckedTarget | undefined,
): readonly StoredCheck[] {
  const [checks, setChecks] = useOwnDraft(kept);
  const [stored, setStored] = useState<CheckedTarget>();
  // One check an answer, as soon as it is there.
  if (target !== undefined && target !== stored) {
    const { address, riskLevel: level, blockCode, similar } = target;
    const blocked = blockCode !== 0 && blockCode !== 131_098;
    const check = { coin, chain, address, level, blocked, alike: similar !== null, at: serverNow() };
    setStored(target);
    setChecks(withCheck(checks, check));
  }
  return checks;
}
