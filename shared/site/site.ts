import type { SiteId } from "./site-id.ts";

/** What a host name says about site, country and sub-site (R1.3, R1.4, R9.16). */

/** Words by which hosts name a site: codes of regions and countries, as label, in a label, or as suffix. */
const siteTexts: ReadonlyMap<string, SiteId> = new Map<string, SiteId>([
  ["eu", "EU"],
  ["kz", "KAZ"],
  ["tr", "TUR"],
  ["hk", "HKG"],
  ["ae", "ARE"],
  ["uae", "ARE"],
  ["nl", "NLD"],
]);

const countrySuffixes = ["hk", "uae", "us", "uk", "jp", "fr", "de", "au", "ca", "br", "in", "ru"] as const;
export type CountrySuffix = (typeof countrySuffixes)[number];

export const subSites = ["cloud", "announcements", "sandbox", "blog", "newblog", "learn"] as const;
export type SubSite = (typeof subSites)[number];

/**
 * The site of a host name (no port): `eu.localhost`, `www.coffer.nl`, `coffer-uae.com`. Of several words the first
 * counts; a host without one is the global site.
 */
export function siteOf(hostname: string): SiteId {
  for (const word of words(hostname)) {
    const site = siteTexts.get(word);
    if (site !== undefined) return site;
  }
  return "";
}

/**
 * The country a host carries as its suffix: its last label (`coffer.de`), or the end of its name before the domain
 * (`www-jp.coffer.com`, `coffer-us.com`). Null when it has none, which most countries' people use.
 */
export function countrySuffixOf(hostname: string): CountrySuffix | null {
  const labels = labelsOf(hostname);
  const ends = labels.filter((label) => label.includes("-")).map((label) => label.split("-").at(-1));
  const candidates = [labels.length > 1 ? labels.at(-1) : undefined, ...ends];
  return countrySuffixes.find((suffix) => candidates.includes(suffix)) ?? null;
}

/** The special sub-site that a host's first label names (`learn.coffer.com`), null on the exchange itself. */
export function subSiteOf(hostname: string): SubSite | null {
  const first = labelsOf(hostname)[0]?.split("-")[0];
  return subSites.find((subSite) => subSite === first) ?? null;
}

function labelsOf(hostname: string): readonly string[] {
  return hostname.toLowerCase().replace(/\.$/, "").split(".");
}

function words(hostname: string): readonly string[] {
  return labelsOf(hostname).flatMap((label) => label.split("-"));
}
