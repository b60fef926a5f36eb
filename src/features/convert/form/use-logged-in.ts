import { useEffect } from "react";
import { isLoggedIn, useClientStore } from "#src/state/client-store.ts";

/** Lets a quote's flow forget that a login was asked for, once its person is here again and `isRead`: what is theirs could be read. */
export function useLoggedIn(flow: { loggedIn(): void } | null | undefined, isRead: boolean): void {
  const user = useClientStore((state) => state.user);
  useEffect(() => {
    if (isRead && isLoggedIn(user)) flow?.loggedIn();
  }, [isRead, user, flow]);
}
