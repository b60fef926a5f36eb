import type { Clock } from "#shared/clock.ts";
import type { DepositRecord } from "#shared/contract/deposit-records.ts";
import { makeFrame } from "./frame-maker.ts";
import type { Subscription } from "./protocol.ts";
import type { Subscriber } from "./subscriber.ts";

const subscription: Subscription = { kind: "private", channel: "deposit", topic: "deposit", binary: true };

export interface DepositPost {
  /** Everything to one who just logged in, or just subscribed; nothing to one who has not done both. */
  tellAll(subscriber: Subscriber): void;
  stop(): void;
}

/** Who knows of deposits, and of their changes as they happen. */
export interface DepositNews {
  listen(listener: (userId: number, record: DepositRecord) => void): () => void;
  /** All that a person is told first. */
  recent(userId: number): Promise<readonly DepositRecord[]>;
}

export interface DepositPostOptions {
  readonly deposits: DepositNews;
  readonly subscribers: Iterable<Subscriber>;
  readonly clock: Clock;
}

/** Tells each person of their own deposits: all of them first, then each as it changes. */
export function createDepositPost({ deposits, subscribers, clock }: DepositPostOptions): DepositPost {
  const changedMeanwhile = new Set<Subscriber>();

  async function tell(subscriber: Subscriber): Promise<void> {
    const { user } = subscriber;
    if (user === undefined || !subscriber.needsFull("deposit")) return;
    changedMeanwhile.delete(subscriber);
    const rows = await deposits.recent(user);
    // What changed while the books were read may be in them or not.
    if (changedMeanwhile.delete(subscriber)) await tell(subscriber);
    else subscriber.deliver("deposit", makeFrame(subscription, rows, true, clock.now()), true);
  }

  const stop = deposits.listen((user, record) => {
    const changes = makeFrame(subscription, [record], false, clock.now());
    for (const one of subscribers) {
      if (one.user !== user) continue;
      if (one.needsFull("deposit")) changedMeanwhile.add(one);
      else one.deliver("deposit", changes, false);
    }
  });

  return {
    // Books that cannot be read now are read again when the client asks again.
    tellAll: (subscriber) => void tell(subscriber).catch(() => undefined),
    stop,
  };
}
