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

/** 32 letters and digits: a withdrawal takes no other id (F2i.4). */
const newId = (): string => crypto.randomUUID().replaceAll("-", "");

/**
 * A call that moves money without a quote, for a view's life; what goes on after it is reported by a notification. While a
 * key is given, an equal intent of an earlier visit is shown as soon as the page knows of it.
 */
export function usePlainIntent<N extends MoneyCallName>(name: N, key = ""): PlainAction<N> {
  const [intent] = useState(() => new PlainIntent(name, { intents: pageIntents, newId, serverNow }));
  const state = useSyncExternalStore(intent.subscribe, intent.state);
  useEffect(() => () => intent.reset(), [intent]);
  useEffect(() => {
    if (key === "") return undefined;
    let isOver = false;
    const look = (): void => {
      if (!isOver) isOver = intent.state().status !== "idle" || intent.showOpen(key);
    };
    look();
    return pageIntents.subscribe(look);
  }, [intent, key]);
  return { state, intent, locked: intent.locked };
}
