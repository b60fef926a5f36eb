import { isCofferError } from "#shared/rpc/errors.ts";
import type { Bridge } from "../bridge/bridge.ts";
import { currencyOf, isLoggedIn, type User, useClientStore } from "./client-store.ts";

/** What a visit knows about the person: `unknown` while it is asked, or when asking failed. */
export type SessionStatus = "unknown" | "anonymous" | "logged-in";

/**
 * Loads the profile and, for who is logged in, the rate of their currency (spec sections 2 and 3); the layout starts
 * it. Rejects when the profile cannot be had, with the not-logged-in error on pages that need a login. A missing
 * rate is not worth an error: worths are then told in USD.
 */
export async function startSession(bridge: Pick<Bridge, "call">): Promise<void> {
  const answer = await bridge.call("profile.get", {});
  if (answer.kind === "anonymous") {
    useClientStore.setState({ user: anonymous });
    return;
  }
  const user = { ...answer.data, currency_code: currencyOf(answer.data) };
  useClientStore.setState({ user });
  if (isLoggedIn(user) && user.currency_code !== "USD") await loadRate(bridge, user);
}

/** Nobody, as a profile: the id is not positive. */
const anonymous: User = {
  id: 0,
  currency_code: "USD",
  sub_attribute: 0,
  email: "",
  mobile: "",
  kyc_level: "",
  kyc_region: "",
};

async function loadRate(bridge: Pick<Bridge, "call">, user: User): Promise<void> {
  try {
    const answer = await bridge.call("profile.exchangeRate", { name: user.currency_code });
    if (answer.kind === "ok") useClientStore.setState({ rate: answer.data.rate });
  } catch (error) {
    if (!isCofferError(error)) throw error;
    // Domain-fields 8 row 11: without a rate the label falls back with it.
    useClientStore.setState({ rate: "1", user: { ...user, currency_code: "USD" } });
  }
}

export function useSessionStatus(): SessionStatus {
  return useClientStore(({ user }) =>
    user === null ? "unknown" : isLoggedIn(user) ? "logged-in" : "anonymous",
  );
}
