import type { FeatureKey } from "#shared/site/feature-list.ts";
import { isFeatureOn } from "#shared/site/features.ts";
import { useFeatures } from "./use-features.ts";

/** Whether the site's flags leave this part of the product on (R2.11-R2.13). */
export const useFeature = (key: FeatureKey): boolean => isFeatureOn(useFeatures(), key);
