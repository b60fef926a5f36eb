import { randomBytes } from "node:crypto";
import type { PageHost, Switches } from "#shared/rpc/api.ts";
import type { Clock } from "#worker/clock.ts";
import type { CallMonitor } from "#worker/http/monitor.ts";
import type { HttpPlaneOptions } from "#worker/http/plane.ts";
import { createServerClock, type ServerClock } from "#worker/http/server-clock.ts";
import { signingPolicy } from "#worker/http/signing-policy.ts";

/** Follows nothing. */
export const silentMonitor: CallMonitor = {
  begin: () => ({ end: () => undefined, fail: () => undefined }),
  note: () => undefined,
};

/** Of a page where nobody switched anything. */
export const plainSwitches: Switches = { binary: true, klineVersion: 2, marks: false };

/** A page without cookies, which shows nobody unless told. */
export function bareHost(token: () => string = () => "", shown: () => number = () => 0): PageHost {
  return {
    token: async () => token(),
    shown: async () => shown(),
    cookie: async () => null,
    setCookie: async () => undefined,
    outdated: async () => undefined,
    codeMissing: async () => undefined,
    language: async () => "en",
  };
}

export interface Where {
  readonly clock: Clock;
  readonly apiBase: string;
  readonly serverClock?: ServerClock;
  readonly token?: () => string;
  readonly shown?: () => number;
}

/** An HTTP plane for a phone's browser, without keys, kept answers or monitoring: spread it and add what a test is about. */
export function planeOptions({ clock, apiBase, serverClock, token, shown }: Where): HttpPlaneOptions {
  return {
    fetch: (url, init) => fetch(url, init),
    clock,
    wallNow: () => clock.now(),
    serverClock: serverClock ?? createServerClock(clock),
    caller: { apiBase, platform: "h5", userAgentHint: "", clientTag: "" },
    host: bareHost(token, shown),
    signing: signingPolicy(undefined, "localhost"),
    monitor: silentMonitor,
    randomBytes,
  };
}
