import { queries } from "../bridge/reads.ts";
import { initialClientState, type User, useClientStore } from "../state/client-store.ts";

/**
 * Drops all that the page knows of a person; what the site says is everybody's. `user` null: it is not known who comes
 * next; `refetch`: open reads are fetched again.
 */
export function forgetSession(user: User | null, refetch: boolean): void {
  useClientStore.setState(({ showUnregulatedTips }) => ({
    ...initialClientState,
    showUnregulatedTips,
    user,
  }));
  queries.forget(refetch);
}
