import { environmentOf, tokenName } from "#shared/site/environment.ts";
import { openAction } from "../bridge/open-action.ts";
import { leaveGuard } from "../money/leave-guard.ts";
import { leaveAfterLogout } from "./login.ts";
import { notifyTabs } from "./session-channel.ts";
import { forgetSession } from "./session-end.ts";
import { showError } from "./show-error.ts";

/**
 * Ends the session in every tab and goes to the login page on success (R2.15). One that is over already is no less over: an
 * earlier answer was lost, or it ran out. Money under way stays in the journal: what became of it is told at its owner's next login.
 */
export async function logOut(): Promise<void> {
  const end = await openAction("profile.logout").run({});
  if (end.status === "done" || (end.status === "refused" && end.error.data.kind === "NotLoggedIn")) {
    leaveGuard.letGo();
    removeStoredToken();
    forgetSession(null, false);
    forgetTyped();
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

/** What was typed in this tab, whoever's it was: its keys begin so, what is the tab's own has "coffer-". */
function forgetTyped(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith("coffer.")) sessionStorage.removeItem(key);
  } catch {
    // Blocked storage holds nothing.
  }
}
