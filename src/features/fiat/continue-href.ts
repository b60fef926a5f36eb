import type { FiatSide } from "./paths.ts";

export interface FiatChoice {
  readonly side: FiatSide;
  readonly currency: string;
  readonly channelId: string;
  readonly amount: string;
}

/** Where the payment goes on, at the host's own page for it; "" where the host has none. No token goes along. */
export function continueHref(base: string, { side, currency, channelId, amount }: FiatChoice): string {
  if (base === "") return "";
  const url = new URL(base, location.origin);
  if (url.protocol !== "https:" && url.origin !== location.origin) return "";
  const fields = { side: side === 0 ? "deposit" : "withdraw", currency, channel: channelId, amount };
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return url.href;
}
