import * as v from "valibot";
import { namespaces, translations } from "./static.ts";

/** Calls that the worker answers without the API: their shape is the same, so that the page has one way to ask. */
export const localCalls = {
  /** One translation file of spec section 7. Retried by the worker; kept by it. */
  "i18n.load": {
    request: v.object({ namespace: v.picklist(namespaces), language: v.string() }),
    response: translations,
  },
} as const;
