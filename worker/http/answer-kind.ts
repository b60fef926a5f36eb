import type { Refusal } from "./refusals.ts";

/** The server's verdict on a call: what it answers, or the row of the catalogue under which it refuses. */
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
