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

/** Where the same account goes on: this host under the other site's name. "" for a name that is no part of a host's. */
export function siteHref(site: string): string {
  if (!/^[a-z\d-]+$/i.test(site)) return "";
  const { protocol, hostname, port } = location;
  const plain = hostname.replace(/^www\./, "");
  return `${protocol}//${site.toLowerCase()}.${plain}${port === "" ? "" : `:${port}`}/`;
}
