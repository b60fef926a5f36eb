import type { ErrorData } from "#shared/rpc/errors.ts";

/** A refusal, a timeout and a wrong signature have messages of their own (R8.4, R8.6); what else went wrong is the network's. */
export function hasOwnText({ kind, code }: Pick<ErrorData, "kind" | "code">): boolean {
  return kind === "BusinessError" || kind === "Timeout" || code === "79992";
}
