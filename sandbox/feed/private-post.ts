import type { Clock } from "#shared/clock.ts";
import type { PrivateTopic } from "#shared/feed/frames.ts";
import { makeFrame } from "./frame-maker.ts";
import type { Subscription } from "./protocol.ts";
import type { Subscriber } from "./subscriber.ts";

/** One private topic. */
export interface PrivatePost {
  readonly topic: PrivateTopic;
  /** Everything to one who just logged in, or just subscribed; nothing to one who has not done both. */
  notifyAll(subscriber: Subscriber): void;
  stop(): void;
}

/** Who knows of a person's records of a kind, and of their changes as they happen. */
export interface PrivateNews {
  /** `watching`: who is there to be notified, for news that must be looked for. */
  listen(listener: (userId: number, record: object) => void, watching: () => ReadonlySet<number>): () => void;
  /** All that a person is sent first. */
  recent(userId: number): Promise<readonly object[]>;
}

export interface PrivatePostOptions {
  readonly news: PrivateNews;
  readonly subscribers: Iterable<Subscriber>;
  readonly clock: Clock;
}

/** Sends each person their own: all of them first, then each as it changes. */
export function createPrivatePost(
  topic: PrivateTopic,
  { news, subscribers, clock }: PrivatePostOptions,
): PrivatePost {
  const subscription: Subscription = { kind: "private", channel: topic, topic, binary: true };
  const changedMeanwhile = new Set<Subscriber>();

  async function notify(subscriber: Subscriber): Promise<void> {
    const { user } = subscriber;
    if (user === undefined || !subscriber.needsFull(topic)) return;
    changedMeanwhile.delete(subscriber);
    const rows = await news.recent(user);
    // What changed while the books were read may be in them or not.
    if (changedMeanwhile.delete(subscriber)) await notify(subscriber);
    else subscriber.deliver(topic, makeFrame(subscription, rows, true, clock.now()), true);
  }

  function watching(): ReadonlySet<number> {
    const users = new Set<number>();
    for (const one of subscribers) {
      if (one.user !== undefined && one.isSubscribed(topic)) users.add(one.user);
    }
    return users;
  }

  const stop = news.listen((user, record) => {
    const changes = makeFrame(subscription, [record], false, clock.now());
    for (const one of subscribers) {
      if (one.user !== user) continue;
      if (one.needsFull(topic)) changedMeanwhile.add(one);
      else one.deliver(topic, changes, false);
    }
  }, watching);

  return {
    topic,
    // Books that cannot be read now are read again when the client asks again.
    notifyAll: (subscriber) => void notify(subscriber).catch(() => undefined),
    stop,
  };
}
