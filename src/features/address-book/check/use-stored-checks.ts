import { useEffect, useState } from "react";
import { serverNow } from "#src/bridge/server-clock.ts";
import { useClientStore } from "#src/state/client-store.ts";
import { keepDraft, readDraft } from "#src/state/stored-draft.ts";
import type { CheckedTarget } from "../target/use-target.ts";
import { readChecks, type StoredCheck, withCheck } from "./stored-checks.ts";

const draftName = "addressBook/checks";

/** Each check is kept with its time, for this tab and its owner. */
export function useStoredChecks(
  { coin, chain }: Pick<StoredCheck, "coin" | "chain">,
  target: CheckedTarget | undefined,
): readonly StoredCheck[] {
  const owner = useClientStore((state) => state.user?.id ?? 0);
  const [checks, setChecks] = useState<readonly StoredCheck[]>(
    () => readDraft(sessionStorage, draftName, owner, readChecks) ?? [],
  );
  const [stored, setStored] = useState<CheckedTarget>();
  // One check an answer, as soon as it is there.
  if (target !== undefined && target !== stored) {
    const { address, riskLevel: level, blockCode, similar } = target;
    const blocked = blockCode !== 0 && blockCode !== 131_098;
    const check = { coin, chain, address, level, blocked, alike: similar !== null, at: serverNow() };
    setStored(target);
    setChecks(withCheck(checks, check));
  }
  useEffect(() => {
    keepDraft(sessionStorage, draftName, owner, checks.length === 0 ? undefined : checks);
  }, [checks, owner]);
  return checks;
}
