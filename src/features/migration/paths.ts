import { parseUrl } from "#shared/site/parse-url.ts";

/** Addresses of this area and of those it leads to, below the application root. */
export const migrationPath = "/center/migration";
export const overviewPath = "/";
export const statementsPath = "/exportStatement";

export const withdrawHref = (coin: string): string => `/withdraw?coin=${encodeURIComponent(coin)}`;

/** An address that an answer names: of this very host, else none. A script is no address. */
export function ownHref(link: string): string {
  if (link === "") return "";
  const url = parseUrl(link, location.origin);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === location.origin ? url.href : "";
}
