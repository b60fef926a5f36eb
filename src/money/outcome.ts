import type { CallName } from "#shared/contract/index.ts";
import type { ActionState } from "#src/bridge/action-run.ts";
import type { Outcome } from "./quote-flow-ports.ts";
import { saysFailure } from "./read-ending.ts";

/** How an intent that has run its course ended, as a session takes it. */
export function outcomeOf(state: ActionState<CallName>): Outcome {
  if (state.status === "done") return { state: saysFailure(state.data) ? "failed" : "done" };
  if (state.status === "refused") return { state: "refused", error: state.error.data };
  return { state: "unknown", requestId: state.status === "unknown" ? state.requestId : "" };
}
