import type { InternalTarget } from "#shared/contract/address-shapes.ts";
import { isFeatureOn, resolveFeatures } from "#shared/site/features.ts";
import { useClientStore } from "#src/state/client-store.ts";

/** By what a site lets people find others (R2.11). */
export function useRecipientWays(): readonly InternalTarget[] {
  const config = useClientStore((state) => state.webSiteComplianceConfig);
  const features = resolveFeatures(config);
  return [
    ...(isFeatureOn(features, "internalTransferUid") ? (["UID"] as const) : []),
    ...(isFeatureOn(features, "internalTransferMail") ? (["EMAIL"] as const) : []),
    ...(isFeatureOn(features, "internalTransferPhone") ? (["MOBILE"] as const) : []),
  ];
}
