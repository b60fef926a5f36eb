import type { InternalTarget } from "#shared/contract/address-shapes.ts";
import { isFeatureOn } from "#shared/site/features.ts";
import { useFeatures } from "#src/state/use-features.ts";

/** By what a site lets people find others (R2.11). */
export function useRecipientWays(): readonly InternalTarget[] {
  const features = useFeatures();
  return [
    ...(isFeatureOn(features, "internalTransferUid") ? (["UID"] as const) : []),
    ...(isFeatureOn(features, "internalTransferMail") ? (["EMAIL"] as const) : []),
    ...(isFeatureOn(features, "internalTransferPhone") ? (["MOBILE"] as const) : []),
  ];
}
