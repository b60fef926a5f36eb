import type { Namespace } from "#shared/contract/static.ts";

/** The namespace of the pages' own texts (R9.26). */
export const pageTexts = "user-assets" as const satisfies Namespace;
/** The namespace of what the codes of errors mean (F2h.1). */
export const errorTexts = "inverse-error-code" as const satisfies Namespace;
