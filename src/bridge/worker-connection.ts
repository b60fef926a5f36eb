import type { CallInput, CallName, TopicName, TopicParams, TopicRowOf } from "#shared/contract/index.ts";
import type { CallOptions, CallResult, PageState } from "#shared/rpc/api.ts";
import type { Sink } from "#shared/rpc/snapshot.ts";

/** One worker as the supervisor sees it: Comlink, ports and proxies stay behind it (remote.ts). */
export interface WorkerConnection {
  start(epoch: number, state: PageState): Promise<void>;
  call<N extends CallName>(name: N, input: CallInput<N>, options: CallOptions): Promise<CallResult<N>>;
  cancel(id: string): Promise<void>;
  subscribe<T extends TopicName>(
    topic: T,
    params: TopicParams<T>,
    sink: Sink<TopicRowOf<T>>,
  ): Promise<string>;
  amend<T extends TopicName>(id: string, params: TopicParams<T>): Promise<void>;
  unsubscribe(id: string): Promise<void>;
  lifecycle(state: PageState): Promise<void>;
  /** Ends the worker and lets go of every proxy to it. Pending promises of this connection stay pending for ever. */
  close(): void;
}

/** Opens a new worker; `onFault` is called for `error` and `messageerror`. */
export type OpenConnection = (onFault: (why: string) => void) => WorkerConnection;
