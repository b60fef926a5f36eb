import type { Namespace } from "#shared/contract/static.ts";

/** The pages' own texts first. By name here: the contract's list lies beside schemas, which stay out of the page's bundle. */
export const namespaces = ["user-assets", "inverse-error-code"] as const satisfies readonly Namespace[];
