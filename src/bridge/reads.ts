import type { CofferError } from "#shared/rpc/errors.ts";
import { holdIdle } from "../lazy/idle.ts";
import { bridge, onOutdated } from "./bridge.ts";
import { pageClock } from "./clock.ts";
import { currentPageState, watchPageState } from "./page-state.ts";
import { Queries } from "./queries.ts";

let present: (error: CofferError) => void = () => undefined;

/** The page's reads. Hooks stand on it (use-call.ts, use-calls.ts). */
export const queries = new Queries({
  fetch(name, input) {
    // The page is not complete before it shows what it requested.
    return bridge.call(name, input).finally(holdIdle());
  },
  present: (error) => present(error),
  clock: pageClock,
  isAwake() {
    const { visible, online } = currentPageState();
    return visible && online;
  },
});

onOutdated((calls) => queries.invalidate(calls));
watchPageState(({ visible, online }) => {
  if (visible && online) queries.wake();
});

/** Where errors go that leave a page without figures; the app sets it at its start. */
export function presentReadErrors(presenter: (error: CofferError) => void): void {
  present = presenter;
}
