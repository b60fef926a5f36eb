import { useEffect, useEffectEvent } from "react";
import { isOpen, type OpenIntent } from "./intent.ts";
import { pageIntents } from "./page-intents.ts";
import { useOpenIntents } from "./use-open-intents.ts";

/**
 * Whether an equal intent is under way: what it was made of must not be kept ready for a second one. `onDone`: it was done, whether it
 * was sent here or before a reload, and whether its view is still open or was left.
 */
export function useEqualIntent(key: string, onDone: () => void): boolean {
  const report = useEffectEvent(onDone);
  useEffect(() => {
    const done = (): readonly string[] =>
      pageIntents
        .list()
        .filter((intent) => intent.key === key && isDone(intent))
        .map(({ requestId }) => requestId);
    // Each once: it stays in the list until its record is read, and what was typed since is another's.
    const reported = new Set(done());
    return pageIntents.subscribe(() => {
      const isNew = done().filter((id) => !reported.has(id));
      for (const id of isNew) reported.add(id);
      if (isNew.length > 0) report();
    });
  }, [key]);
  return useOpenIntents().some((intent) => intent.key === key && isOpen(intent));
}

function isDone({ phase, ending }: OpenIntent): boolean {
  return phase === "ended" && ending?.state !== "nothing";
}
