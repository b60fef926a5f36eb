import { siteOf } from "#shared/site/site.ts";
import { appConfig } from "./app-config.ts";
import { useClientStore } from "./client-store.ts";

/** Sets the store's flag on unregulated stablecoins where the host wants the strip: on the EU site (R2.10). */
export function showNotices(): void {
  const wanted = appConfig.commonConfigUnregulatedStablecoinsTips === true;
  if (wanted && siteOf(location.hostname) === "EU") useClientStore.setState({ showUnregulatedTips: true });
}
