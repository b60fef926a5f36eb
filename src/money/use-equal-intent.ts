import { useEffect, useEffectEvent } from "react";
import { createDoneWatch } from "./done-watch.ts";
import { isOpen } from "./intent.ts";
import { onMadeElsewhere, pageIntents } from "./page-intents.ts";
import { useOpenIntents } from "./use-open-intents.ts";

/**
 * Whether an equal intent is under way: what it was made of must not be kept ready for a second one. `onDone`: it was done, whether it
 * was sent here, in another tab or before a reload, and whether its view is still open or was left.
 */
export function useEqualIntent(key: string, onDone: () => void): boolean {
  const report = useEffectEvent(onDone);
  useEffect(() => {
    const wasDone = createDoneWatch(key, pageIntents.list());
    return pageIntents.subscribe(() => {
      if (wasDone(pageIntents.list())) report();
    });
  }, [key]);
  useEffect(() => onMadeElsewhere(key, () => report()), [key]);
  return useOpenIntents().some((intent) => intent.key === key && isOpen(intent));
}
