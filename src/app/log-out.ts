import { openAction } from "../bridge/open-action.ts";
import { presentError } from "./error-presenter.ts";
import { leaveAfterLogout } from "./login.ts";

/** Ends the session and goes to the login page on success (spec section 2). */
export async function logOut(): Promise<void> {
  const end = await openAction("profile.logout").run({});
  if (end.status === "done") leaveAfterLogout();
  else if (end.status === "refused") presentError(end.error);
}
