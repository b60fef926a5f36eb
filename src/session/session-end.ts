import { queries } from "../bridge/reads.ts";
import { initialClientState, type User, useClientStore } from "../state/client-store.ts";
import { showNotices } from "../state/notices.ts";

/** Drops all that the page knows of a person. `user` null: it is not known who comes next; `refetch`: open reads are fetched again. */
export function forgetSession(user: User | null, refetch: boolean): void {
  useClientStore.setState({ ...initialClientState, user }, true);
  showNotices();
  queries.forget(refetch);
}
