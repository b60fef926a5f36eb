import * as v from "valibot";
import { namespaces, translations } from "./static.ts";

/** Calls that the worker answers without the API: their shape is the same, so that the page has one way to ask. */
export const localCalls = {
  /** One translation file (R7.28). Retried by the worker; kept by it. */
  "i18n.load": {
    request: v.object({ namespace: v.picklist(namespaces), language: v.string() }),
    response: translations,
  },
  /** What the page itself has seen, for monitoring: a rejection without a code, a web vital, a login (R4.16, R8.16). */
  "telemetry.report": {
    request: v.variant("what", [
      v.object({
        what: v.literal("rejection"),
        /** The page's path; ids in it are left out. */
        route: v.string(),
        /** The error's class name, never its message. */
        name: v.pipe(v.string(), v.regex(/^[A-Za-z]{1,40}$/)),
      }),
      v.object({
        what: v.literal("vital"),
        route: v.string(),
        name: v.picklist(["CLS", "FCP", "INP", "LCP", "TTFB"]),
        /** ms, or the shift score. */
        value: v.pipe(v.number(), v.finite(), v.minValue(0)),
      }),
      v.object({ what: v.literal("login"), route: v.string() }),
    ]),
    response: v.object({}),
  },
  /** The person wants the live feed back after reconnecting was given up. */
  "feed.reconnect": { request: v.object({}), response: v.object({}) },
} as const;
