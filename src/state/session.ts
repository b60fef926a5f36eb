import type { Bridge } from "../bridge/bridge.ts";
import { currencyOf, isLoggedIn, type User, useClientStore } from "./client-store.ts";

/** What a visit knows about the person: `unknown` while it is asked, or when asking failed. */
export type SessionStatus = "unknown" | "anonymous" | "logged-in";

/**
 * Asks who the person is and puts it into the store (spec sections 2 and 3). Rejects when the profile cannot be had,
 * with the not-logged-in error on pages that need a login. All other start calls: startup-calls.ts.
 */
export async function startSession(bridge: Pick<Bridge, "call">): Promise<User> {
  const answer = await bridge.call("profile.get", {});
  const user =
    answer.kind === "anonymous" ? anonymous : { ...answer.data, currency_code: currencyOf(answer.data) };
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
  return useClientStore(({ user }) =>
    user === null ? "unknown" : isLoggedIn(user) ? "logged-in" : "anonymous",
  );
}
