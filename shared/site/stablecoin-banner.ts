import type { AppConfig } from "./app-config.ts";
import type { SiteId } from "./site-id.ts";

/**
 * Whether the strip on unregulated stablecoins shows: on the EU site only, when the host's flag and the client
 * store's `showUnregulatedTips` are both true (R2.10, R4.17).
 */
export function showsStablecoinBanner(
  site: SiteId,
  config: AppConfig,
  showUnregulatedTips: boolean,
): boolean {
  return site === "EU" && config.commonConfigUnregulatedStablecoinsTips === true && showUnregulatedTips;
}
