import { currencyOf, isLoggedIn, type User, useClientStore } from "#src/state/client-store.ts";
import { createState } from "#src/state/create-state.ts";
import { showPerson } from "#src/state/shown-person.ts";
import type { Bridge } from "../bridge/bridge.ts";

/**
 * What a visit knows about the person: `unknown` while it is loaded; `unavailable` when loading failed, or takes so long
 * that pages go on without it.
 */
export type SessionStatus = "unknown" | "unavailable" | "anonymous" | "logged-in";

/** How loading goes. The app's session gate fills it. */
export interface SessionLoad {
  /** No answer, or not for a while; stays while it is loaded anew, so that nothing flickers. */
  readonly missing: boolean;
  readonly loading: boolean;
  /** Loads again at once. */
  readonly retry: () => void;
}

export const useSessionLoad = createState<SessionLoad>({
  missing: false,
  loading: false,
  retry: () => undefined,
});

/**
 * Asks who the person is and puts it into the store (R2.9, R3.3-R3.6). Rejects when the profile cannot be had,
 * with the not-logged-in error on pages that need a login; null, and nothing is stored, once it is not current any more, or
 * where this document has shown somebody else, whom a reload clears away.
 * All other start calls: startup-calls.ts.
 */
export async function startSession(
  bridge: Pick<Bridge, "call">,
  isCurrent: () => boolean = () => true,
): Promise<User | null> {
  const answer = await bridge.call("profile.get", {});
  const user =
    answer.kind === "anonymous" ? anonymous : { ...answer.data, currency_code: currencyOf(answer.data) };
  if (!isCurrent()) return null;
  if (!showPerson(user.id)) {
    // What is typed, open and under way here is of whoever was shown before.
    location.reload();
    return null;
  }
  useClientStore.setState({ user });
  return user;
}

/** Nobody, as a profile: the id is not positive. */
export const anonymous: User = {
  id: 0,
  currency_code: "USD",
  sub_attribute: 0,
  email: "",
  mobile: "",
  kyc_level: "",
  kyc_region: "",
};

export function useSessionStatus(): SessionStatus {
  const missing = useSessionLoad((load) => load.missing);
  const user = useClientStore((state) => state.user);
  if (user === null) return missing ? "unavailable" : "unknown";
  return isLoggedIn(user) ? "logged-in" : "anonymous";
}

/** Whether somebody is here, or may be: where the profile does not come, the answers themselves say it. */
export function useMayBeHere(): boolean {
  const status = useSessionStatus();
  return status === "logged-in" || status === "unavailable";
}
