import { useLocation, useSearch } from "wouter";
import { loginHref } from "#src/session/login.ts";
import type { ConvertForm } from "./convert-form.ts";
import { writeLink } from "./convert-link.ts";

/**
 * Leads to the login, and back to the form as it stands: the address carries its pair, its amount, unless it was sent, and on
 * which side, and what `more` adds.
 */
export function useLogIn(
  { fromCoin, toCoin, text, side, sent }: ConvertForm,
  more: (search: string) => string = (search) => search,
): () => void {
  const [path, go] = useLocation();
  const search = useSearch();
  return () => {
    const stored = more(writeLink(search, { from: fromCoin, to: toCoin }, sent ? "" : text, side));
    go(path + stored, { replace: true, state: history.state });
    location.assign(loginHref());
  };
}
