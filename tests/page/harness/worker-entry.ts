import { expose, releaseProxy, transferHandlers } from "comlink";
import { installErrorTransfer } from "#shared/rpc/transfer.ts";
import { systemClock } from "#worker/clock.ts";
import { inflateNatively } from "#worker/feed/inflate.ts";
import { createWorkerApi } from "#worker/worker-api.ts";

// As in the worker's own entry: the copy of the library that it shares with nobody.
installErrorTransfer(transferHandlers);

const code = { createWorkerApi, expose, inflateNatively, releaseProxy, systemClock } as const;

export type WorkerCode = typeof code;

declare function deliver(delivered: WorkerCode): void;

deliver(code);
