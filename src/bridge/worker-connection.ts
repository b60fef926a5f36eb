import type { PageState, WorkerApi } from "#shared/rpc/api.ts";

/** One worker as the supervisor sees it: Comlink, ports and proxies stay behind it (remote.ts). */
export interface WorkerConnection extends Omit<WorkerApi, "start"> {
  start(epoch: number, state: PageState): Promise<void>;
  /** Ends the worker and lets go of every proxy to it. Pending promises of this connection stay pending for ever. */
  close(): void;
}

/** Opens a new worker; `onFault` is called for `error` and `messageerror`. */
export type OpenConnection = (onFault: (why: string) => void) => WorkerConnection;
