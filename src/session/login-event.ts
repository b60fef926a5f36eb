import { isLoggedIn, type User, useClientStore } from "#src/state/client-store.ts";

export interface LoginEvent {
  /** Decimal text. */
  readonly userId: string;
}

/**
 * Notifies of each login: once for each user whom the store holds with an id > 0, at once when there is one already
 * (R4.16). Answers how to stop.
 */
export function onLogin(listener: (event: LoginEvent) => void): () => void {
  let known = 0;
  const look = (user: User | null): void => {
    const id = user !== null && isLoggedIn(user) ? user.id : 0;
    const isNew = id !== known && id > 0;
    known = id;
    if (isNew) listener({ userId: String(id) });
  };
  look(useClientStore.getState().user);
  return useClientStore.subscribe(({ user }) => look(user));
}
