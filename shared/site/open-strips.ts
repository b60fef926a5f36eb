import type { SiteBanner } from "../contract/site.ts";

/** The strip that `showUnregulatedTips` stands for: its words are the page's own (R4.17). */
const stablecoinStrip = "unregulated-stablecoins";

/** What a site's strips come to at a time of the server's, ms (F2a.8). */
export interface OpenStrips {
  /** Whether the one on unregulated stablecoins is among them. */
  readonly stablecoins: boolean;
  readonly others: readonly SiteBanner[];
  /** When that changes next; infinite for never. */
  readonly until: number;
}

export function openStrips(rows: readonly SiteBanner[], now: number): OpenStrips {
  const open = rows.filter(({ startTime, endTime }) => startTime <= now && (endTime === 0 || now < endTime));
  const others = open.filter(({ id }) => id !== stablecoinStrip);
  const moments = rows.flatMap(({ startTime, endTime }) => [startTime, endTime]);
  return {
    stablecoins: others.length < open.length,
    others,
    until: Math.min(...moments.filter((moment) => moment > now)),
  };
}
