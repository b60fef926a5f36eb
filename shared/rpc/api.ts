import type {
  CallInput,
  CallName,
  CallOutput,
  TopicName,
  TopicParams,
  TopicRowOf,
} from "../contract/index.ts";
import type { KlineVersion } from "../feed/frames.ts";
import type { AppConfig } from "../site/app-config.ts";
import type { Sink } from "./snapshot.ts";

/** The whole of what the page may ask of the worker (D3.1). */
export interface WorkerApi {
  start(host: PageHost, boot: Boot): Promise<void>;
  call<N extends CallName>(name: N, input: CallInput<N>, options: CallOptions): Promise<CallResult<N>>;
  /** Aborts the call of this id; it then fails with kind `Cancelled`. An unknown id is ignored. */
  cancel(id: string): Promise<void>;
  /** Answers the id for {@link amend} and {@link unsubscribe}. The first snapshot is full and comes at once. */
  subscribe<T extends TopicName>(
    topic: T,
    params: TopicParams<T>,
    sink: Sink<TopicRowOf<T>>,
  ): Promise<string>;
  /**
   * The subscription goes on with other params: the next snapshot is full, immediate, and of the next edition. Rejects
   * for an unknown id.
   */
  amend<T extends TopicName>(id: string, params: TopicParams<T>): Promise<void>;
  unsubscribe(id: string): Promise<void>;
  /** Also the heartbeat: the page repeats its state and takes the answer for a sign of life. */
  lifecycle(state: PageState): Promise<void>;
}

/** What only the page can do, lent to the worker. */
export interface PageHost {
  /** The user's token, read afresh at each call, "" when signed out. */
  token(): Promise<string>;
  /** The id of whom the page shows, or showed last when they have gone; 0 for nobody yet. */
  shown(): Promise<number>;
  /** The value of one of the page's cookies, null when absent or blocked. */
  cookie(name: string): Promise<string | null>;
  /** Sets a cookie of the page; a browser that blocks cookies ignores it. */
  setCookie(name: string, value: string, maxAgeSeconds: number, path: string): Promise<void>;
  /** The language the page speaks now, e.g. "zh-CN". */
  language(): Promise<string>;
  /**
   * The exchange reported a change, or the machine has slept (`all`): what the page shows of these calls is to be requested again.
   */
  outdated(calls: readonly CallName[] | "all"): Promise<void>;
  /** A part of the worker's own code does not come: a deployment may have taken it away. */
  codeMissing(): Promise<void>;
}

export interface PageState {
  readonly visible: boolean;
  readonly online: boolean;
  /** The page is about to be frozen or kept for going back: an open socket would only hold it up. */
  readonly suspended?: boolean;
}

/** Where the page stands when it starts the worker. */
export interface Boot {
  readonly config: AppConfig;
  readonly origin: string;
  readonly hostname: string;
  /** How many workers this page has had, from 1: the epoch of snapshots. */
  readonly epoch: number;
  /** Sent as the platform header: pc, h5, ios_tg, android_tg, pc_tg. */
  readonly platform: string;
  /** Value of the `X-User-Agent-Hint` header, only inside a mini-program (R7.3). */
  readonly userAgentHint?: string;
  readonly phone: boolean;
  readonly state: PageState;
  readonly switches: Switches;
}

/** What a person switched in the page's localStorage; it comes along, so that the feed need not ask before it opens. */
export interface Switches {
  /** The feed may send gzip frames (R7.33). */
  readonly binary: boolean;
  /** By which keys candles are subscribed (R7.38). */
  readonly klineVersion: KlineVersion;
  /** User-timing marks are written without the panel (docs/profiling.md). */
  readonly marks: boolean;
}

export interface CallOptions {
  /** Chosen by the page, unique in its life; for {@link WorkerApi.cancel}. */
  readonly id: string;
  /** The page is login-exempt: not-logged-in answers resolve as `anonymous` instead of rejecting (R6.4). */
  readonly exempt: boolean;
  /** `notify`: a failure shows as a notification with a title instead of a toast (R8.15). */
  readonly reminder?: "toast" | "notify" | undefined;
}

export type CallResult<N extends CallName> =
  | {
      readonly kind: "ok";
      readonly data: CallOutput<N>;
      /** Reads whose kept answers this call made out of date. */
      readonly invalidates: readonly CallName[];
    }
  | { readonly kind: "anonymous"; readonly raw: unknown };
