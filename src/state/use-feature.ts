import type { FeatureKey } from "#shared/site/feature-list.ts";
import { isFeatureOn, resolveFeatures } from "#shared/site/features.ts";
import { useClientStore } from "./client-store.ts";

/** Whether the site's flags leave this part of the product on (R2.*). */
export function useFeature(name: FeatureKey): boolean {
  return useClientStore(({ webSiteComplianceConfig: config }) => isFeatureOn(resolveFeatures(config), name));
}
