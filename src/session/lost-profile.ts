import { isCofferError } from "#shared/rpc/errors.ts";
import type { User } from "#src/state/client-store.ts";
import { bridge } from "../bridge/bridge.ts";
import { watchPageState } from "../bridge/page-state.ts";
import { healLater } from "./heal.ts";
import { goToLogin } from "./login.ts";
import { useSessionLoad } from "./session.ts";

/** A profile that was given up is requested once more when the page is seen or online again. */
export function followLostProfile(): void {
  watchPageState(({ visible, online }) => {
    if (visible && online) useSessionLoad.getState().retry();
  });
}

/** One that stays lost in sight of somebody is looked for by itself, ever more rarely. */
export async function healProfile(user: Promise<User | null>, isCurrent: () => boolean): Promise<void> {
  if ((await user) === null) healLater(isCurrent, requestLost);
}

/** Without a word: what has come to an answer is begun anew, or ended. */
async function requestLost(): Promise<boolean> {
  try {
    await bridge.call("profile.get", {}, { silent: true });
  } catch (error) {
    if (!isCofferError(error) || error.data.kind !== "NotLoggedIn") return false;
    if (error.data.show?.as === "redirect") goToLogin();
    return true;
  }
  useSessionLoad.getState().retry();
  return true;
}
