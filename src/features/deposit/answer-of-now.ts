import type { CallName } from "#shared/contract/index.ts";
import type { CallState } from "#src/bridge/use-call.ts";

/**
 * What the exchange refuses by now is not shown from before; what only could not be had again is (D5.3). For answers that open an
 * address: what was true of it may be true no more.
 */
export function answerOfNow<N extends CallName>(read: CallState<N>): CallState<N> {
  const { status, error, fetching, refetch } = read;
  if (status !== "ok" || error?.data.kind !== "BusinessError") return read;
  return { status: "error", data: undefined, error, fetching, refetch };
}
