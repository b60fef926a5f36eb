import { useEffect, useState, useSyncExternalStore } from "react";
import type { MoneyCallName } from "#shared/contract/index.ts";
import { serverNow } from "#src/bridge/server-clock.ts";
import { pageIntents } from "./page-intents.ts";
import { PlainIntent, type PlainState } from "./plain-intent.ts";

export interface PlainAction<N extends MoneyCallName> {
  readonly state: PlainState<N>;
  readonly intent: PlainIntent<N>;
  readonly locked: boolean;
}

/** A call that moves money without a quote, for a view's life; what goes on after it is told by a notification. */
export function usePlainIntent<N extends MoneyCallName>(name: N): PlainAction<N> {
  const [intent] = useState(
    () => new PlainIntent(name, { intents: pageIntents, newId: () => crypto.randomUUID(), serverNow }),
  );
  const state = useSyncExternalStore(intent.subscribe, intent.state);
  useEffect(() => () => intent.reset(), [intent]);
  return { state, intent, locked: intent.locked };
}
