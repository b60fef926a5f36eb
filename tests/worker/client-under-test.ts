import { afterEach, beforeEach } from "vitest";
import type { CallOptions } from "#shared/rpc/api.ts";
import { CofferError, type ErrorData } from "#shared/rpc/errors.ts";
import type { HttpClient } from "#worker/http/client.ts";
import { createHttpPlane } from "#worker/http/plane.ts";
import { createServerClock, type ServerClock } from "#worker/http/server-clock.ts";
import { answer, startHttpServer, type TestServer } from "./http-server.ts";
import { type ManualClock, manualClock } from "./manual-clock.ts";
import { planeOptions } from "./plane-options.ts";

/** The HTTP client against a real server, on a clock that the test moves. */

export const profile = {
  id: 7,
  currency_code: "USD",
  sub_attribute: 0,
  email: "",
  mobile: "",
  kyc_level: "1",
  kyc_region: "DEU",
};
export const execute = {
  quoteTxId: "q1",
  accountType: "eb_convert_funding",
  requestId: "request-1",
} as const;
export const executed = { quoteTxId: "q1", exchangeStatus: "processing" };
export const quote = {
  accountType: "eb_convert_funding",
  fromCoin: "BTC",
  toCoin: "USDT",
  requestCoin: "BTC",
  requestAmount: "0.01",
  requestId: "request-2",
} as const;
export const coins = { accountType: "eb_convert_funding", side: 0 } as const;

export let server: TestServer;
export let clock: ManualClock;
export let serverClock: ServerClock;
export let client: HttpClient;
let token: string;
let shown: number;
let lastId = 0;

export function options(exempt = false): CallOptions {
  lastId += 1;
  return { id: `call-${lastId}`, exempt };
}

/** From now on the page is this person's. */
export function become(next: string): void {
  token = next;
}

/** The page shows this person from now on, a user's id. */
export function show(id: number): void {
  shown = id;
}

export function succeedWith(result: unknown): void {
  server.respond((_, response) => answer(response, { ret_code: 0, ret_msg: "OK", result }));
}

export async function failure(promise: Promise<unknown>): Promise<ErrorData> {
  const thrown = await promise.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(thrown instanceof CofferError)) throw new Error(`no CofferError but ${String(thrown)}`);
  return thrown.data;
}

/** What the machine has slept through, ms: its monotonic clock stood still meanwhile. */
export const wall = { sleptMs: 0 };

/** For a test file of its own. */
export function setUpClient(): void {
  beforeEach(async () => {
    server = await startHttpServer();
    clock = manualClock();
    serverClock = createServerClock(clock);
    token = "token-1";
    shown = 0;
    wall.sleptMs = 0;
    client = createHttpPlane({
      ...planeOptions({
        clock,
        serverClock,
        apiBase: `${server.origin}/x-api/`,
        token: () => token,
        shown: () => shown,
      }),
      wallNow: () => clock.now() + wall.sleptMs,
    });
  });
  afterEach(() => server.close());
}
