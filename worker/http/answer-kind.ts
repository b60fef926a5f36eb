import type { Refusal } from "./refusals.ts";

/** What the server says to a call: its answer, or the row of the catalogue under which it refuses. */
export type Answer =
  | { readonly kind: "ok"; readonly data: unknown }
  | {
      readonly kind: "refused";
      readonly refusal: Refusal;
      readonly code: string;
      readonly retMsg: string;
      readonly result: unknown;
      readonly raw: unknown;
      /** It is known to be this request's. */
      readonly isProof: boolean;
    };
