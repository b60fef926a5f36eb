import { questions } from "../bridge/reads.ts";
import { initialClientState, type User, useClientStore } from "../state/client-store.ts";
import { showNotices } from "../state/notices.ts";

/** Drops all that the page knows of a person. `user` null: it is not known who comes next; `ask`: open reads are asked anew. */
export function forgetSession(user: User | null, ask: boolean): void {
  useClientStore.setState({ ...initialClientState, user }, true);
  showNotices();
  questions.forget(ask);
}
