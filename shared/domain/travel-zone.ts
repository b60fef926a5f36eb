import type { SiteId } from "../site/site-id.ts";

/** Whose law asks about the other end of a deposit or withdrawal (F4d.4). Pure. */

export const travelZones = ["EU", "TUR", "KAZ", "IND", ""] as const;
/** "" is none of them: where a deposit is held all the same, what all have in common is asked. */
export type DepositZone = (typeof travelZones)[number];
/** Korea and the United Arab Emirates ask about withdrawals alone. */
export type TravelZone = DepositZone | "KOR" | "ARE";

/** Members of the union; the Netherlands have a site of their own, which asks nothing (F4d.4). */
const union = new Set(
  "AUT BEL BGR CYP CZE DEU DNK ESP EST FIN FRA GRC HRV HUN IRL ITA LTU LUX LVA MLT POL PRT ROU SVK SVN SWE".split(
    " ",
  ),
);
const ofSite: Partial<Record<SiteId, DepositZone>> = { EU: "EU", TUR: "TUR", KAZ: "KAZ" };
const withdrawOnly = ["KOR", "ARE"] as const;

/** The zone follows the person; who has not shown where they live is under the law of the site. */
export function travelZone(region: string, site: SiteId): DepositZone {
  if (region === "") return ofSite[site] ?? "";
  if (union.has(region)) return "EU";
  return region === "TUR" || region === "KAZ" || region === "IND" ? region : "";
}

/** The zone whose law asks who gets a withdrawal; null where none does. */
export function withdrawZone(region: string, site: SiteId): Exclude<TravelZone, ""> | null {
  const own = withdrawOnly.find((zone) => zone === (region === "" ? site : region));
  const zone = own ?? travelZone(region, site);
  return zone === "" ? null : zone;
}
