import type { PageState } from "#shared/rpc/api.ts";
import { type User, useClientStore } from "#src/state/client-store.ts";
import { bridge } from "../bridge/bridge.ts";
import { pageClock } from "../bridge/clock.ts";
import { currentPageState, watchPageState } from "../bridge/page-state.ts";

/** An upgrade that is under way is looked at so long after the last look, ms: beyond the lifetime of that answer. */
const upgradeMs = 61_000;

/**
 * What the profile says may change while a page is open (F2a.1, F4c.3): an upgrade ends, withdrawals are stopped. It is read again
 * when the page is seen, and each minute while an upgrade is under way.
 */
export function followProfile(): void {
  const look = async ({ visible, online }: PageState): Promise<void> => {
    if (visible && online && shownUser() !== null) await readAgain().catch(() => undefined);
  };
  const lookAtUpgrade = async (): Promise<void> => {
    if (shownUser()?.unified_update_status === "PROCESS") await look(currentPageState());
    lookLater();
  };
  const lookLater = (): void => void pageClock.after(upgradeMs, () => void lookAtUpgrade());
  // As it is told: a page that is left may be seen still.
  watchPageState((state) => void look(state));
  lookLater();
}

/** Who is here is the session's: nobody, and another person, change nothing. */
async function readAgain(): Promise<void> {
  const answer = await bridge.call("profile.get", {}, { silent: true });
  const shown = shownUser();
  if (answer.kind !== "ok" || shown === null || answer.data.id !== shown.id) return;
  // Whether there is a rate for their currency was decided at the start.
  const user = { ...answer.data, currency_code: shown.currency_code };
  if (JSON.stringify(user) !== JSON.stringify(shown)) useClientStore.setState({ user });
}

function shownUser(): User | null {
  return useClientStore.getState().user;
}
