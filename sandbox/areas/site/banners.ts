import type { SiteBanner } from "#shared/contract/site.ts";
import { stablecoinRegulationsPage } from "#shared/site/learn-link.ts";
import type { SiteId } from "#shared/site/site-id.ts";

interface Row {
  readonly sites: readonly SiteId[];
  /** Route keys; none for every page. */
  readonly pages: readonly string[];
  readonly banner: SiteBanner;
}

/** The strips of the sites. `textKey` is a key of the user-assets translations. */
const rows: readonly Row[] = [
  {
    sites: ["EU"],
    pages: [],
    banner: {
      id: "unregulated-stablecoins",
      textKey: "app.unregulatedStablecoins",
      params: {},
      linkUrl: `/{lang}/${stablecoinRegulationsPage}`,
      level: "warn",
      closable: false,
      startTime: 0,
      endTime: 0,
    },
  },
];

/** What a page of a site shows at a time, ms. */
export function bannersOf(site: SiteId, page: string, now: number): SiteBanner[] {
  return rows
    .filter(({ sites, pages }) => sites.includes(site) && (pages.length === 0 || pages.includes(page)))
    .map(({ banner }) => banner)
    .filter(({ startTime, endTime }) => startTime <= now && (endTime === 0 || now < endTime));
}
