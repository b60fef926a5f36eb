import { useState, useSyncExternalStore } from "react";
import type { TopicName, TopicParams, TopicRowOf } from "#shared/contract/index.ts";
import { bridge } from "./bridge.ts";
import { pageClock } from "./clock.ts";
import { nothingYet, type TopicState, type TopicStore, TopicStores } from "./topic-store.ts";

const stores = new TopicStores(bridge, pageClock);

const idle: TopicStore<never> = { get: () => nothingYet, watch: () => () => undefined };

/** `held`: the picture belongs to the params before, the first one for these is still to come. */
export type TopicView<T extends TopicName> = TopicState<TopicRowOf<T>> & { readonly held: boolean };

export interface UseTopicOptions {
  /** Keep showing the picture of the previous params until the first one of the new params is there. */
  readonly keepPrevious?: boolean;
}

/** A topic's picture, kept up to date; null subscribes to nothing. Params may be a new object at each render. */
export function useTopic<T extends TopicName>(
  topic: T,
  params: TopicParams<T> | null,
  options: UseTopicOptions = {},
): TopicView<T> {
  const store: TopicStore<TopicRowOf<T>> = params === null ? idle : stores.store(topic, params);
  const state: TopicState<TopicRowOf<T>> = useSyncExternalStore(store.watch, store.get);
  const [previous, setPrevious] = useState<TopicState<TopicRowOf<T>>>(nothingYet);
  if (options.keepPrevious !== true) return { ...state, held: false };
  const isHeld = params !== null && state === nothingYet && previous !== nothingYet;
  if (!isHeld && previous !== state) setPrevious(state);
  return isHeld ? { ...previous, held: true } : { ...state, held: false };
}
