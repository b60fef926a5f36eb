import type { CallName } from "#shared/contract/index.ts";
import { ActionRun } from "./action-run.ts";
import { bridge } from "./bridge.ts";
import { pageClock } from "./clock.ts";
import { queries } from "./reads.ts";

/** An intent on the page's own bridge; see {@link ActionRun}. */
export function openAction<N extends CallName>(name: N): ActionRun<N> {
  return new ActionRun(name, {
    bridge,
    clock: pageClock,
    invalidate: (names) => queries.invalidate(names),
    newRequestId: () => crypto.randomUUID(),
  });
}
