import type { CallDefinition } from "#shared/contract/define.ts";
import type { PageHost } from "#shared/rpc/api.ts";
import type { Clock } from "../clock.ts";
import type { Meter } from "../diag/meter.ts";
import type { Caller } from "./call-request.ts";
import { createHttpClient, type HttpClient } from "./client.ts";
import { createGuid } from "./guid.ts";
import type { LastingReads } from "./lasting-reads.ts";
import type { CallMonitor } from "./monitor.ts";
import { Reads } from "./reads.ts";
import type { Fetch } from "./round-trip.ts";
import { createSender } from "./sender.ts";
import type { ServerClock } from "./server-clock.ts";
import { createSignatures, type SigningKeys } from "./signatures.ts";

export interface HttpPlaneOptions {
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly serverClock: ServerClock;
  readonly caller: Caller;
  readonly host: Pick<PageHost, "token" | "language" | "cookie" | "setCookie">;
  readonly keys: SigningKeys;
  readonly monitor: CallMonitor;
  readonly randomBytes: (count: number) => Uint8Array;
  /** Answers kept over reloads; none when absent. */
  readonly lasting?: LastingReads;
  readonly meter?: Meter;
  readonly load?: (name: string) => Promise<CallDefinition | undefined>;
}

/** The client with all that it stands on, put together. */
export function createHttpPlane(options: HttpPlaneOptions): HttpClient {
  const { fetch, clock, serverClock, caller, host, keys, monitor, lasting, meter, load } = options;
  const send = createSender({
    fetch,
    clock,
    serverClock,
    caller,
    monitor,
    guid: createGuid(host, options.randomBytes),
    signatures: createSignatures({ keys, serverClock, note: (code, path) => monitor.note(code, path) }),
  });
  return createHttpClient({
    send,
    reads: new Reads(clock, lasting, meter),
    token: () => host.token(),
    language: () => host.language(),
    ...(load === undefined ? {} : { load }),
  });
}
