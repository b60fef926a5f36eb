import { isCofferError } from "#shared/rpc/errors.ts";
import { presentError } from "./error-presenter.ts";

/**
 * Of a call whose failure its own part says: a compliance wall shows all the same (R6.6), also where the page was not idle yet
 * and so did not listen for one. Throws on what it was given.
 */
export function presentWall(thrown: unknown): never {
  if (isCofferError(thrown) && thrown.data.show?.as === "modal") presentError(thrown);
  throw thrown;
}
