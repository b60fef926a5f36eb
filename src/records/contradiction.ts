import { type CofferError, cofferError } from "#shared/rpc/errors.ts";

let kept: CofferError | undefined;

/** Of pages that contradict each other. One for all lists, so that what is shown of it stays. */
export function contradiction(): CofferError {
  kept ??= cofferError({
    kind: "ResponseError",
    code: "BAD_RESPONSE",
    message: "pages that contradict each other",
  });
  return kept;
}
