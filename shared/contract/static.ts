import * as v from "valibot";

/**
 * Files read through the worker like a call, but without an envelope (R7.28, translation files).
 * They live under `staticBase`, not under the API prefix.
 */
export const translations = v.record(v.string(), v.string());

export const namespaces = ["user-assets", "inverse-error-code"] as const;
export type Namespace = (typeof namespaces)[number];
