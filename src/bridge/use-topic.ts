import { useEffect, useRef, useState } from "react";
import type { TopicName, TopicParams, TopicRowOf } from "#shared/contract/index.ts";
import { isFirstPageComplete } from "../lazy/idle.ts";
import { useStore } from "../lazy/use-store.ts";
import { bridge } from "./bridge.ts";
import { pageNotices } from "./notices.ts";
import { topicKey } from "./subscription.ts";
import { nothingYet, type TopicState, TopicStore, TopicStores } from "./topic-store.ts";

const stores = new TopicStores(bridge, pageNotices);

const noStore = { get: () => nothingYet, watch: () => () => undefined };

/**
 * A topic's picture, kept up to date; null subscribes to nothing. Params may be a new object at each render; views with
 * equal ones share a subscription, other params are another subscription that begins without rows.
 */
export function useTopic<T extends TopicName>(
  topic: T,
  params: TopicParams<T> | null,
): TopicState<TopicRowOf<T>> {
  const store: Pick<TopicStore<T>, "get" | "watch"> = params === null ? noStore : stores.store(topic, params);
  return useStore(store.watch, store.get);
}

export interface AmendedView<T extends TopicName> extends TopicState<TopicRowOf<T>> {
  /** The rows are of exactly these params, not of those before. */
  readonly current: boolean;
  /** Each picture, for the parts that show what the view itself does not render for. */
  readonly live: Pick<TopicStore<T>, "get" | "watch">;
}

/**
 * The picture of what a person is changing, such as a form: the view has one subscription of its own, which its params
 * amend, and shows the rows of the params before until those of the new ones are there. Null forgets all of it. A picture
 * that `isSame` as the one shown renders nothing.
 */
export function useAmendedTopic<T extends TopicName>(
  topic: T,
  params: TopicParams<T> | null,
  isSame: (shown: TopicState<TopicRowOf<T>>, next: TopicState<TopicRowOf<T>>) => boolean = Object.is,
): AmendedView<T> {
  const [store] = useState(() => new TopicStore(bridge, pageNotices, topic, params));
  const shown = useRef(store.get());
  const rendered = useStore(store.watch, () => {
    const next = store.get();
    if (!isSame(shown.current, next)) shown.current = next;
    return shown.current;
  });
  // Whatever else renders the view, it shows the newest; in slices none that is newer than what stands around it.
  const state = isFirstPageComplete() ? store.get() : rendered;
  const key = params === null ? "" : topicKey(topic, params);
  // Each render, since equal params change nothing: the worker gets what stands in a form immediately.
  useEffect(() => store.amend(params));
  return params === null
    ? { ...nothingYet, current: false, live: store }
    : { ...state, current: state.key === key, live: store };
}
