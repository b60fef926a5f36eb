import { type AppConfig, joinPath } from "./app-config.ts";
import type { Language } from "./languages.ts";
import { subSites } from "./site.ts";

/** Page of the learn sub-site that explains the rule on unregulated stablecoins. */
export const stablecoinRegulationsPage = "help/eu-unregulated-stablecoins";

/**
 * A page of the learn sub-site, the language in the path (R2.10). The sub-site is `learnUrl` of the host
 * config, else `learn.` before the own host, in place of `www.` or of another sub-site's name.
 */
export function learnLink(config: AppConfig, origin: string, language: Language, page: string): string {
  return joinPath(config.learnUrl ?? learnOrigin(origin), `${language}/${page}`);
}

function learnOrigin(origin: string): string {
  const [scheme = "", host = ""] = origin.split("://", 2);
  const [first = "", ...rest] = host.split(".");
  const replaced = first === "www" || subSites.some((subSite) => subSite === first);
  return `${scheme}://learn.${replaced && rest.length > 0 ? rest.join(".") : host}`;
}
