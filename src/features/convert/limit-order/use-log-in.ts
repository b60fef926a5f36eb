import { useLogIn } from "../form/use-log-in.ts";
import { writePriceLink } from "./limit-form.ts";
import type { Limit } from "./use-limit.ts";

/** Leads to the login, and back to the order as it stands, with its limit price. */
export function useLimitLogIn({ convert, priceText, form }: Limit): () => void {
  return useLogIn(convert.form, (search) => writePriceLink(search, priceText, form.per, form.life));
}
