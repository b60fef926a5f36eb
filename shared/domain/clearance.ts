import type { SiteId } from "../site/site-id.ts";

/** 2024-04-30 04:00 UTC, ms: when the Hong Kong site was cleared. No page reads it: which records are of before is the exchange's business. */
const hongKongClearance = 1_714_449_600_000;

/** When a site was cleared, ms; null for sites that never were (R3.9). */
export function clearanceTime(site: SiteId): number | null {
  return site === "HKG" ? hongKongClearance : null;
}

/** From when on data is held apart, in seconds (R9.14). */
export function isolationTime(): number {
  return hongKongClearance / 1000;
}
