import { environmentOf, tokenName } from "#shared/site/environment.ts";
import { bridge } from "../bridge/bridge.ts";
import { openAction } from "../bridge/open-action.ts";
import { intentOwner } from "../money/intent-owner.ts";
import { leaveGuard } from "../money/leave-guard.ts";
import { leaveAfterLogout } from "./login.ts";
import { notifyTabs } from "./session-channel.ts";
import { forgetSession } from "./session-end.ts";
import { showError } from "./show-error.ts";

/** Ends the session in every tab and goes to the login page on success (R2.15). */
export async function logOut(): Promise<void> {
  const end = await openAction("profile.logout").run({});
  if (end.status === "done") {
    const owner = intentOwner();
    await bridge.call("intents.clear", { owner }, { silent: true }).catch(() => undefined);
    leaveGuard.letGo();
    removeStoredToken();
    forgetSession(null, false);
    notifyTabs({ type: "ended" });
    leaveAfterLogout();
  } else if (end.status === "refused") showError(end.error);
}

/** The cookie is the server's to take back. */
function removeStoredToken(): void {
  try {
    localStorage.removeItem(tokenName(environmentOf(location.hostname)));
  } catch {
    // Blocked storage holds nothing.
  }
}
