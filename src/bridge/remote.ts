import { proxy, releaseProxy, transferHandlers, wrap } from "comlink";
import type { Boot, PageHost, WorkerApi } from "#shared/rpc/api.ts";
import { installErrorTransfer } from "#shared/rpc/transfer.ts";
import { readSwitches } from "./switches.ts";
import type { OpenConnection, WorkerConnection } from "./worker-connection.ts";

installErrorTransfer(transferHandlers);

/**
 * Opens workers and speaks Comlink with them. The wrapped proxy is held by the connection: one that is collected would
 * drop its calls in flight (D3.6).
 */
export function openConnections(
  spawn: () => Worker,
  host: PageHost,
  boot: Omit<Boot, "epoch" | "state" | "switches">,
): OpenConnection {
  return (onFault) => {
    const worker = spawn();
    const remote = wrap<WorkerApi>(worker);
    // Every method answers a promise already, so the remote has the shape of the API itself; Comlink's own type
    // loses what ties a call's name to its input and output.
    const api = remote as unknown as WorkerApi;
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      onFault(`error: ${event.message}`);
    });
    worker.addEventListener("messageerror", () => onFault("messageerror"));
    const connection: WorkerConnection = {
      start: (epoch, state) => api.start(proxy(host), { ...boot, epoch, state, switches: readSwitches() }),
      call: (name, input, options) => api.call(name, input, options),
      cancel: (id) => api.cancel(id),
      subscribe: (topic, params, sink) => api.subscribe(topic, params, proxy(sink)),
      amend: (id, params) => api.amend(id, params),
      unsubscribe: (id) => api.unsubscribe(id),
      lifecycle: (state) => api.lifecycle(state),
      close: () => {
        remote[releaseProxy]();
        worker.terminate();
      },
    };
    return connection;
  };
}
