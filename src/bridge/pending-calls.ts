import type { CallInput, CallName } from "#shared/contract/index.ts";
import type { CallResult } from "#shared/rpc/api.ts";
import type { CofferError } from "#shared/rpc/errors.ts";
import { cancelled, lostChange, lostRead } from "./call-errors.ts";
import { isSentOnce, requestIdOf } from "./money-calls.ts";
import type { WorkerConnection } from "./worker-connection.ts";

/** A read is sent again this often when its worker dies (D3.7). */
const readRetries = 2;

export interface CallRequest<N extends CallName> {
  readonly name: N;
  readonly input: CallInput<N>;
  readonly exempt: boolean;
  readonly signal: AbortSignal | undefined;
  readonly reminder?: "toast" | "notify" | undefined;
}

interface Pending {
  /** "" where it moves no money. */
  readonly requestId: string;
  readonly name: CallName;
  /** How often it was handed to a worker. */
  sent: number;
  /** The connection that has it now, null while it waits for one. */
  connection: WorkerConnection | null;
  transmit(connection: WorkerConnection): Promise<void>;
  fail(error: CofferError): void;
}

/** The calls that have no answer yet, and what becomes of each when a worker dies. */
export class PendingCalls {
  readonly #pending = new Map<string, Pending>();
  #count = 0;

  /** Keeps the call until it is answered; `connection` null means that it waits for {@link sendWaiting}. */
  add<N extends CallName>(
    request: CallRequest<N>,
    connection: WorkerConnection | null,
  ): Promise<CallResult<N>> {
    const { name, input, exempt, signal, reminder } = request;
    const requestId = requestIdOf(name, input);
    if (signal?.aborted) return Promise.reject(cancelled(name, requestId, false));
    const id = String(++this.#count);
    return new Promise((resolve, reject) => {
      const settle = (): void => {
        this.#pending.delete(id);
        signal?.removeEventListener("abort", onAbort);
      };
      const pending: Pending = {
        requestId,
        name,
        sent: 0,
        connection: null,
        transmit: async (to) => {
          pending.sent += 1;
          pending.connection = to;
          const isCurrent = (): boolean => this.#pending.get(id) === pending && pending.connection === to;
          try {
            const result = await to.call(name, input, { id, exempt, reminder });
            if (!isCurrent()) return;
            settle();
            resolve(result);
          } catch (error) {
            if (!isCurrent()) return;
            settle();
            reject(error);
          }
        },
        fail: (error) => {
          settle();
          reject(error);
        },
      };
      const onAbort = (): void => {
        pending.connection?.cancel(id).catch(() => undefined);
        pending.fail(cancelled(name, requestId, pending.sent > 0 && isSentOnce(name)));
      };
      signal?.addEventListener("abort", onAbort, { once: true });
      this.#pending.set(id, pending);
      if (connection !== null) void pending.transmit(connection);
    });
  }

  sendWaiting(connection: WorkerConnection): void {
    for (const pending of this.#pending.values()) {
      if (pending.connection === null) void pending.transmit(connection);
    }
  }

  /** What changes something and was handed over ends as unknown and is never sent again; reads wait for the next worker. */
  connectionLost(): void {
    for (const pending of this.#pending.values()) {
      if (pending.connection === null) continue;
      pending.connection = null;
      if (isSentOnce(pending.name)) pending.fail(lostChange(pending.name, pending.requestId));
      else if (pending.sent > readRetries) pending.fail(lostRead(pending.name));
    }
  }

  /** There will be no further worker: what waits was never sent, or is a read. */
  failAll(): void {
    for (const pending of this.#pending.values()) pending.fail(lostRead(pending.name));
  }
}
