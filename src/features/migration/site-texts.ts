import { useTranslation } from "react-i18next";
import { siteOf } from "#shared/site/site.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";

/** What a site is called: "Coffer EU"; the one without a name is the global one. */
export function useSiteName(): (site: string) => string {
  const { t } = useTranslation();
  return (site) => bidiIsolate(site === "" ? t("migration.global") : `Coffer ${site}`);
}

/** The one that this page is of. */
export const ownSite = siteOf(location.hostname);

/** The words by which hosts name the sites (R1.3), where they are not the site's own. */
const hostWords: Readonly<Record<string, string>> = { KAZ: "kz", TUR: "tr", HKG: "hk", ARE: "ae", NLD: "nl" };

/** Where the same account goes on: this host under the other site's name, in place of its own. "" for a name that is no part of a host's. */
export function siteHref(site: string): string {
  if (!/^[a-z\d-]+$/i.test(site)) return "";
  const { protocol, hostname, port } = location;
  const [first = "", ...rest] = hostname.split(".");
  const isOwn = first === "www" || (rest.length > 0 && !first.includes("-") && siteOf(first) !== "");
  const base = isOwn ? rest.join(".") : hostname;
  return `${protocol}//${hostWords[site] ?? site.toLowerCase()}.${base}${port === "" ? "" : `:${port}`}/`;
}
