import { useLocation, useSearch } from "wouter";
import { loginHref } from "#src/session/login.ts";
import type { ConvertForm } from "./convert-form.ts";
import { writeLink } from "./convert-link.ts";

/** Leads to the login, and back to the form as it stands: the address carries its pair, its amount and on which side. */
export function useLogIn({ fromCoin, toCoin, text, side }: ConvertForm): () => void {
  const [path, go] = useLocation();
  const search = useSearch();
  return () => {
    const pair = { from: fromCoin, to: toCoin };
    go(path + writeLink(search, pair, text, side), { replace: true, state: history.state });
    location.assign(loginHref());
  };
}
