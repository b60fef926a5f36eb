import * as v from "valibot";
import { defineEndpoint } from "./define.ts";
import { count, integer, msNumber } from "./fields.ts";

/**
 * What leaves for the host's two collectors (R7.31, R7.32, F2h.2, F2h.3). They lie at `loggingUrl` and `telemetryUrl` of the
 * host config, not below the API prefix; the paths here are those of a host that serves them itself. Neither takes a
 * token, address, mail or amount.
 */

export const logLine = v.object({
  app: v.string(),
  env: v.picklist(["mainnet", "testnet", "sitnet"]),
  level: v.picklist(["debug", "info", "warn", "error"]),
  ts: msNumber,
  msg: v.string(),
  ctx: v.record(v.string(), v.string()),
});
export type LogLine = v.InferOutput<typeof logLine>;

/** Failure kinds (R8.18), or ok. */
export const eventOutcome = v.picklist([
  "ok",
  "Timeout",
  "TypeError",
  "HttpError",
  "ResponseError",
  "BusinessError",
  "other",
]);
export type EventOutcome = v.InferOutput<typeof eventOutcome>;

/** Events that have a name (R4.10, R4.16). `login` goes without who it is. */
export const eventName = v.picklist(["ws_open", "ws_close", "login"]);
export type EventName = v.InferOutput<typeof eventName>;

export const monitorEvent = v.object({
  /** 70100 to 70167 for calls, 79990 to 79999 for the client's own. */
  code: v.pipe(v.number(), v.integer(), v.minValue(70_100), v.maxValue(79_999)),
  route: v.string(),
  /** ms. */
  duration: count,
  outcome: eventOutcome,
  retCode: integer,
  ts: msNumber,
  traceId: v.string(),
  /** Of an event with a name; a socket's tells its address's query too, the path is the route. */
  name: v.optional(eventName),
  query: v.optional(v.string()),
});
export type MonitorEvent = v.InferOutput<typeof monitorEvent>;

export const collectorCalls = {
  "log.write": defineEndpoint({
    method: "POST",
    path: "/log-collector",
    request: logLine,
    response: v.literal("ok"),
    access: "public",
    responseType: "text",
  }),
  "monitor.events": defineEndpoint({
    method: "POST",
    path: "/monitoring-collector",
    request: v.object({ events: v.pipe(v.array(monitorEvent), v.minLength(1)) }),
    /** Any 2xx is enough. */
    response: v.unknown(),
    access: "public",
    responseType: "text",
  }),
};
