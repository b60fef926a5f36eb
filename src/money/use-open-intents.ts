import { useState, useSyncExternalStore } from "react";
import { isOpen, type OpenIntent } from "./intent.ts";
import { pageIntents } from "./page-intents.ts";

export function useOpenIntents(): readonly OpenIntent[] {
  return useSyncExternalStore(pageIntents.subscribe, pageIntents.list);
}

/** The latest intent of these kinds whose outcome the person waits for, but for what is being sent right now in this tab. */
export function useUnknownIntent(kinds: readonly OpenIntent["kind"][]): OpenIntent | undefined {
  return useOpenIntents().findLast(
    (intent) => isOpen(intent) && intent.phase !== "sending" && kinds.includes(intent.kind),
  );
}

/** One intent, as it was last known once it has been reported. */
export function useIntent(requestId: string): OpenIntent | undefined {
  const now = useOpenIntents().find((intent) => intent.requestId === requestId);
  const [last, setLast] = useState(now);
  if (now !== undefined && now !== last) setLast(now);
  if (now !== undefined || last?.requestId !== requestId) return now;
  return last.phase === "elsewhere" ? { ...last, phase: "gone" } : last;
}
