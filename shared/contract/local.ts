import * as v from "valibot";
import { namespaces, translations } from "./static.ts";

/** Calls that the worker answers without the API: their shape is the same, so that the page has one way to ask. */
export const localCalls = {
  /**
   * One translation file (R7.28), or of it the texts whose keys begin with one of `areas` and a point. Retried by the
   * worker; kept by it.
   */
  "i18n.load": {
    request: v.object({
      namespace: v.picklist(namespaces),
      language: v.string(),
      areas: v.optional(v.array(v.string())),
    }),
    response: translations,
  },
  /** The person wants the live feed back after reconnecting was given up. */
  "feed.reconnect": { request: v.object({}), response: v.object({}) },
} as const;
