import type { CallInput, CallName, TopicName, TopicParams } from "#shared/contract/index.ts";
import type { CallResult, PageHost } from "#shared/rpc/api.ts";
import { environmentOf, tokenName } from "#shared/site/environment.ts";
import { isLoginExempt } from "#shared/site/login-exempt.ts";
import { userAgentHint } from "../mini-program/launch.ts";
import { appConfig } from "../state/app-config.ts";
import { isPhone, launch, platform } from "../state/platform.ts";
import { pageClock } from "./clock.ts";
import { pageHost } from "./page-host.ts";
import { currentPageState, watchPageState } from "./page-state.ts";
import { openConnections } from "./remote.ts";
import { spawnWorker } from "./spawn.ts";
import type { TopicListener } from "./subscription.ts";
import type { OpenTopic } from "./subscriptions.ts";
import { type Health, Supervisor } from "./supervisor.ts";

// Part of the first bundle, and the page's only way to the worker: one supervisor for the page's life.
const supervisor = new Supervisor(
  openConnections(
    spawnWorker,
    pageHost(tokenName(environmentOf(location.hostname)), async (calls) => notifyOutdated(calls)),
    {
      config: appConfig,
      origin: location.origin,
      hostname: location.hostname,
      platform,
      ...(launch !== null && { userAgentHint: userAgentHint(launch) }),
      phone: isPhone,
    },
  ),
  pageClock,
  currentPageState(),
);
watchPageState((state) => supervisor.lifecycle(state));

/** The page's way to the worker. Hooks stand on it (use-call.ts, use-action.ts, use-topic.ts). */
export interface Bridge {
  /**
   * Rejects with CofferError. Whether not-logged-in answers resolve as `anonymous` depends on the page that calls
   * (R6.4). An abort rejects immediately with code CANCELLED.
   */
  call<N extends CallName>(
    name: N,
    input: CallInput<N>,
    options?: {
      readonly signal?: AbortSignal | undefined;
      /** `notify`: a failure shows as a notification with a title (R8.15). */
      readonly reminder?: "toast" | "notify" | undefined;
      /** Only the caller learns of a failure. */
      readonly silent?: boolean;
    },
  ): Promise<CallResult<N>>;
  /** Snapshots until it is released; the first of each worker and of each params is full. */
  subscribe<T extends TopicName>(topic: T, params: TopicParams<T>, listener: TopicListener<T>): OpenTopic<T>;
}

export const bridge: Bridge = {
  call(name, input, options) {
    const { signal, reminder, silent } = options ?? {};
    const exempt = isLoginExempt(location.pathname);
    const answer = supervisor.call({ name, input, exempt, signal, reminder });
    if (silent !== true) answer.then(notifyAnswer, notifyFailure);
    return answer;
  },
  subscribe: (topic, params, listener) => supervisor.subscribe(topic, params, listener),
};

type Outdated = Parameters<PageHost["outdated"]>[0];

let notifyOutdated: (calls: Outdated) => void = () => undefined;

/** Notifies of calls whose answers are out of date by the exchange's report, or by the machine's sleep; one listener. */
export function onOutdated(listener: (calls: Outdated) => void): void {
  notifyOutdated = listener;
}

let notifyFailure: (error: unknown) => void = () => undefined;

function notifyAnswer({ kind }: CallResult<CallName>): void {
  if (kind === "anonymous") notifyAnonymous();
}

let wasAnonymous = false;
let notifyAnonymous = (): void => {
  wasAnonymous = true;
};

/**
 * Notifies of every anonymous answer but those of silent calls, once of those before it: the session may have ended, and whoever
 * pressed has been told; one listener.
 */
export function onAnonymousAnswer(listener: () => void): void {
  notifyAnonymous = listener;
  if (wasAnonymous) listener();
}

/** Notifies of every failed call but silent ones, whoever else deals with it; one listener. */
export function onFailedCall(listener: (error: unknown) => void): void {
  notifyFailure = listener;
}

/** Whether the page has a worker; `failed`: none comes by itself. */
export function workerHealth(): Health {
  return supervisor.health;
}

export function onWorkerHealth(watcher: () => void): () => void {
  return supervisor.onHealth(watcher);
}
