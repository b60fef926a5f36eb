import type { AppConfig } from "#shared/site/app-config.ts";
import { siteOf } from "#shared/site/site.ts";
import { identityPath } from "./identity-page.ts";

/** The configuration of the host that a page is requested under; `hostname` without a port. */
export type HostConfig = (hostname: string) => AppConfig;

/** What each site's host would say: the EU site tells of unregulated stablecoins (R2.10). */
export const hostConfig: HostConfig = (hostname) => ({
  identityUrl: identityPath,
  ...(siteOf(hostname) === "EU" && { commonConfigUnregulatedStablecoinsTips: true }),
});
