import type { CallDefinition } from "#shared/contract/define.ts";
import type { PageHost } from "#shared/rpc/api.ts";
import type { Clock } from "../clock.ts";
import type { Meter } from "../diag/meter.ts";
import type { Caller } from "./call-request.ts";
import { createHttpClient, type HttpClient } from "./client.ts";
import { createFreshness } from "./freshness.ts";
import { createGuid, uuidOf } from "./guid.ts";
import type { Fetch } from "./http-message.ts";
import type { LastingReads } from "./lasting-reads.ts";
import type { CallMonitor } from "./monitor.ts";
import { Reads } from "./reads.ts";
import { createSender } from "./sender.ts";
import type { ServerClock } from "./server-clock.ts";
import { createSignatures } from "./signatures.ts";
import type { SigningPolicy } from "./signing-policy.ts";

export interface HttpPlaneOptions {
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly wallNow: () => number;
  readonly serverClock: ServerClock;
  readonly caller: Caller;
  readonly host: Pick<PageHost, "token" | "shown" | "language" | "cookie" | "setCookie">;
  readonly signing: SigningPolicy;
  readonly monitor: CallMonitor;
  readonly randomBytes: (count: number) => Uint8Array;
  /** Answers kept over reloads; none when absent. */
  readonly lasting?: LastingReads;
  readonly meter?: Meter;
  readonly load?: (name: string) => Promise<CallDefinition | undefined>;
}

/** The client with all that it stands on, put together. */
export function createHttpPlane(options: HttpPlaneOptions): HttpClient {
  const { fetch, clock, wallNow, serverClock, caller, host, signing, monitor, lasting, meter, load } =
    options;
  const clocks = { now: () => clock.now(), wallNow };
  const freshness = createFreshness(clocks);
  const send = createSender({
    fetch,
    clock,
    serverClock,
    caller,
    monitor,
    guid: createGuid(host, options.randomBytes),
    newId: () => uuidOf(options.randomBytes(16)),
    serverNow: () => freshness.now() ?? serverClock.now(),
    signatures: createSignatures({
      policy: signing,
      freshness,
      // Answers that nobody signed tell the time, too: never one before what was proven.
      serverNow: () => Math.max(serverClock.now(), freshness.now() ?? 0),
      note: (code, path) => monitor.note(code, path),
    }),
  });
  return createHttpClient({
    send,
    reads: new Reads(clocks, lasting, meter),
    token: () => host.token(),
    shown: () => host.shown(),
    language: () => host.language(),
    ...(load === undefined ? {} : { load }),
  });
}
