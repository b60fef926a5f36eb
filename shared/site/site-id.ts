/** The regulated sites (R1.3); "" is the default global one. */
export const siteIds = ["", "EU", "KAZ", "TUR", "HKG", "ARE", "NLD"] as const;
export type SiteId = (typeof siteIds)[number];
