/**
 * The dedicated worker's entry: the only file that knows Comlink and the platform's own effects. It is fetched before
 * the first price can show, so what is not needed for that is imported lazily elsewhere.
 */
import { expose, releaseProxy, transferHandlers } from "comlink";
import { installErrorTransfer } from "#shared/rpc/transfer.ts";
import { indexedDbStore } from "./cache/indexed-db-store.ts";
import { systemClock } from "./clock.ts";
import { selectInflate } from "./feed/inflate.ts";
import { openWebSocket } from "./feed/web-socket.ts";
import { createWorkerApi } from "./worker-api.ts";

installErrorTransfer(transferHandlers);

expose(
  createWorkerApi({
    clock: systemClock,
    fetch: (url, init) => fetch(url, init),
    inflate: selectInflate(globalThis),
    openSocket: openWebSocket,
    wallNow: () => Date.now(),
    random: () => Math.random(),
    randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
    store: indexedDbStore("coffer"),
    intentStore: indexedDbStore("coffer-intents"),
    release(sink) {
      (sink as { readonly [releaseProxy]?: () => void })[releaseProxy]?.();
    },
    report(what, cause) {
      console.warn(what, cause);
    },
  }),
);
