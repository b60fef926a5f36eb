import type { ErrorData } from "#shared/rpc/errors.ts";

/** Whoever answered, or was waited for, is named by the error's own message (R8.4, R8.6). */
const told: ReadonlySet<ErrorData["kind"]> = new Set(["BusinessError", "Timeout", "HttpError"]);

/** Refusals, timeouts, statuses and wrong signatures have messages of their own; what else went wrong is the network's. */
export function hasOwnText({ kind, code }: Pick<ErrorData, "kind" | "code">): boolean {
  return told.has(kind) || code === "79992";
}
