import { isLoggedIn, useClientStore } from "#src/state/client-store.ts";

/** Whose money it is, "" while the profile is not known. */
export function intentOwner(): string {
  const id = useClientStore.getState().user?.id ?? 0;
  return id > 0 ? String(id) : "";
}

/** It is known that nobody is logged in. */
export function isOwnerGone(): boolean {
  const { user } = useClientStore.getState();
  return user !== null && !isLoggedIn(user);
}
