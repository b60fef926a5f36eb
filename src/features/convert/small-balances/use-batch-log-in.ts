import { useLocation, useSearch } from "wouter";
import { loginHref } from "#src/session/login.ts";
import type { BatchForm } from "./batch-form.ts";
import { writeChosen } from "./chosen-link.ts";

/** Leads to the login, and back to what was chosen: the address carries it. */
export function useBatchLogIn(form: BatchForm): () => void {
  const [path, go] = useLocation();
  const search = useSearch();
  return () => {
    go(path + writeChosen(search, form), { replace: true, state: history.state });
    location.assign(loginHref());
  };
}
